import { contentFor } from '../../src/games/house/content/index.ts';
import { natives } from '../../src/games/house/content/natives.ts';
import type { CardEntry, HauntEntry, TokenEntry } from '../../src/games/house/content/schema.ts';
import type { HouseContent } from '../../src/games/house/rules/content-index.ts';
import { problemsOf } from '../../src/games/house/rules/lantern/check.ts';
import { presets } from '../../src/games/house/rules/settings.ts';

export const content = contentFor({ settings: presets.chinese });

/** What is wrong with the content once these entries are in it, as `entry, place: what`. */
export function problemsWith(changes: Partial<HouseContent>): readonly string[] {
  const bare = { ...content, haunts: new Map() };
  return problemsOf({ ...bare, ...changes }, { natives, texts: {} }).map(
    ({ entry, at, what }) => `${entry}, ${at}: ${what}`,
  );
}

/** What is wrong with an event of these parts. */
export const brokenCard = (part: object): readonly string[] => {
  const card = {
    id: 'broken',
    deck: 'event',
    kind: 'event',
    drawn: [],
    give: false,
    drop: false,
    steal: false,
    ...part,
  };
  return problemsWith({ cards: new Map([...content.cards, ['broken', card as CardEntry]]) });
};
/** What is wrong with an event of this program. */
export const brokenProgram = (program: object): readonly string[] => brokenCard({ drawn: program });
/** What is wrong with a token of this rule. */
export const brokenHook = (hook: object): readonly string[] =>
  problemsWith({
    tokens: new Map([...content.tokens, ['broken', { id: 'broken', hooks: [hook] } as unknown as TokenEntry]]),
  });

/** A haunt in which nothing is wrong. */
export const plainHaunt: HauntEntry = {
  number: 16,
  family: 'clock',
  alsoFamilies: [],
  traitor: { kind: 'left' },
  variables: [],
  monsters: [],
  setUp: {},
  hooks: [],
  win: { heroes: 0, traitor: 0 },
  dead: { heroes: 0, traitor: 0 },
  goals: {
    heroes: [{ kind: 'avoid', of: 'monsters', weight: 1 }],
    traitor: [{ kind: 'track', of: 'turn', weight: 1 }],
  },
};
/** What is wrong with the plain haunt once these parts are changed. */
export const brokenHaunt = (part: Partial<HauntEntry>): readonly string[] =>
  problemsWith({ haunts: new Map([[16, { ...plainHaunt, ...part }]]) });
