import { fromCaptors } from './captives.ts';
import type { HookPoint, Hook } from './lantern/language.ts';
import { roomOfFigure } from './figures.ts';
import { holds } from './lantern/selectors.ts';
import type { Machine } from './machine.ts';
import { environment } from './machine.ts';
import type { Environment, HouseState, InstalledHook } from './state.ts';
import type { HouseContent } from './content-index.ts';
import type { FigureId, Trait } from './terms.ts';

/** A hook with the words its program and conditions are read with. */
export interface LiveHook {
  readonly id: string;
  readonly hook: Hook;
  readonly env: Environment;
}

function fromCards(state: HouseState, content: HouseContent): readonly LiveHook[] {
  return state.seats.flatMap(seat => {
    const explorer = state.explorers[seat]!;
    if (!explorer.alive) return [];
    return [...explorer.cards, ...explorer.lasting].flatMap(card =>
      (content.cards.get(card)?.hooks ?? []).map((hook, index) => ({
        id: `card/${card}/${index}`,
        hook,
        env: environment({ me: seat, card }),
      })),
    );
  });
}

function fromTokens(state: HouseState, content: HouseContent): readonly LiveHook[] {
  return state.tokens.flatMap(token =>
    (content.tokens.get(token.kind)?.hooks ?? []).map((hook, index) => ({
      id: `token/${token.id}/${index}`,
      hook,
      env: environment({ token: token.id }),
    })),
  );
}

function fromHaunt(state: HouseState, content: HouseContent): readonly LiveHook[] {
  const entry = state.haunt ? content.haunts.get(state.haunt.number) : undefined;
  return (entry?.hooks ?? []).map(hook => ({ id: `haunt/${hook.id}`, hook, env: environment({ side: hook.side }) }));
}

const installed = (entry: InstalledHook): LiveHook => ({
  id: entry.id,
  hook: entry.hook,
  env: environment({ me: entry.owner, card: entry.card, token: entry.token, side: entry.side }),
});

/** Whom a point is about, and what its rules may read besides: the roll, the margin, names such as the `source` of a gain. */
export interface Point {
  readonly figure: FigureId | null;
  readonly env?: Partial<Environment>;
}

/**
 * Every rule that is in force at a point for a figure, the figure's own first, then by seat order and age (H-24.6).
 * Cards act for their holder, tokens for whoever is in their room, haunt rules for everybody their `of` names.
 */
export function hooksAt(machine: Machine, point: HookPoint, about: Point): readonly LiveHook[] {
  const { state, content } = machine;
  const { figure } = about;
  const all = [
    ...fromCards(state, content),
    ...fromTokens(state, content),
    ...fromHaunt(state, content),
    ...fromCaptors(state),
    ...state.hidden.hooks.map(installed),
  ];
  const meant = all.filter(({ hook }) => hook.at === point).flatMap(live => concerned(machine, live, about));
  const own = (live: LiveHook): number => {
    if (point === 'turnStart' && live.id.startsWith('haunt/')) return -1;
    return live.env.card !== null && figure !== null && holds(state, figure, live.env.card) ? 0 : 1;
  };
  return meant
    .map((live, age) => ({ live, age }))
    .sort((a, b) => own(a.live) - own(b.live) || a.age - b.age)
    .map(({ live }) => live);
}

/** Tokens act on whoever is in their room, on their side of a barrier (H-7.4, H-8.7). */
function standsAt(state: HouseState, tokenId: string, figure: FigureId | null): boolean {
  const token = state.tokens.find(other => other.id === tokenId);
  if (!token || figure === null || roomOfFigure(state, figure) !== token.room) return false;
  const side = (state.explorers[figure] ?? state.monsters.find(monster => monster.id === figure))?.barrierSide ?? null;
  return side === null || token.barrierSide === null || side === token.barrierSide;
}

/** The hook with `me` set to the figure of the point when the rule is about it, else nothing. */
function concerned(machine: Machine, live: LiveHook, { figure, env: more }: Point): readonly LiveHook[] {
  const { hook } = live;
  const isCardOfOther = live.env.card !== null && hook.of === undefined && live.env.me !== figure;
  if (isCardOfOther) return [];
  if (live.env.token !== null && hook.of === undefined && !standsAt(machine.state, live.env.token, figure)) return [];
  if (hook.of !== undefined && (figure === null || !machine.select(hook.of, live.env).ids.includes(figure))) return [];
  const bound = { ...live.env.bound, ...more?.bound, ...(figure === null ? {} : { actor: figure }) };
  const env = {
    ...live.env,
    ...more,
    me: live.env.me ?? figure ?? more?.me ?? null,
    card: live.env.card,
    token: live.env.token,
    bound,
  };
  return hook.if !== undefined && machine.value(hook.if, env) === 0 ? [] : [{ ...live, env }];
}

/** Adds up what `change` hooks say about a number; `trait` limits those that are about certain traits. */
export function changeAt(
  machine: Machine,
  point: HookPoint,
  about: Point & { readonly figure: FigureId; readonly trait: Trait | null },
): number {
  return hooksAt(machine, point, about)
    .filter(
      ({ hook }) =>
        hook.kind === 'change' &&
        (hook.traits === undefined || (about.trait !== null && hook.traits.includes(about.trait))),
    )
    .reduce((sum, { hook, env }) => sum + machine.value(hook.change ?? 0, env), 0);
}

/** Queues the `after` programs of a point so that the first in order runs first. */
export function runAfter(machine: Machine, point: HookPoint, about: Point): void {
  const { used } = machine.state.turn;
  const room = about.figure === null ? null : roomOfFigure(machine.state, about.figure);
  const mark = ({ hook, id }: LiveHook): string => (hook.oncePerTurn === 'room' ? `${id}/${room}` : id);
  const live = hooksAt(machine, point, about).filter(
    entry => entry.hook.kind === 'after' && !(entry.hook.oncePerTurn && used.includes(mark(entry))),
  );
  for (const entry of [...live].reverse()) {
    const { hook, id, env } = entry;
    if (hook.oncePerTurn) used.push(mark(entry));
    if (hook.until === 'used') machine.state.hidden.hooks = machine.state.hidden.hooks.filter(entry => entry.id !== id);
    machine.run(hook.do, env);
  }
}

/** Whether any rule forbids what the point asks; an `allow` does not undo a `forbid` (H-0.4). */
export const isForbidden = (machine: Machine, point: HookPoint, figure: FigureId): boolean =>
  hooksAt(machine, point, { figure }).some(({ hook }) => hook.kind === 'forbid');
