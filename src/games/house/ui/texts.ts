import { GameTexts } from '../../../app/game-texts.ts';
import { filesOf, filesOfHaunt } from '../text/files.ts';

export type PlayTexts = typeof import('../text/play.en.json');
export type EventTexts = typeof import('../text/events.en.json');
/** Sentences whose keys are made of ids: rooms, cards, questions, haunts. */
export type IdTexts = Readonly<Record<string, string>>;

export const playTexts = new GameTexts<PlayTexts>(filesOf('play'));

export const eventTexts = new GameTexts<EventTexts>(filesOf('events'));

export const nameTexts = new GameTexts<IdTexts>(filesOf('names'));

export const cardTexts = new GameTexts<IdTexts>(filesOf('cards'));

/** Everything but the haunts' own texts. */
export const tableTexts = [playTexts, eventTexts, nameTexts, cardTexts] as const;

const haunts = new Map<number, GameTexts<IdTexts>>();

/** Both books of one haunt, and the names of what occurs in it. */
export function hauntTexts(number: number): GameTexts<IdTexts> {
  const known = haunts.get(number);
  if (known) return known;
  const made = new GameTexts<IdTexts>(filesOfHaunt(number));
  haunts.set(number, made);
  return made;
}
