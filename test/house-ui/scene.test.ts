import assert from 'node:assert/strict';
import test from 'node:test';
import type { ChooseAsk, HouseAsk } from '../../src/games/house/rules/asks.ts';
import { opposite } from '../../src/games/house/rules/house-map.ts';
import { spotsIn } from '../../src/games/house/ui/board/plan/figures-drawing.ts';
import { contentsOf, mapWords } from '../../src/games/house/ui/board/map-words.ts';
import { doorwayOfChoice, mapScene, sideTowards } from '../../src/games/house/ui/board/scene-of-view.ts';
import { doorsAt, doorState, factsFor, tileBeside } from '../../src/games/house/ui/facts.ts';
import { floors, narratorFor, playedGame, tableFor, type PlayedStep } from '../support/house-ui-games.ts';

const { steps } = playedGame({ seed: 2, players: 4 });

const asked = (key: string): readonly (PlayedStep & { readonly ask: ChooseAsk })[] =>
  steps.filter(
    (step): step is PlayedStep & { readonly ask: ChooseAsk } => step.ask.kind === 'choose' && step.ask.key === key,
  );

const sceneOf = (step: PlayedStep, ask: HouseAsk | null = step.ask) => {
  const narrator = narratorFor(step.view, 'en');
  return mapScene({ view: step.view, table: tableFor(step.view.seats), narrator, ask, ghost: null, room: null });
};

test('the map lights exactly the doorways and rooms that can be answered with', () => {
  for (const step of asked('turn.free').slice(0, 60)) {
    const { floors: scenes } = sceneOf(step);
    const lit = Object.values(scenes).flatMap(({ doorways }) => doorways.filter(({ isOffered }) => isOffered));
    const sides = step.ask.choices.flatMap(choice => doorwayOfChoice(choice, step) ?? []);
    assert.deepEqual(
      lit.map(({ room, side }) => `${room} ${side}`).sort(),
      sides.map(({ room, side }) => `${room} ${side}`).sort(),
    );
    const rooms = Object.values(scenes).flatMap(({ offered }) => offered);
    const steppable = step.ask.choices.flatMap(choice => (choice.c === 'step' ? [choice.to] : []));
    assert.deepEqual([...new Set(rooms)].sort(), [...new Set(steppable)].sort());
  }
});

test('open doorways on the map are those the core counts', () => {
  for (const step of asked('turn.free').slice(0, 30)) {
    const facts = factsFor(step.view.options.settings);
    for (const scene of Object.values(sceneOf(step).floors)) {
      const tiles = step.view.tiles
        .filter(({ floor }) => floor === scene.floor)
        .map(tile => ({ x: tile.x, y: tile.y, doors: tile.state === 'there' ? doorsAt(facts, tile) : [] }));
      const counted = floors.openDoorways({ floor: scene.floor, tiles });
      assert.equal(scene.doorways.length, counted.length);
    }
  }
});

test('a doorway is joined from both sides, false or open', () => {
  const { view } = steps.at(-1)!;
  const facts = factsFor(view.options.settings);
  for (const tile of view.tiles)
    for (const side of doorsAt(facts, tile)) {
      const state = doorState(facts, { tiles: view.tiles, tile, side });
      const other = tileBeside(view.tiles, tile, side);
      assert.equal(state === 'open', other === undefined);
      if (state === 'joined')
        assert.equal(doorState(facts, { tiles: view.tiles, tile: other!, side: opposite(side) }), 'joined');
    }
});

test('a tile in hand lies behind its doorway, and must look back to where one came from', () => {
  for (const step of asked('tile.rotation')) {
    const place = step.ask.choices.find(choice => choice.c === 'place')!;
    if (place.c !== 'place' || !step.ask.room) continue;
    const ghost = {
      floor: place.floor,
      x: place.x,
      y: place.y,
      room: step.ask.room,
      rotation: place.rotation,
      isLegal: true,
    };
    const narrator = narratorFor(step.view, 'en');
    const scene = mapScene({
      view: step.view,
      table: tableFor(step.view.seats),
      narrator,
      ask: step.ask,
      ghost,
      room: null,
    });
    const inHand = scene.floors[place.floor].tiles.filter(tile => tile.ghost === 'legal');
    assert.equal(inHand.length, 1);
    assert.equal(scene.active, place.floor);
    const from = step.view.explorers[step.ask.seat]!.room;
    const back = sideTowards(ghost, { view: step.view, from });
    if (back) assert.ok(inHand[0]!.doors[back] !== undefined, step.ask.room);
  }
  assert.ok(asked('tile.rotation').length > 0);
});

test('a room says aloud where its doorways lead and who is there', () => {
  const step = asked('turn.free')[0]!;
  const narrator = narratorFor(step.view, 'en');
  const words = mapWords({ view: step.view, narrator, scene: sceneOf(step) });
  assert.match(words.roomLabel('foyer'), /Foyer\. Doorways: .*(west to Grand Staircase|Grand Staircase)/);
  assert.ok(contentsOf('entrance-hall', { view: step.view, narrator }).length > 0);
  assert.match(words.floorTab('ground'), /Ground floor: /);
});

test('figures find room in a tile, however many there are', () => {
  for (let count = 1; count <= 12; count++) {
    const spots = spotsIn(count);
    assert.equal(spots.length, count);
    for (const { x, y, size } of spots) {
      assert.ok(x - size / 2 >= 0 && x + size / 2 <= 100, `${count}: ${x}`);
      assert.ok(y - size / 2 >= 20 && y + size / 2 <= 104, `${count}: ${y}`);
    }
  }
});
