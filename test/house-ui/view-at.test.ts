import assert from 'node:assert/strict';
import test from 'node:test';
import type { HouseView } from '../../src/games/house/rules/view.ts';
import { viewAt } from '../../src/games/house/ui/replay/view-at.ts';
import { game, playedGame } from '../support/house-ui-games.ts';

/** What the film shows: places, sheets, monsters and tokens. */
const shown = ({ tiles, explorers, monsters, tokens, round, turn, omensDrawn, haunt }: HouseView) => ({
  now: { round, seat: turn.seat, omensDrawn, haunt: haunt?.number },
  tiles: tiles.map(({ room, floor, x, y, rotation, state }) => ({ room, floor, x, y, rotation, state })),
  explorers: Object.values(explorers).map(({ seat, room, alive, party, cards, lasting, tracks }) => ({
    seat,
    room: alive ? room : null,
    alive,
    party,
    cards: [...cards].sort(),
    lasting: [...lasting].sort(),
    indices: Object.values(tracks).map(({ index }) => index),
  })),
  monsters: monsters.map(({ id, room, stunned }) => ({ id, room, stunned })),
  tokens: tokens.map(({ id }) => id).sort(),
});

test('the film stands where the game stood, at its end and in the middle', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const { steps, log, end } = playedGame({
      seed,
      players: 3 + (seed % 4),
      player: seed % 2 === 0 ? 'simple' : 'random',
    });
    const last = game.view(end, 'open');
    let count = 0;
    for (const { view, events } of steps) {
      if (view.haunt === null || view.phase === 'haunt') {
        const film = shown(viewAt(last, log, count));
        const real = shown(view);
        // Set-up of the haunt may move people off the board before it says so; it is told at its end.
        assert.deepEqual(film.tiles, real.tiles, `seed ${seed} at ${count}`);
        assert.deepEqual(film.explorers, real.explorers, `seed ${seed} at ${count}`);
        assert.deepEqual(film.monsters, real.monsters, `seed ${seed} at ${count}`);
        assert.deepEqual(film.tokens, real.tokens, `seed ${seed} at ${count}`);
        assert.deepEqual(film.now, real.now, `seed ${seed} at ${count}`);
        if (count % 7 === 0)
          assert.deepEqual(shown(viewAt(view, log.slice(0, count), count)), real, 'while it goes on');
      }
      count += events.length;
    }
  }
});
