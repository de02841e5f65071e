import { GameTexts } from '../../../app/game-texts.ts';

export type PlayTexts = typeof import('../text/play.en.json');
export type EventTexts = typeof import('../text/events.en.json');
/** Sentences whose keys are made of ids: rooms, cards, questions, haunts. */
export type IdTexts = Readonly<Record<string, string>>;

export const playTexts = new GameTexts<PlayTexts>({
  en: new URL('../text/play.en.json', import.meta.url),
  'zh-Hant': new URL('../text/play.zh-Hant.json', import.meta.url),
  'zh-Hans': new URL('../text/play.zh-Hans.json', import.meta.url),
});

export const eventTexts = new GameTexts<EventTexts>({
  en: new URL('../text/events.en.json', import.meta.url),
  'zh-Hant': new URL('../text/events.zh-Hant.json', import.meta.url),
  'zh-Hans': new URL('../text/events.zh-Hans.json', import.meta.url),
});

export const nameTexts = new GameTexts<IdTexts>({
  en: new URL('../text/names.en.json', import.meta.url),
  'zh-Hant': new URL('../text/names.zh-Hant.json', import.meta.url),
  'zh-Hans': new URL('../text/names.zh-Hans.json', import.meta.url),
});

export const cardTexts = new GameTexts<IdTexts>({
  en: new URL('../text/cards.en.json', import.meta.url),
  'zh-Hant': new URL('../text/cards.zh-Hant.json', import.meta.url),
  'zh-Hans': new URL('../text/cards.zh-Hans.json', import.meta.url),
});

/** Everything but the haunts' own texts. */
export const tableTexts = [playTexts, eventTexts, nameTexts, cardTexts] as const;

const haunts = new Map<number, GameTexts<IdTexts>>();

/** Both books of one haunt, and the names of what occurs in it. */
export function hauntTexts(number: number): GameTexts<IdTexts> {
  const known = haunts.get(number);
  if (known) return known;
  const name = String(number).padStart(2, '0');
  const made = new GameTexts<IdTexts>({
    en: new URL(`../text/haunts/${name}.en.json`, import.meta.url),
    'zh-Hant': new URL(`../text/haunts/${name}.zh-Hant.json`, import.meta.url),
    'zh-Hans': new URL(`../text/haunts/${name}.zh-Hans.json`, import.meta.url),
  });
  haunts.set(number, made);
  return made;
}
