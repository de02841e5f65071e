import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fuseAndHostage } from '../../src/games/house/haunts/16-fuse-and-hostage.ts';
import { hauntScene } from '../support/house-haunt.ts';
import type { HauntPlace } from '../support/house-haunt.ts';
import { gamesByChance } from '../support/house-haunt-games.ts';
import type { TilePlace } from '../support/house-place.ts';
import type { Scene } from '../support/house-scene.ts';

const stairs: TilePlace = ['stairs-from-basement', 'basement', 0, -1];
const crypt: TilePlace = ['crypt', 'basement', 1, 0, 3];

/** Explorer 1 reveals, explorer 2 is the traitor, explorer 3 has the first turn. */
const started = (place: HauntPlace = {}): Scene =>
  hauntScene(fuseAndHostage, { ...place, tiles: [stairs, crypt, ...(place.tiles ?? [])] });

const phantoms = ({ state }: Scene): readonly (readonly [string, string | null])[] =>
  state.monsters.map(({ room, of }) => [room, of]);

/** The phantom stands in the Crypt beside explorer 3, which found it. */
const met = (place: HauntPlace = {}): Scene =>
  started({ ...place, explorers: { explorer3: { room: 'crypt' }, ...place.explorers } }).run(
    { verb: 'placeMonster', kind: 'phantom', at: 'room:crypt', owner: 'me' },
    { me: 'explorer3' },
  );

const beat = (scene: Scene): Scene =>
  scene.choose({ c: 'attack', target: scene.state.monsters[0]!.id }).rolls('roll.attack', 5).rolls('roll.defence', 3);

describe('H-20.4 #16 set-up', () => {
  test('H-20.4 #16 the Girl is taken from whoever has her and set aside', () => {
    const scene = started({
      explorers: { explorer1: { cards: ['girl', 'axe'], tracks: { sanity: 4, knowledge: 4 } } },
    });
    assert.deepEqual(scene.explorer().cards, ['axe']);
    assert.deepEqual([scene.index('explorer1', 'sanity'), scene.index('explorer1', 'knowledge')], [3, 3]);
    assert.ok(scene.state.removed.includes('girl'));
  });

  test('H-20.4 #16 a Girl that nobody has drawn is taken out of the omens', () => {
    const scene = started();
    assert.ok(!scene.state.hidden.decks.omen.includes('girl'));
    assert.ok(scene.state.removed.includes('girl'));
  });

  test('H-20.4 #16 the traitor, left of the revealer, puts the Stairs from Basement in the house', () => {
    const scene = hauntScene(fuseAndHostage);
    assert.equal(scene.state.haunt?.traitor, 'explorer2');
    assert.equal(scene.pending.seat, 'explorer2');
    scene.passTo('explorer3');
    assert.ok(scene.state.tiles.some(({ room, floor }) => room === 'stairs-from-basement' && floor === 'basement'));
  });
});

describe('H-20.4 #16 the phantom', () => {
  const explores = (room: string, from: string): Scene =>
    started({ stack: [room], explorers: { explorer3: { room: from } }, top: { event: ['night-view'] } });

  test('H-20.4 #16 it shows itself in a newly discovered basement room with an event symbol', () => {
    const scene = explores('organ-room', 'basement-landing').choose({ c: 'explore', side: 'W' });
    while (scene.key !== 'turn.free') {
      if (scene.pending.kind === 'roll') scene.roll(0);
      else scene.apply({ t: 'choose', seat: 'explorer3', ask: scene.pending.id, choice: scene.pending.choices[0]! });
    }
    assert.deepEqual(phantoms(scene), [['organ-room', 'explorer3']]);
  });

  test('H-20.4 #16 neither on other floors nor where no symbol is', () => {
    for (const [room, from] of [
      ['organ-room', 'foyer'],
      ['chasm', 'basement-landing'],
    ] as const) {
      const scene = explores(room, from);
      scene.choose({ c: 'explore', side: scene.offered('explore')[0]!.side });
      while (scene.key !== 'turn.free') {
        if (scene.pending.kind === 'roll') scene.roll(0);
        else scene.apply({ t: 'choose', seat: 'explorer3', ask: scene.pending.id, choice: scene.pending.choices[0]! });
      }
      assert.deepEqual(phantoms(scene), [], room);
    }
  });

  test('H-20.4 #16 it stays until its discoverer has the next turn, attacks, and slips away', () => {
    const scene = met().end();
    scene.passTo('explorer2').end();
    scene.rolls('roll.fuse', 0);
    assert.deepEqual(phantoms(scene), [['crypt', 'explorer3']]);
    assert.equal(scene.key, 'roll.attack');
    scene
      .roll(4)
      .rolls('roll.defence', 3)
      .choose({ c: 'split', steps: { speed: 1, might: 0 } });
    assert.equal(scene.state.turn.seat, 'explorer3');
    assert.deepEqual(phantoms(scene), []);
  });

  test('H-20.4 #16 without a discoverer to come it goes at the end of the monsters’ turn', () => {
    const scene = met().run({ verb: 'kill', who: 'explorers.in(room:crypt)' });
    assert.equal(phantoms(scene).length, 1);
    scene.passTo('explorer1');
    if (phantoms(scene).length > 0) scene.end().passTo('explorer1');
    assert.deepEqual(phantoms(scene), []);
  });

  test('H-20.4 #16 once every such room is discovered it returns to an empty one by itself', () => {
    const others = fuseAndHostage.lists!['h16-hiding']!.filter(room => room !== 'crypt');
    const tiles = others.map((room, index): TilePlace => [room, 'basement', index - 8, 9]);
    const scene = started({ tiles }).passTo('explorer2').end().rolls('roll.fuse', 0);
    const [[room, owner] = []] = phantoms(scene);
    assert.ok(fuseAndHostage.lists!['h16-hiding']!.includes(room!));
    assert.equal(owner, 'explorer2');
  });

  test('H-20.4 #16 beaten it gives up the Girl, leaves the bomb and is gone', () => {
    const scene = beat(met());
    assert.deepEqual(scene.explorer('explorer3').cards, ['girl']);
    assert.ok(!scene.state.removed.includes('girl'));
    assert.deepEqual(phantoms(scene), []);
    assert.deepEqual(
      scene.state.tokens.map(({ kind, room }) => [kind, room]),
      [['h16-bomb', 'crypt']],
    );
  });

  test('H-20.4 #16 hurt by no hero it gives the Girl to the nearest one', () => {
    const blast = { verb: 'hurt', who: 'monsters', kind: 'physical', by: 4 } as const;
    const scene = met({ explorers: { explorer1: { room: 'basement-landing' } } }).run(blast, { me: 'explorer2' });
    assert.deepEqual(scene.explorer('explorer3').cards, ['girl']);
    assert.equal(scene.state.haunt?.variables['freed'], 1);
  });
});

describe('H-20.4 #16 wins of the heroes', () => {
  test('H-20.4 #16 Knowledge 7+ beside the bomb disarms it', () => {
    const scene = beat(met());
    scene.choose({ c: 'act', key: 'h16.disarm' }).rolls('roll.task', 6);
    assert.equal(scene.state.result, null);
    assert.deepEqual(scene.offered('act'), []);
    scene.end().passTo('explorer3').choose({ c: 'act', key: 'h16.disarm' }).rolls('roll.task', 7);
    assert.deepEqual(scene.state.result, { seats: ['explorer1', 'explorer3'], side: 'heroes', reason: 'won' });
  });

  test('H-20.4 #16 the bomb cannot be disarmed before the Girl is free', () => {
    assert.deepEqual(met().offered('act'), []);
  });

  test('H-20.4 #16 the front door opens with Knowledge 6+ or Might 6+, and the Girl is led out', () => {
    const scene = started().run({ verb: 'move', what: 'card:girl', to: 'me' }, { me: 'explorer3' });
    scene.choose({ c: 'act', key: 'h16.open-door' }).choose({ c: 'option', key: 'task.might' }).rolls('roll.task', 5);
    assert.deepEqual(scene.offered('act'), []);
    scene.end().passTo('explorer3').choose({ c: 'act', key: 'h16.open-door' });
    scene
      .choose({ c: 'option', key: 'task.knowledge' })
      .rolls('roll.task', 6)
      .choose({ c: 'act', key: 'h16.leave-house' });
    assert.equal(scene.state.result?.side, 'heroes');
  });

  test('H-20.4 #16 only the hero with the Girl may leave', () => {
    const scene = started().run({ verb: 'set', name: 'doorOpen', to: 1 });
    assert.deepEqual(scene.offered('act'), []);
  });
});

describe('H-20.4 #16 wins of the traitor', () => {
  const lastTurn = (players: number, track: number): Scene =>
    started({ players }).run({ verb: 'set', name: 'turn', to: track }).passTo('explorer2').end();

  for (const [players, least] of [
    [3, 8],
    [4, 7],
    [5, 6],
    [6, 5],
  ] as const)
    test(`H-20.4 #16 the house blows up on ${least}+ with ${players} players`, () => {
      const scene = lastTurn(players, 5);
      assert.equal(scene.pending.dice, 6);
      scene.rolls('roll.fuse', least - 1);
      assert.equal(scene.state.result, null);
      assert.equal(lastTurn(players, 5).rolls('roll.fuse', least).state.result?.side, 'traitor');
    });

  test('H-20.4 #16 the first turn rolls one die, never more than eight', () => {
    assert.equal(lastTurn(3, 0).pending.dice, 1);
    assert.equal(lastTurn(3, 11).pending.dice, 8);
  });

  test('H-20.4 #16 the fuse burns on when the traitor is dead', () => {
    const scene = started().run({ verb: 'kill', who: 'traitor' }).end().end();
    assert.equal(scene.state.result, null);
    scene.rolls('roll.fuse', 1);
    assert.equal(scene.state.haunt?.track, 1);
  });

  test('H-20.4 #16 all heroes dead', () => {
    assert.equal(started().run({ verb: 'kill', who: 'heroes' }).state.result?.side, 'traitor');
  });
});

test('H-20.4 #16 games by chance end', () => {
  gamesByChance(fuseAndHostage);
});
