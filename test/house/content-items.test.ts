import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { changes, drawing, follow, withMonster } from '../support/house-card.ts';
import type { Script } from '../support/house-card.ts';
import type { Scene } from '../support/house-scene.ts';
import { scene } from '../support/house-scene.ts';

const use = (card: string) => ({ c: 'use', card }) as const;
const figure = (seat: string) => ({ c: 'figure', figure: seat }) as const;
const trait = (name: string) => ({ c: 'trait', trait: name }) as const;
const haunt = { traitor: 'explorer3' };

const holding = (cards: readonly string[], more: object = {}): Scene =>
  scene({ explorers: { explorer1: { cards } }, ...more });
const haunted = (cards: readonly string[]): Scene => holding(cards, { haunt });
const using = (game: Scene, script: Script): readonly string[] => changes(game, () => follow(game, script));
const might = {
  verb: 'roll',
  trait: 'might',
  ladder: [
    { least: 6, do: { verb: 'trait', trait: 'speed', by: 1 } },
    { least: 0, do: [] },
  ],
} as const;

describe('items that are held (H-10.3, H-10.9)', () => {
  const gains: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    [
      'amulet-of-the-ages',
      ['speed+1', 'might+1', 'sanity+1', 'knowledge+1'],
      ['speed-3', 'might-3', 'sanity-3', 'knowledge-3'],
    ],
    ['bell', ['sanity+1'], ['sanity-1']],
    ['druidic-charm', ['speed+1'], ['speed-1']],
    ['toy-monkey', ['speed+1', 'knowledge+1'], ['speed-1', 'knowledge-1']],
  ];
  for (const [card, gained, lost] of gains)
    test(`${card} gives and takes`, () => {
      const { game, changed } = drawing('item', card, {});
      assert.deepEqual(changed, gained);
      assert.deepEqual(
        changes(game, () => game.run({ verb: 'discard', card: `card:${card}` })),
        lost,
      );
    });

  test('Armor takes one off each physical damage, nothing off a loss or a mental damage', () => {
    const hurt = (program: Parameters<Scene['run']>[0]) => {
      const game = holding(['armor']);
      return changes(game, () => follow(game.run(program), []));
    };
    assert.deepEqual(hurt({ verb: 'hurt', kind: 'physical', by: 3 }), ['speed-2']);
    assert.deepEqual(hurt({ verb: 'hurt', kind: 'mental', by: 1 }), ['sanity-1']);
    assert.deepEqual(hurt({ verb: 'trait', trait: 'might', by: -1 }), ['might-1']);
  });

  test('Bell, Book and Candle together raise all four traits once and lower them when one goes', () => {
    const game = holding(['bell', 'book'], { top: { item: ['candle'] } });
    const all = ['speed+2', 'might+2', 'sanity+2', 'knowledge+2'];
    assert.deepEqual(
      changes(game, () => game.run({ verb: 'draw', deck: 'item' })),
      all,
    );
    const broken = changes(game, () => game.run({ verb: 'discard', card: 'card:bell' }));
    assert.deepEqual(broken, ['speed-2', 'might-2', 'sanity-3', 'knowledge-2']);
    const without = structuredClone(game.state.explorers['explorer1']!.cards);
    assert.deepEqual(without, ['book', 'candle']);
    const candle = holding(['bell', 'book'], { top: { item: ['candle'] } }).run({ verb: 'draw', deck: 'item' });
    assert.deepEqual(
      changes(candle, () => candle.run({ verb: 'discard', card: 'card:candle' })),
      all.map(up => up.replace('+', '-')),
    );
  });

  test('the Candle adds a die to trait rolls of events its holder draws', () => {
    const dice = (cards: readonly string[]) =>
      drawing('event', 'night-view', { place: { explorers: { explorer1: { cards } } } }).game.pending.dice;
    assert.equal(dice(['candle']), dice([]) + 1);
    assert.equal(holding(['candle']).run(might).pending.dice, holding([]).run(might).pending.dice);
  });

  test('a dropped Druidic Charm is discarded and stuns every monster there', () => {
    const game = holding(['druidic-charm']).choose({ c: 'drop', card: 'druidic-charm' });
    assert.deepEqual([game.state.discards.item, game.state.piles], [['druidic-charm'], {}]);
    const stunning = withMonster(withMonster(haunted(['druidic-charm']), 'entrance-hall'), 'foyer');
    follow(stunning, [{ c: 'drop', card: 'druidic-charm' }]);
    assert.deepEqual(
      stunning.state.monsters.map(({ stunned }) => stunned),
      [true, false],
    );
  });

  test('the Toy Monkey looks for somebody to attack once a turn on entering an inhabited room', () => {
    const monkey = (script: Script) => {
      const game = scene({ explorers: { explorer1: { room: 'foyer', cards: ['toy-monkey'] } } });
      return changes(game, () => follow(game.choose({ c: 'step', to: 'entrance-hall' }), script));
    };
    assert.deepEqual(monkey([3]), []);
    assert.deepEqual(monkey([1, figure('explorer2'), 4, 2]), ['2.speed-2']);
    assert.deepEqual(monkey([0, 3, 2]), ['speed-1']);
    const empty = scene({ explorers: { explorer1: { cards: ['toy-monkey'] } } });
    assert.equal(empty.choose({ c: 'step', to: 'foyer' }).key, 'turn.free');
  });
});

describe('items that are used (H-10.9)', () => {
  test('Adrenaline Shot: 4 more on a trait roll', () => {
    const game = holding(['adrenaline-shot']);
    assert.deepEqual(
      changes(game, () => follow(game.run(might), [use('adrenaline-shot'), 2])),
      ['speed+1'],
    );
    assert.deepEqual(game.state.discards.item, ['adrenaline-shot']);
  });

  test('Angel Feather: a result is named', () => {
    const game = holding(['angel-feather']);
    follow(game.run(might), [use('angel-feather')]);
    assert.deepEqual(
      game.offered('number').map(({ value }) => value),
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
    );
    assert.deepEqual(
      changes(game, () => follow(game, [{ c: 'number', value: 6 }])),
      ['speed+1'],
    );
  });

  test('Lucky Stone and Rabbit’s Foot: dice are rolled again', () => {
    const rolled = (card: string) => {
      const game = holding([card], { dice: 'drawn' }).run(might);
      return follow(game, [use(card)]);
    };
    assert.ok(rolled('lucky-stone').offered('number').length > rolled('rabbits-foot').offered('number').length);
    assert.deepEqual(rolled('lucky-stone').explorer().cards, []);
    assert.deepEqual(rolled('rabbits-foot').explorer().cards, ['rabbits-foot']);
  });

  test('Healing Salve and Smelling Salts restore what is below start', () => {
    const explorers = (card: string) => ({
      explorer1: { cards: [card] },
      explorer2: { tracks: { might: 1, speed: 0, knowledge: 1, sanity: 0 } },
    });
    const salve = scene({ explorers: explorers('healing-salve') });
    assert.deepEqual(using(salve, [use('healing-salve'), figure('explorer2')]), ['2.speed+2', '2.might+2']);
    assert.deepEqual(salve.state.discards.item, ['healing-salve']);
    const salts = scene({ explorers: explorers('smelling-salts') });
    assert.deepEqual(using(salts, [use('smelling-salts'), figure('explorer2')]), ['2.knowledge+2']);
  });

  test('Medical Kit gives steps back by the result, never above start', () => {
    const kit = (script: Script) => {
      const game = scene({
        explorers: {
          explorer1: { cards: ['medical-kit'], tracks: { knowledge: 7 } },
          explorer2: { tracks: { might: 2, speed: 0 } },
        },
      });
      return using(game, [use('medical-kit'), figure('explorer2'), ...script]);
    };
    const heal = (name: string) => ({ c: 'option', key: `heal.${name}` }) as const;
    assert.deepEqual(kit([8, heal('might'), heal('speed'), heal('speed')]), ['2.speed+2', '2.might+1']);
    assert.deepEqual(kit([7, heal('speed'), heal('speed')]), ['2.speed+2']);
    assert.deepEqual(kit([4, { c: 'no' }]), []);
    assert.deepEqual(kit([3]), []);
  });

  test('Mystic Coin', () => {
    assert.deepEqual(using(holding(['mystic-coin']), [use('mystic-coin'), 2, trait('speed')]), ['speed+1']);
    assert.deepEqual(using(holding(['mystic-coin']), [use('mystic-coin'), 1, trait('knowledge')]), ['knowledge+1']);
    assert.deepEqual(using(holding(['mystic-coin']), [use('mystic-coin'), 0, trait('might'), trait('sanity')]), [
      'might-1',
      'sanity-1',
    ]);
  });

  test('Puzzle Box opens on 6', () => {
    const open = holding(['puzzle-box'], { top: { item: ['axe', 'rope'] } });
    assert.deepEqual(follow(open, [use('puzzle-box'), 6]).explorer().cards, ['axe', 'rope']);
    assert.deepEqual(follow(holding(['puzzle-box']), [use('puzzle-box'), 5]).explorer().cards, ['puzzle-box']);
  });

  test('the Bottle, only after the haunt began', () => {
    assert.deepEqual(holding(['bottle']).offered('use'), []);
    const drink = (total: number, ...more: Script) => using(haunted(['bottle']), [use('bottle'), total, ...more]);
    assert.deepEqual(drink(5), ['speed+2', 'might+2']);
    assert.deepEqual(drink(4), ['sanity+2', 'knowledge+2']);
    assert.deepEqual(drink(3), ['might-1', 'knowledge+1']);
    assert.deepEqual(drink(2), ['sanity-2', 'knowledge-2']);
    assert.deepEqual(drink(1), ['speed-2', 'might-2']);
    assert.deepEqual(drink(0), ['speed-2', 'might-2', 'sanity-2', 'knowledge-2']);
    const away = follow(haunted(['bottle']), [use('bottle'), 6, { c: 'room', room: 'upper-landing' }]);
    assert.deepEqual([away.explorer().room, away.state.discards.item], ['upper-landing', ['bottle']]);
  });

  test('the Bell calls heroes on 5; on less the traitor may let monsters draw near', () => {
    const explorers = { explorer1: { cards: ['bell'] }, explorer2: { room: 'upper-landing' } };
    const called = follow(scene({ haunt, explorers }), [use('bell'), 5, { c: 'room', room: 'grand-staircase' }]);
    assert.deepEqual([called.explorer('explorer2').room, called.key], ['grand-staircase', 'turn.free']);
    const near = withMonster(scene({ haunt, explorers }), 'grand-staircase');
    follow(near, [use('bell'), 4]);
    assert.equal(near.pending.seat, 'explorer3');
    assert.equal(follow(near, [{ c: 'room', room: 'foyer' }]).state.monsters[0]!.room, 'foyer');
    assert.equal(follow(scene({ haunt, explorers }), [use('bell'), 4]).key, 'turn.free');
    assert.deepEqual(holding(['bell']).offered('use'), []);
  });

  test('the Bell of the traitor moves no monsters; without a traitor all of them come', () => {
    const own = withMonster(
      scene({ haunt: { traitor: 'explorer1' }, explorers: { explorer1: { cards: ['bell'] } } }),
      'foyer',
    );
    assert.deepEqual([follow(own, [use('bell'), 4]).key, own.state.monsters[0]!.room], ['turn.free', 'foyer']);
    const none = withMonster(
      scene({ haunt: { traitor: null }, explorers: { explorer1: { cards: ['bell'] } } }),
      'foyer',
    );
    assert.equal(follow(none, [use('bell'), 4]).state.monsters[0]!.room, 'entrance-hall');
  });
});

describe('weapons and Dynamite (H-12.8, H-12.11)', () => {
  const attack = (weapon: string, name = 'might') =>
    ({ c: 'attack', target: 'explorer3', trait: name, weapon }) as const;

  test('Axe, Blood Dagger and Revolver add their dice', () => {
    const dice = (weapon: string | null, name = 'might') =>
      haunted(weapon ? [weapon] : []).choose({ c: 'attack', target: 'explorer3', trait: name, weapon }).pending.dice;
    const bare = dice(null);
    assert.deepEqual([dice('axe'), dice('blood-dagger')], [bare + 1, Math.min(8, bare + 3)]);
    assert.equal(dice('revolver', 'speed'), haunted([]).explorer().tracks.speed.index === 4 ? 5 : 0);
  });

  test('the Blood Dagger costs Speed at each use', () => {
    assert.deepEqual(using(haunted(['blood-dagger']), [attack('blood-dagger'), 3, 3]), ['speed-1']);
  });

  test('whoever loses the Blood Dagger to a thief takes two dice', () => {
    const game = scene({ haunt, turn: 'explorer3', explorers: { explorer1: { cards: ['blood-dagger'] } } });
    const stolen = using(game, [
      { c: 'attack', target: 'explorer1', trait: 'might' },
      6,
      3,
      { c: 'card', card: 'blood-dagger' },
      2,
    ]);
    assert.deepEqual([stolen, game.explorer('explorer3').cards], [['speed-2'], ['blood-dagger']]);
  });

  test('Dynamite through a door: Speed 5 or four steps for everybody there, in place of the attack', () => {
    const explorers = {
      explorer1: { cards: ['dynamite'] },
      explorer2: { room: 'foyer' },
      explorer3: { room: 'foyer', party: 'traitor' },
    };
    const game = withMonster(scene({ haunt, explorers } as never), 'foyer');
    const hurt = using(game, [use('dynamite'), 5, 4, 4]);
    assert.deepEqual([hurt, game.state.monsters[0]!.stunned], [['3.speed-2', '3.might-2'], true]);
    assert.deepEqual([game.state.discards.item, game.state.turn.hasAttacked], [['dynamite'], true]);
  });
});
