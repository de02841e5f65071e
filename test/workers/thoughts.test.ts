import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BotRequest } from '../../src/workers/worker-ports.ts';
import { aNewGame, aReferee, opened, plays } from './referee-support.ts';
import type { RefereeChoices } from './referee-support.ts';

type Decide = NonNullable<RefereeChoices['decide']>;

/** Decides by its own randomness, as a bot does. */
const bySeed: Decide = ({ legal, seed }: BotRequest) => legal[seed[0] % legal.length]!;

const withoutNumber = ({ number: _number, ...request }: BotRequest): object => request;

const everyEntry = Array.from({ length: 200 }, (_, n) => n);

async function finishedGame(decide: Decide) {
  const test = aReferee({ decide });
  const game = await opened(test.referee, aNewGame(['a', 'b']));
  const { revision } = await game.until(({ asks }) => asks.length === 0);
  return { ...test, revision };
}

describe('the thoughts of bots', () => {
  it('are thought once more, when the game is over, for the entries that are wanted', async () => {
    const { referee, revision, asked } = await finishedGame(bySeed);
    const given = asked.map(withoutNumber);
    const thoughts = await referee.thoughts(everyEntry);
    assert.deepEqual(
      thoughts.map(({ n }) => n),
      everyEntry.slice(0, revision),
    );
    assert.ok(thoughts.every(({ decision, seat }) => decision?.action.seat === seat));
    assert.deepEqual(asked.slice(given.length).map(withoutNumber), given);
    assert.deepEqual(
      (await referee.thoughts([3, 1])).map(({ n }) => n),
      [3, 1],
    );
  });

  it('are not known where the bot would decide otherwise or fails', async () => {
    let played = Number.POSITIVE_INFINITY;
    const decide: Decide = ({ legal, number }) => {
      if (number > played + 2) throw new Error('lost');
      return legal[number > played ? legal.length - 1 : 0]!;
    };
    const { referee, asked } = await finishedGame(decide);
    played = asked.at(-1)!.number;
    const thoughts = await referee.thoughts([0, 1, 2]);
    assert.deepEqual(
      thoughts.map(({ decision }) => decision),
      [null, null, null],
    );
  });

  it('of people and of games that go on are not told, unless the bot teaches', async () => {
    const play = async (bot: string) => {
      const { referee } = aReferee({ decide: bySeed });
      const plain = aNewGame(['b']);
      const persons = plain.table.persons.map(person => (person.kind === 'bot' ? { ...person, bot } : person));
      const { until } = await opened(referee, { ...plain, table: { ...plain.table, persons } });
      await plays(referee, 'a', 'pick', 1);
      await until(({ revision }) => revision === 2);
      return referee.thoughts([0, 1]);
    };
    assert.deepEqual(await play('level2'), []);
    const thoughts = await play('level2:tutorial');
    assert.deepEqual(
      thoughts.map(({ seat, decision }) => [seat, decision?.action.t]),
      [['b', 'pick']],
    );
  });
});
