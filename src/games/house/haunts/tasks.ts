import type { HauntHook } from '../content/schema.ts';
import type { Expression, Node, Program, Selector, TaskSketch } from '../rules/lantern/language.ts';
import type { CardId, RoomId, Trait } from '../rules/terms.ts';
import type { Part } from './parts.ts';

/** A trait and the result it takes: `['knowledge', 5]` is K5+. */
export type Target = readonly [Trait, number];

export interface TaskPlan {
  readonly id: string;
  /** Whose book it stands in and who may try it; by itself the heroes'. */
  readonly side?: 'heroes' | 'traitor';
  readonly of?: Selector;
  /** Whoever tries it chooses among the traits. */
  readonly rolls: readonly Target[];
  /** In one of these rooms, or holding one of these cards; without both anywhere. */
  readonly rooms?: Selector;
  readonly cards?: readonly CardId[];
  readonly if?: Expression;
  /** More dice on the roll. */
  readonly more?: Expression;
  /** In spaces. */
  readonly cost?: number;
  /** Tasks with one source allow one attempt a turn together (H-3.10). */
  readonly source?: string;
  readonly wholeTurn?: boolean;
  readonly insteadOfAttack?: boolean;
  readonly success: Program;
  readonly failure?: Program;
}

const or = (...tests: readonly Expression[]): Expression => (tests.length === 1 ? tests[0]! : ['or', ...tests]);
const and = (...tests: readonly Expression[]): Expression => (tests.length === 1 ? tests[0]! : ['and', ...tests]);

/** Any of these rooms, as one selector. */
export const anyRoom = (rooms: readonly RoomId[]): Selector => rooms.map(room => `room:${room}`).join('|');

const atRooms = (rooms: Selector): Expression => ['count', `here.in(${rooms})`];
const withCard = (card: CardId): Expression => ['count', `me.holding(${card})`];

function condition(plan: Pick<TaskPlan, 'rooms' | 'cards' | 'if'>): Expression | undefined {
  const places = [...(plan.rooms ? [atRooms(plan.rooms)] : []), ...(plan.cards ?? []).map(withCard)];
  const tests = [...(places.length > 0 ? [or(...places)] : []), ...(plan.if === undefined ? [] : [plan.if])];
  return tests.length === 0 ? undefined : and(...tests);
}

const sketch = (plan: TaskPlan): TaskSketch => ({
  rolls: plan.rolls.map(([trait, target]) => ({ trait, target })),
  ...(plan.rooms ? { rooms: plan.rooms } : {}),
  ...(plan.cards ? { cards: plan.cards } : {}),
});

const attempt = (plan: TaskPlan, [trait, target]: Target): Node => ({
  verb: 'roll',
  key: 'roll.task',
  trait,
  ...(plan.more === undefined ? {} : { more: plan.more }),
  ladder: [
    { least: target, do: plan.success },
    { least: 0, do: plan.failure ?? [] },
  ],
});

/** A task as a trait roll in the own turn, once per turn and source (H-19.3). Several traits are offered as options `task.<trait>`. */
export function task(plan: TaskPlan): Part {
  const { id, rolls } = plan;
  const side = plan.side ?? 'heroes';
  const test = condition(plan);
  const [only] = rolls;
  const hook: HauntHook = {
    id,
    side,
    at: 'action',
    of: plan.of ?? (side === 'heroes' ? 'heroes' : 'traitors'),
    kind: 'action',
    source: plan.source ?? id,
    ...(test === undefined ? {} : { if: test }),
    ...(plan.cost === undefined ? {} : { cost: plan.cost }),
    ...(plan.wholeTurn ? { wholeTurn: true } : {}),
    ...(plan.insteadOfAttack ? { insteadOfAttack: true } : {}),
    do:
      rolls.length === 1 && only
        ? attempt(plan, only)
        : {
            verb: 'ask',
            key: 'task.trait',
            options: rolls.map(target => ({ key: `task.${target[0]}`, do: attempt(plan, target) })),
          },
    task: sketch(plan),
  };
  return { hooks: [hook] };
}

/** Something done without a roll, in the own turn: throwing, burying, boarding. */
export function deed(
  plan: Omit<TaskPlan, 'rolls' | 'success' | 'failure' | 'more'> & { readonly do: Program; readonly often?: boolean },
): Part {
  const { hooks } = task({ ...plan, rolls: [['knowledge', 0]], success: [] });
  const { task: _none, ...hook } = hooks![0]!;
  const where = {
    rolls: [],
    ...(plan.rooms ? { rooms: plan.rooms } : {}),
    ...(plan.cards ? { cards: plan.cards } : {}),
  };
  return { hooks: [{ ...hook, do: plan.do, task: where, ...(plan.often ? { often: true } : {}) }] };
}

export interface ExorcismPlan {
  /** Successes that are needed in all; the win test is `reached('exorcisms', needed)`. */
  readonly target: number;
  /** Where and with what each trait may be tried; every room and card counts once. */
  readonly sources: readonly {
    readonly trait: Trait;
    readonly rooms?: readonly RoomId[];
    readonly cards?: readonly CardId[];
  }[];
  readonly id?: string;
  readonly if?: Expression;
  /** After each success. */
  readonly success?: Program;
  readonly failure?: Program;
}

/**
 * Successes counted in the variable `exorcisms` (or `<id>s`), one try per hero and turn, each room and each card once: the
 * variables `done-<source>` (H-3.10). Option keys are `source.<room or card>`.
 */
export function exorcism(plan: ExorcismPlan): Part {
  const id = plan.id ?? 'exorcism';
  const sources = plan.sources.flatMap(({ trait, rooms = [], cards = [] }) => [
    ...rooms.map(room => ({ trait, name: room, test: atRooms(`room:${room}`) })),
    ...cards.map(card => ({ trait, name: card, test: withCard(card) })),
  ]);
  const isOpen = ({ name, test }: (typeof sources)[number]): Expression => ['and', test, ['=', `v:done-${name}`, 0]];
  const hooks: readonly HauntHook[] = plan.sources.map(({ trait, rooms = [], cards = [] }) => {
    const own = sources.filter(source => source.trait === trait);
    const success = (name: string): Program => [
      { verb: 'set', name: `done-${name}`, to: 1 },
      { verb: 'set', name: `${id}s`, by: 1 },
      ...list(plan.success),
    ];
    const rolled = { id, rolls: [[trait, plan.target]] as const, ...(plan.failure ? { failure: plan.failure } : {}) };
    return {
      id: `${id}-${trait}`,
      side: 'heroes',
      at: 'action',
      of: 'heroes',
      kind: 'action',
      source: id,
      if: and(or(...own.map(isOpen)), ...(plan.if === undefined ? [] : [plan.if])),
      do: {
        verb: 'ask',
        key: 'task.source',
        options: own.map(source => ({
          key: `source.${source.name}`,
          if: isOpen(source),
          do: attempt({ ...rolled, success: success(source.name) }, [trait, plan.target]),
        })),
      },
      task: {
        rolls: [{ trait, target: plan.target }],
        ...(rooms.length > 0 ? { rooms: anyRoom(rooms) } : {}),
        cards,
      },
    };
  });
  return {
    variables: [
      { name: `${id}s`, start: 0, seen: 'all' },
      ...sources.map(({ name }) => ({ name: `done-${name}`, start: 0, seen: 'all' }) as const),
    ],
    hooks,
  };
}

const list = (program: Program | undefined): readonly Node[] =>
  program === undefined ? [] : Array.isArray(program) ? (program as readonly Node[]) : [program as Node];

/** The front door (H-4.3): opened by a roll at the Entrance Hall (the Skeleton Key needs none), then everybody may leave for `outside`. */
export function frontDoor(plan: {
  readonly rolls: readonly Target[];
  /** What must be done before the door can be tried. */
  readonly openIf?: Expression;
  /** Who may go out, and on what condition; `me` goes. */
  readonly leavers?: Selector;
  readonly if?: Expression;
  /** What opening brings with it. */
  readonly opened?: Program;
  readonly left?: Program;
}): Part {
  const isShut: Expression = and(['=', 'v:doorOpen', 0], ...(plan.openIf === undefined ? [] : [plan.openIf]));
  const open: Program = [{ verb: 'set', name: 'doorOpen', to: 1 }, ...list(plan.opened)];
  const key: Expression = ['count', 'me.holding(skeleton-key)'];
  const opening = task({ id: 'open-door', rooms: 'room:entrance-hall', if: isShut, rolls: plan.rolls, success: open })
    .hooks![0]!;
  const leaving = deed({
    id: 'leave-house',
    rooms: 'room:entrance-hall',
    of: plan.leavers ?? 'heroes',
    cost: 1,
    if: and(['=', 'v:doorOpen', 1], ...(plan.if === undefined ? [] : [plan.if])),
    do: [{ verb: 'away', who: 'me', place: 'outside' }, ...list(plan.left)],
  }).hooks!;
  return {
    variables: [{ name: 'doorOpen', start: 0, seen: 'all' }],
    hooks: [{ ...opening, do: { verb: 'if', if: key, then: open, else: opening.do ?? [] } }, ...leaving],
  };
}
