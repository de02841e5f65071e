import { hauntFamilies } from '../content/haunt-families.ts';
import type {
  Goal,
  HauntEntry,
  HauntHook,
  HauntVariable,
  MonsterKind,
  ThingKind,
  TokenEntry,
} from '../content/schema.ts';
import { traitorRules } from '../content/traitor-rules.ts';
import type { Expression, Node, Program, Selector } from '../rules/lantern/language.ts';
import type { RoomId } from '../rules/terms.ts';

export * from './clocks.ts';
export * from './enemies.ts';
export * from './tasks.ts';

/** A piece of a haunt that a builder makes; `haunt` joins the pieces. */
export interface Part {
  readonly variables?: readonly HauntVariable[];
  readonly monsters?: readonly MonsterKind[];
  readonly things?: readonly ThingKind[];
  readonly tokens?: readonly TokenEntry[];
  readonly lists?: Readonly<Record<string, readonly RoomId[]>>;
  readonly hooks?: readonly HauntHook[];
  /** Set-up of each side, in the order of the pieces (H-15.1). */
  readonly traitorSetUp?: Program;
  readonly heroesSetUp?: Program;
  readonly goals?: { readonly heroes?: readonly Goal[]; readonly traitor?: readonly Goal[] };
}

type HauntFrame = Pick<HauntEntry, 'number' | 'win' | 'dead'> &
  Part &
  Partial<Pick<HauntEntry, 'traitor' | 'family' | 'alsoFamilies' | 'first' | 'awayTurns'>>;

const nodes = (program: Program | undefined): readonly Node[] =>
  program === undefined ? [] : isList(program) ? program : [program];

const isList = (program: Program): program is readonly Node[] => Array.isArray(program);

/** Heavy things make each room entered cost more (H-4.8). */
const loads = (things: readonly ThingKind[]): readonly HauntHook[] =>
  things
    .filter(({ weight }) => weight !== undefined)
    .map(({ kind, weight }) => ({
      id: `load-${kind}`,
      side: 'all',
      at: 'moveCost',
      kind: 'change',
      change: ['*', weight!, ['min', 1, ['count', `token:${kind}.carriedBy(actor)`]]],
    }));

/** Keys of actions carry the number, so that texts of all haunts can lie in one list. */
const named = (number: number, hook: HauntHook): HauntHook =>
  hook.kind === 'action'
    ? { ...hook, key: `h${number}.${hook.key ?? hook.id}`, source: `h${number}.${hook.source ?? hook.id}` }
    : hook;

/**
 * Joins the frame of a haunt and its pieces into a whole entry. Families and the traitor's rule are those of its number
 * (H-14.4, H-20.4) unless the frame says otherwise. Throws when two hooks or variables share a name.
 */
export function haunt(frame: HauntFrame, ...pieces: readonly Part[]): HauntEntry {
  const parts: readonly Part[] = [frame, ...pieces];
  const { number, win, dead, first, awayTurns } = frame;
  const things = parts.flatMap(part => part.things ?? []);
  const hooks = [...parts.flatMap(part => part.hooks ?? []), ...loads(things)].map(hook => named(number, hook));
  const variables = parts.flatMap(part => part.variables ?? []);
  unique(
    number,
    hooks.map(({ id }) => id),
  );
  unique(
    number,
    variables.map(({ name }) => name),
  );
  return {
    number,
    family: frame.family ?? hauntFamilies[number]?.family ?? '',
    alsoFamilies: frame.alsoFamilies ?? hauntFamilies[number]?.also ?? [],
    traitor: frame.traitor ?? traitorRules[number] ?? { kind: 'revealer' },
    variables,
    monsters: parts.flatMap(part => part.monsters ?? []),
    things,
    tokens: parts.flatMap(part => part.tokens ?? []),
    lists: Object.assign({}, ...parts.map(part => part.lists ?? {})) as Readonly<Record<string, readonly RoomId[]>>,
    setUp: {
      traitor: parts.flatMap(part => nodes(part.traitorSetUp)),
      heroes: parts.flatMap(part => nodes(part.heroesSetUp)),
    },
    hooks,
    ...(first ? { first } : {}),
    ...(awayTurns ? { awayTurns } : {}),
    win,
    dead,
    goals: {
      heroes: parts.flatMap(part => part.goals?.heroes ?? []),
      traitor: parts.flatMap(part => part.goals?.traitor ?? []),
    },
  };
}

function unique(number: number, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`haunt ${number} names ${twice} twice`);
}

/** No hero is alive (H-18.1). */
export const allHeroesDead: Expression = ['=', ['count', 'heroes'], 0];

/** No hero is left on the board: dead, aboard, outside. */
export const noHeroLeft: Expression = ['=', ['count', 'heroes.present'], 0];

/** Heroes that are dead or changed sides. */
export const heroesLost: Expression = ['-', 'startHeroes', ['count', 'heroes']];

/** More than half of the starting heroes are lost. */
export const moreThanHalfLost: Expression = ['>', ['*', 2, heroesLost], 'startHeroes'];

/** At least half, rounded up, of the starting heroes are left. */
export const halfLeft: Expression = ['>=', ['count', 'heroes'], 'halfHeroesUp'];

/** The traitor is out of the game. */
export const traitorDead: Expression = ['=', ['count', 'traitor.alive'], 0];

/** A variable of the haunt has come to a number. */
export const reached = (name: string, least: Expression): Expression => ['>=', `v:${name}`, least];

/** The thing lies or is carried in the room. */
export const thingIn = (kind: string, rooms: Selector): Expression => ['count', `token:${kind}.in(${rooms})`];

export const variable = (name: string, more: Partial<HauntVariable> = {}): HauntVariable => ({
  name,
  start: 0,
  seen: 'all',
  ...more,
});

/** A past fact that `win` may read: 0 until a program sets it (H-18.1). */
export const fact = (name: string): Part => ({ variables: [variable(name)] });

export const count = (name: string, by: Expression = 1): Node => ({ verb: 'set', name, by });

/** Something carried that is no card (H-19.5). By itself heroes carry it, one each, without weight, and it changes hands freely. */
export const thing = (kind: string, more: Partial<ThingKind> = {}): Part => ({
  things: [{ kind, carriers: 'heroes', limit: 1, drop: true, give: true, steal: true, ...more }],
});

/** A sealed note that a seat writes in its set-up (H-15.7); `key` names the question. */
export const sealed = (side: 'traitor' | 'heroes', note: Omit<Extract<Node, { verb: 'note' }>, 'verb'>): Part =>
  side === 'traitor'
    ? { traitorSetUp: { verb: 'note', seen: 'traitor', ...note } }
    : { heroesSetUp: { verb: 'note', seen: 'heroes', ...note } };

/** Weighted aims (H-24.8). */
export const track = (of: Expression, weight = 3): Goal => ({ kind: 'track', of, weight });
export const reduce = (of: Expression, weight = 3): Goal => ({ kind: 'reduce', of, weight });
export const need = (of: Selector, weight = 2): Goal => ({ kind: 'need', of, weight });
export const avoid = (of: Selector, weight = 2): Goal => ({ kind: 'avoid', of, weight });
export const guard = (of: Selector, weight = 2): Goal => ({ kind: 'guard', of, weight });

/** What nearly every traitor's side wants: fewer heroes. */
export const killHeroes: Goal = reduce(['count', 'heroes'], 4);
