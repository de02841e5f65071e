import { hashOf } from '../../src/engine/canonical.ts';
import type { LoadedGame } from '../../src/engine/loaded-game.ts';
import { openSession } from '../../src/engine/open-session.ts';
import { act, newSession, saveOf } from '../../src/engine/session.ts';
import type { Session } from '../../src/engine/session.ts';
import { loadConvent } from '../../src/games/convent/index.ts';
import { presets } from '../../src/games/convent/rules/settings.ts';
import { loadHouse } from '../../src/games/house/index.ts';
import { chance, newCore } from '../../test/core/scenes.ts';
import { optionsFor } from '../../test/support/house-options.ts';
import { aHeader } from '../../test/support/save-builder.ts';
import type { Effort } from './contest.ts';
import { medianMs } from './figures.ts';
import type { Figure, FigureGroup } from './figures.ts';

/** A house may be explored for ever by chance. */
const mostActions = 400;

/** Somebody who is asked takes some legal action, to the end. */
function playedByChance(loaded: LoadedGame, options: unknown, seed: number): Session {
  const from = chance(seed);
  const random = (count: number): number => from.below(count);
  const { rules } = loaded;
  let session = newSession(rules, aHeader(loaded, { options, seed: [seed, 1, 2, 3] }));
  while (session.steps.length < mostActions && rules.result(session.state) === null) {
    const asked = rules.asks(session.state, 'table');
    const { seat } = asked[random(asked.length)]!;
    const answer = act(session, rules.sampleLegal(session.state, seat, random));
    if (!answer.ok) throw new Error(`refused: ${answer.refused.code}`);
    session = answer.session;
  }
  return session;
}

const seeds = [1, 2];

function figuresOf(
  { id, loaded, options }: { readonly id: string; readonly loaded: LoadedGame; readonly options: unknown },
  effort: Effort,
): readonly Figure[] {
  const play = (): readonly Session[] => seeds.map(seed => playedByChance(loaded, options, seed));
  const sessions = play();
  const actions = sessions.reduce((sum, { steps }) => sum + steps.length, 0);
  const saves = sessions.map(saveOf);
  const replay = (): void => {
    saves.forEach((save, index) => {
      const opened = openSession(loaded, save);
      const isSame = opened.ok && opened.session.steps.length === sessions[index]!.steps.length;
      if (!isSame) throw new Error(`${id}: a log does not open to its own game`);
    });
  };
  saves.forEach((save, index) => {
    const opened = openSession(loaded, save);
    if (!opened.ok || hashOf(opened.session.state) !== hashOf(sessions[index]!.state))
      throw new Error(`${id}: a log opens to another game`);
  });
  const perSecond = (work: () => unknown): number =>
    (actions / medianMs(work, { rounds: Math.min(effort.rounds, 5) })) * 1000;
  return [
    { id: `${id}Actions`, name: `${id}: actions of games by chance`, value: perSecond(play), unit: 'per s' },
    { id: `${id}Replay`, name: `${id}: entries of a log played again`, value: perSecond(replay), unit: 'per s' },
  ];
}

export async function games(effort: Effort): Promise<FigureGroup> {
  const convent = {
    id: 'convent',
    loaded: loadConvent(await newCore()),
    options: {
      preset: 'first2010',
      settings: presets.first2010,
      novices: [1, 2, 3, 4, 5, 6],
      guardPlayers: 2,
      dice: 'drawn',
    },
  };
  const house = {
    id: 'house',
    loaded: loadHouse(await newCore()),
    options: optionsFor({ players: 4, dice: 'drawn' }),
  };
  return {
    id: 'games',
    title: 'Whole games',
    figures: [convent, house].flatMap(game => figuresOf(game, effort)),
    notes: ['Rules, log, and what every viewer witnessed; one core of the machine.'],
  };
}
