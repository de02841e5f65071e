import type { ConventAction } from './actions.ts';
import { guardIds } from './seats.ts';

type Fields = Readonly<Record<string, unknown>>;
type Test = (value: unknown) => boolean;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isString: Test = value => typeof value === 'string';
const isInteger: Test = value => Number.isSafeInteger(value);
const isBoolean: Test = value => typeof value === 'boolean';
const isOneOf =
  (...values: readonly unknown[]): Test =>
  value =>
    values.includes(value);
const isNull = isOneOf(null);
const isGuard = isOneOf(...guardIds);
const isEither =
  (...tests: readonly Test[]): Test =>
  value =>
    tests.some(test => test(value));
/** Longer lists are no action: a route ends after eleven steps, and a save must not be blown up. */
const isListOf =
  (test: Test, most = 16): Test =>
  value =>
    Array.isArray(value) && value.length <= most && Array.from(value).every(test);
const hasFields =
  (tests: Readonly<Record<string, Test>>): Test =>
  value =>
    isFields(value) && Object.entries(tests).every(([name, test]) => test(value[name]));

const isNoviceBlessing = isEither(
  isNull,
  hasFields({ kind: isOneOf('adjust'), changes: isListOf(isInteger) }),
  hasFields({ kind: isOneOf('reroll'), when: isListOf(isBoolean) }),
  hasFields({ kind: isOneOf('extraStep') }),
  hasFields({ kind: isOneOf('falseNoise'), guard: isGuard, space: isInteger, keepFaceDown: isBoolean }),
);
const isGuardBlessing = isEither(
  isNull,
  hasFields({ kind: isOneOf('adjust'), change: isOneOf(-1, 1) }),
  hasFields({ kind: isOneOf('reroll') }),
  hasFields({ kind: isOneOf('falseNoise'), space: isInteger }),
);

const contents: Readonly<Record<ConventAction['t'], Test>> = {
  plan: hasFields({
    moves: isListOf(isListOf(isInteger)),
    mode: isString,
    tie: isString,
    release: isString,
    blessing: isNoviceBlessing,
  }),
  layTokens: hasFields({ picks: isListOf(hasFields({ guard: isGuard, spaces: isListOf(isInteger) }), 2) }),
  roll: hasFields({ die: value => typeof value === 'number' }),
  orderGuards: hasFields({ first: isGuard }),
  takePath: hasFields({ guard: isGuard, card: isString }),
  turnBack: hasFields({ guard: isGuard }),
  step: hasFields({ guard: isGuard, to: isInteger }),
  stop: hasFields({ guard: isGuard, mode: isOneOf('walk', 'run') }),
  useBlessing: hasFields({ guard: isGuard, use: isGuardBlessing }),
  resign: hasFields({}),
};

/** Whether something from outside has the fields of an action; what is in them is for the ask to judge. */
export function isConventAction(value: unknown): value is ConventAction {
  if (!isFields(value) || !isString(value['seat']) || !isString(value['ask'])) return false;
  const t = value['t'];
  return typeof t === 'string' && Object.hasOwn(contents, t) && contents[t as ConventAction['t']](value);
}
