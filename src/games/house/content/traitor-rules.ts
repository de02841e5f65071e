import type { Trait } from '../rules/terms.ts';
import type { TraitorRule } from './schema.ts';

const exceptRevealer = { exceptRevealer: true };

const lowest = (trait: Trait, but = { exceptRevealer: false }): TraitorRule => ({
  kind: 'trait',
  trait,
  extreme: 'lowest',
  ...but,
});

const highest = (trait: Trait, but = { exceptRevealer: false }): TraitorRule => ({
  kind: 'trait',
  trait,
  extreme: 'highest',
  ...but,
});

/** The character when in play, whoever plays it; only otherwise the rest of the rule decides (H-14.5). */
const named = (character: string, otherwise: TraitorRule): TraitorRule => ({ kind: 'named', character, otherwise });

/** Who becomes the traitor in each of the fifty haunts (H-14.4, H-20.4). In haunt 9 there is none at first. */
export const traitorRules: Readonly<Record<number, TraitorRule>> = {
  1: { kind: 'revealer' },
  2: { kind: 'revealer' },
  3: lowest('knowledge', exceptRevealer),
  4: highest('might', exceptRevealer),
  5: { kind: 'revealer' },
  6: lowest('sanity'),
  7: named('father-rhinehardt', highest('sanity')),
  8: { kind: 'revealer' },
  9: { kind: 'none' },
  10: { kind: 'revealer' },
  11: { kind: 'revealer' },
  12: { kind: 'none' },
  13: lowest('sanity', exceptRevealer),
  14: { kind: 'revealer' },
  15: lowest('speed', exceptRevealer),
  16: { kind: 'left' },
  17: named('peter-akimoto', highest('knowledge')),
  18: { kind: 'left' },
  19: { kind: 'revealer' },
  20: named('vivian-lopez', lowest('might')),
  21: { kind: 'age', extreme: 'oldest', exceptRevealer: true },
  22: { kind: 'left' },
  23: { kind: 'left' },
  24: named('brandon-jaspers', lowest('speed')),
  25: named('zoe-ingstrom', highest('knowledge')),
  26: { kind: 'left' },
  27: highest('knowledge', exceptRevealer),
  28: highest('knowledge', exceptRevealer),
  29: { kind: 'revealer' },
  30: { kind: 'revealer' },
  31: { kind: 'left' },
  32: highest('sanity'),
  33: highest('speed', exceptRevealer),
  34: named('professor-longfellow', highest('speed')),
  35: highest('knowledge'),
  36: named('missy-dubourde', highest('speed')),
  37: lowest('might'),
  38: lowest('knowledge', exceptRevealer),
  39: highest('speed', exceptRevealer),
  40: { kind: 'left' },
  41: { kind: 'revealer' },
  42: highest('might'),
  43: { kind: 'revealer' },
  44: { kind: 'age', extreme: 'youngest', exceptRevealer: true },
  45: highest('knowledge', exceptRevealer),
  46: named('madame-zostra', lowest('speed')),
  47: { kind: 'revealer' },
  48: { kind: 'left' },
  49: named('heather-granville', highest('knowledge')),
  50: { kind: 'revealer' },
};
