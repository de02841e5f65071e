import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomStream } from '../../src/engine/chance.ts';
import { isRefused } from '../../src/engine/contract.ts';
import type { Applied, RandomIndex, Viewer } from '../../src/engine/contract.ts';
import type { AnyGame } from '../../src/engine/loaded-game.ts';
import { act, undo } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import { haunts } from '../../src/games/house/haunts/index.ts';
import type { HouseAction } from '../../src/games/house/rules/actions.ts';
import type { HouseContent } from '../../src/games/house/rules/content-index.ts';
import type { HouseEvent } from '../../src/games/house/rules/events.ts';
import type { HouseState } from '../../src/games/house/rules/state.ts';
import { deepFreeze, pick } from '../support/convent-random.ts';
import { isSoak, turnCap } from '../support/house-games.ts';
import { tableWith } from '../support/house-haunt.ts';
import { randomHouseOptions, seedOfGame } from '../support/house-random.ts';
import { mould, siege } from '../support/house-test-haunts.ts';
import { faceUp, secretKeysOf, sidesKnownTo, withOtherLuck, withOtherSecrets } from '../support/house-twin.ts';
import type { BookSide } from '../support/house-twin.ts';
import { variantOf } from '../support/wrong-actions.ts';

const entries = [...haunts, siege, mould];
const games = isSoak ? 1000 : 2 * entries.length;

type Outcome = Applied<HouseState, HouseEvent>;
type Twinning = typeof withOtherLuck;

/** What may come out otherwise in public when only luck differs, and when only secrets do. */
const explained: ReadonlyMap<Twinning, readonly HouseEvent['t'][]> = new Map([
  [withOtherLuck, ['rolled', 'cardDrawn', 'tilePlaced', 'tileDiscarded', 'deckShuffled', 'told']],
  [withOtherSecrets, ['told', 'gameEnded']],
]);

const counts = { moves: 0, compared: 0, apart: { luck: 0, secrets: 0 }, undone: 0, private: 0 };

const json = (value: unknown): string => JSON.stringify(value);

/** Where two tellings part; -1 when they are the same. */
const partingOf = (one: readonly HouseEvent[], other: readonly HouseEvent[]): number =>
  (one.length < other.length ? other : one).findIndex((_, index) => json(one[index]) !== json(other[index]));

for (const entry of entries) {
  const { house: game, contentFor } = tableWith(entry);

  const applied = (state: HouseState, action: HouseAction): Outcome => {
    const answer = game.apply(state, action);
    if (isRefused(answer)) assert.fail(`${json(action)} is refused: ${json(answer.refused)}`);
    return answer;
  };

  const seen = ({ state, events }: Outcome, viewer: Viewer): readonly HouseEvent[] =>
    events.flatMap(event => game.witness(state, event, viewer) ?? []);

  function assertSameFor(viewer: Viewer, [one, other]: readonly [HouseState, HouseState]): void {
    const [view, otherView] = [game.view(one, viewer), game.view(other, viewer)];
    for (const part of Object.keys(view) as (keyof typeof view)[])
      assert.equal(json(view[part]), json(otherView[part]), `${part} in the view of ${viewer}`);
    assert.equal(json(game.asks(one, viewer)), json(game.asks(other, viewer)), `the asks of ${viewer}`);
    assert.equal(json(game.legal(one, viewer)), json(game.legal(other, viewer)), `the legal actions of ${viewer}`);
    counts.compared += 1;
  }

  /** Legal or not, an action of the viewer is judged alike in both worlds. */
  function assertJudgedAlike(
    action: HouseAction,
    [one, other]: readonly [HouseState, HouseState],
    about: { readonly viewer: Viewer; readonly random: RandomIndex },
  ): void {
    const variant = variantOf(action, { seats: [about.viewer], staleAsk: '1.1', random: about.random }) as HouseAction;
    const wrong = { ...variant, seat: about.viewer };
    const refusals = [one, other].map(state => {
      const answer = game.apply(state, wrong);
      return isRefused(answer) && answer.refused;
    });
    assert.deepEqual(refusals[0], refusals[1], json(wrong));
  }

  const sessionAt = (state: HouseState): Session => ({
    game: game as unknown as AnyGame,
    header: { options: state.options } as Session['header'],
    seats: state.seats,
    steps: [],
    snapshots: [state],
    state,
  });

  /** Whatever the viewer may take back in one world it may in the other, and stands where it stood. */
  function assertUndoneAlike(viewer: Viewer, worlds: readonly (readonly [HouseState, HouseAction])[]): void {
    const [one, other] = worlds.map(([state, action]) => {
      const done = act(sessionAt(state), action);
      assert.ok(done.ok);
      const back = undo(done.session, viewer);
      return back.ok ? game.view(back.session.state as HouseState, viewer) : back.refused;
    });
    assert.equal(json(one), json(other), `undo by ${viewer}`);
    if (!('code' in one!)) counts.undone += 1;
  }

  /** What is another's secret is chosen otherwise in the other world. */
  function actionOfTwin(
    state: HouseState,
    action: HouseAction,
    about: { readonly viewer: Viewer; readonly random: RandomIndex },
  ): HouseAction {
    if (state.hidden.pending!.isPublic || action.seat === about.viewer) return action;
    counts.private += 1;
    return game.sampleLegal(state, action.seat, about.random);
  }

  /** One action in a world and its twin for one viewer: as long as it witnesses the same, it knows and is asked the same. */
  function compare(
    state: HouseState,
    action: HouseAction,
    about: {
      readonly viewer: Viewer;
      readonly content: HouseContent;
      readonly random: RandomIndex;
      readonly twinning: Twinning;
    },
  ): void {
    const { viewer, content, twinning } = about;
    const twin = deepFreeze(twinning(state, about));
    assertSameFor(viewer, [state, twin]);
    if (viewer !== 'table') assertJudgedAlike(action, [state, twin], about);
    const other = twinning === withOtherSecrets ? actionOfTwin(state, action, about) : action;
    const outcomes = [applied(state, action), applied(twin, other)] as const;
    const [told, toldTwin] = outcomes.map(outcome => seen(outcome, viewer));
    const parting = partingOf(told!, toldTwin!);
    if (parting < 0) {
      const [shown, shownTwin] = outcomes.map(({ state: after }) => json(faceUp(after, content)));
      if (shown !== shownTwin) return void (counts.apart.luck += 1);
      assertSameFor(viewer, [outcomes[0].state, outcomes[1].state]);
      assert.equal(outcomes[0].barrier, outcomes[1].barrier);
      assertUndoneAlike(viewer, [
        [state, action],
        [twin, other],
      ]);
      return;
    }
    const parted = [told![parting], toldTwin![parting]];
    // What is told to one side may become public by what follows from it: a mark where something was found.
    const until = partingOf(outcomes[0].events, outcomes[1].events) + 1;
    const tellings = outcomes.flatMap(({ events }) => events.slice(0, until).filter(({ t }) => t === 'told'));
    assert.ok(
      [...parted, ...tellings].some(event => event && explained.get(twinning)!.includes(event.t)),
      `${viewer} witnesses ${json(parted)} after ${json(action)}`,
    );
    counts.apart[twinning === withOtherLuck ? 'luck' : 'secrets'] += 1;
  }

  const secrets = { heroes: secretKeysOf(entry, 'heroes'), traitor: secretKeysOf(entry, 'traitor') };

  /** Nothing that stands in the other side's book or goes to the other side alone is in what a viewer is given. */
  function assertNoBook({ state, events }: Outcome, viewer: Viewer): void {
    if (state.result !== null) return;
    const sides = sidesKnownTo(state, viewer);
    const view = game.view(state, viewer);
    assert.deepEqual(view.haunt?.books ?? [], sides);
    const shown = json([
      view,
      game.asks(state, viewer),
      game.legal(state, viewer),
      seen({ state, events, barrier: false }, viewer),
    ]);
    for (const side of ['heroes', 'traitor'] as const satisfies readonly BookSide[]) {
      if (sides.includes(side)) continue;
      for (const key of [`haunt.${entry.number}.${side}`, ...secrets[side]])
        assert.ok(!shown.includes(json(key)), `${viewer} is given ${key} of the ${side}`);
    }
  }

  test(`twin worlds: what a seat cannot know changes nothing for it in games of haunt ${entry.number}`, () => {
    for (let number = 0; number < Math.ceil(games / entries.length); number++) {
      const random = randomStream([number, entry.number, 6, 7], 'twin worlds');
      const options = randomHouseOptions(number + entry.number, random);
      const content = contentFor(options);
      let state = deepFreeze(game.setup(options, seedOfGame(number)));
      while (state.result === null && state.turn.number < turnCap) {
        const action = game.sampleLegal(state, state.hidden.pending!.seat, random);
        const viewer = pick([...state.seats, 'table'], random);
        const twinning = random(2) === 0 ? withOtherLuck : withOtherSecrets;
        try {
          compare(state, action, { viewer, content, random, twinning });
          const outcome = applied(state, action);
          for (const each of [...state.seats, 'table']) assertNoBook(outcome, each);
          state = deepFreeze(outcome.state);
        } catch (error) {
          throw new Error(`game ${number}: ${String(error)}`, { cause: error });
        }
        counts.moves += 1;
      }
    }
  });
}

test('twin worlds: most of what happened was compared, not parted', () => {
  const { moves, compared, apart, undone } = counts;
  if (isSoak) console.log(counts);
  assert.ok(compared > 1.5 * moves);
  assert.ok(apart.luck < moves / 4 && apart.secrets < moves / 50, json(counts));
  assert.ok(undone > 0 && counts.private > 0);
});
