import assert from 'node:assert/strict';
import test from 'node:test';
import { decisionOf } from '../../src/engine/bot.ts';
import { randomStream } from '../../src/engine/chance.ts';
import { isRefused } from '../../src/engine/contract.ts';
import type { Seat } from '../../src/engine/contract.ts';
import { houseBotFor } from '../../src/games/house/bots/index.ts';
import { contentFor } from '../../src/games/house/content/index.ts';
import type { HouseEvent } from '../../src/games/house/rules/events.ts';
import type { HouseState } from '../../src/games/house/rules/state.ts';
import { optionsFor } from '../support/house-options.ts';
import { withOtherLuck, withOtherSecrets } from '../support/house-twin.ts';
import { game } from '../support/house-ui-games.ts';

const positions = process.env['VIGIL_SOAK'] === '1' ? 1000 : 60;
const every = 7;

const decide = (
  state: HouseState,
  seat: Seat,
  about: { readonly told: readonly HouseEvent[]; readonly number: number },
) =>
  decisionOf(
    houseBotFor({ bot: 'level3' }).think({
      view: game.view(state, seat),
      ask: game.asks(state, seat)[0]!,
      legal: game.legal(state, seat),
      told: about.told,
      random: randomStream([about.number, 1, 2, 3], 'twin'),
    }),
  );

/** Every few positions of whole games of bots, with what the seat was told until then. */
function* positionsOfGames(): Generator<{ state: HouseState; seat: Seat; told: readonly HouseEvent[] }> {
  for (let seed = 1; ; seed++) {
    let state = game.setup(optionsFor({ dice: 'drawn', players: 3 + (seed % 4) }), [seed, 4, 4, 4]);
    const told = new Map<Seat, HouseEvent[]>(state.seats.map(seat => [seat, []]));
    for (let number = 0; game.result(state) === null; number++) {
      const { seat } = game.asks(state, 'table')[0]!;
      if (number % every === 0 && game.asks(state, seat)[0]!.kind === 'choose')
        yield { state, seat, told: [...told.get(seat)!] };
      const answer = game.apply(state, decide(state, seat, { told: told.get(seat)!, number }).action);
      if (isRefused(answer)) throw new Error(answer.refused.code);
      state = answer.state;
      for (const [witness, events] of told)
        events.push(...answer.events.flatMap(event => game.witness(state, event, witness) ?? []));
    }
  }
}

test('what a seat cannot know changes no decision of its bot and no reason', () => {
  let number = 0;
  let inHaunt = 0;
  for (const { state, seat, told } of positionsOfGames()) {
    const wish = { viewer: seat, content: contentFor(state.options), random: randomStream([number, 5, 5, 5], 'luck') };
    const twin = withOtherSecrets(withOtherLuck(state, wish), wish);
    assert.deepEqual(decide(twin, seat, { told, number }), decide(state, seat, { told, number }), `position ${number}`);
    inHaunt += state.haunt ? 1 : 0;
    number += 1;
    if (number >= positions) break;
  }
  assert.ok(inHaunt > positions / 4, `${inHaunt} of ${number} positions in a haunt`);
});
