import type { NoviceBlessingUse, PlanAction } from '../rules/actions.ts';
import type { ModeRange, PlanAsk } from '../rules/asks.ts';
import type { Mode, TiePreference } from '../rules/terms.ts';

/** A novice's plan while she makes it: nothing of it is known to anybody before it is confirmed (C-3.6). */
export interface PlanDraft {
  /** The spaces entered, move by move. */
  readonly moves: readonly (readonly number[])[];
  /** The move that taps and steps go to. */
  readonly active: number;
  /** The card she picked; null leaves it to the quietest that fits. */
  readonly mode: Mode | null;
  readonly tie: TiePreference;
  readonly release: 'onTheRun' | 'stayCaught';
  readonly blessing: NoviceBlessingUse | null;
}

/** Lays her token away from her cell where she may choose, which tells the guards least about her way home. */
function defaultTie(ask: PlanAsk): TiePreference {
  return ask.ties.includes('farthestHome') ? 'farthestHome' : (ask.ties[0] ?? 'lowestNumber');
}

export function newDraft(ask: PlanAsk): PlanDraft {
  return {
    moves: Array.from({ length: ask.moveCount }, () => []),
    active: 0,
    mode: null,
    tie: defaultTie(ask),
    release: ask.releases.includes('onTheRun') ? 'onTheRun' : (ask.releases[0] ?? 'onTheRun'),
    blessing: null,
  };
}

/** Where the active move begins. */
export function startOfMove(draft: PlanDraft, ask: PlanAsk): number {
  return draft.moves.slice(0, draft.active).flat().at(-1) ?? ask.from;
}

/** Where the steps of the active move have led so far. */
export function endOfMove(draft: PlanDraft, ask: PlanAsk): number {
  return draft.moves[draft.active]?.at(-1) ?? startOfMove(draft, ask);
}

/** Where she stands when all is walked. */
export function endOfPlan(draft: PlanDraft, ask: PlanAsk): number {
  return draft.moves.flat().at(-1) ?? ask.from;
}

/** The whole way, its first space included. */
export const routeOf = (draft: PlanDraft, ask: PlanAsk): readonly number[] => [ask.from, ...draft.moves.flat()];

/** Whether locks are open to her in the active move: a key taken at the end of the first move counts (C-4.5, C-4.8). */
export const locksOpenInMove = (draft: PlanDraft, ask: PlanAsk): boolean =>
  ask.locksOpen || (draft.active > 0 && !ask.caught && startOfMove(draft, ask) === ask.keySpace);

const usesExtraStep = (draft: PlanDraft): boolean => draft.blessing?.kind === 'extraStep';

/** Whether the lengths of some moves fit a card; one of them may use the extra step (C-4.2, C-4.8, C-12.4). */
function lengthsFit(
  lengths: readonly number[],
  { range, extraStep }: { readonly range: ModeRange; readonly extraStep: boolean },
): boolean {
  const longer = lengths.filter(length => length > range.most);
  if (lengths.some(length => length < range.least)) return false;
  return longer.length === 0 || (extraStep && longer.length === 1 && longer[0]! <= range.withExtraStep);
}

/** The cards that fit the whole plan. */
export function fittingModes(draft: PlanDraft, ask: PlanAsk): readonly ModeRange[] {
  const lengths = draft.moves.map(move => move.length);
  return ask.modes.filter(range => lengthsFit(lengths, { range, extraStep: usesExtraStep(draft) }));
}

/** The first move is made and the second still missing: the plan goes on. */
export const isHalfPlanned = (draft: PlanDraft): boolean =>
  draft.moves.length === 2 && draft.moves[0]!.length > 0 && draft.moves[1]!.length === 0;

/** The cards to choose from: those that fit, or, before the second move is made, those that fit the first. */
export function openModes(draft: PlanDraft, ask: PlanAsk): readonly ModeRange[] {
  if (!isHalfPlanned(draft)) return fittingModes(draft, ask);
  return ask.modes.filter(range => lengthsFit([draft.moves[0]!.length], { range, extraStep: usesExtraStep(draft) }));
}

/** The most steps the active move may have, given the other move and every card that could still fit. */
export function mostSteps(draft: PlanDraft, ask: PlanAsk): number {
  const others = draft.moves.filter((_, index) => index < draft.active).map(move => move.length);
  const open = ask.modes.filter(range => lengthsFit(others, { range, extraStep: usesExtraStep(draft) }));
  const limits = open.map(range => {
    const isExtraFree = usesExtraStep(draft) && others.every(length => length <= range.most);
    return isExtraFree ? range.withExtraStep : range.most;
  });
  return Math.max(0, ...limits);
}

export const stepsLeft = (draft: PlanDraft, ask: PlanAsk): number =>
  Math.max(0, mostSteps(draft, ask) - (draft.moves[draft.active]?.length ?? 0));

function withMove(draft: PlanDraft, move: readonly number[]): PlanDraft {
  // A later move begins where this one ends, so it cannot outlive a change of this one.
  const moves = draft.moves.map((old, index) => (index < draft.active ? old : index === draft.active ? move : []));
  return { ...draft, moves };
}

export function walkOn(draft: PlanDraft, way: readonly number[]): PlanDraft {
  return withMove(draft, [...(draft.moves[draft.active] ?? []), ...way]);
}

/** Takes one step back; from the start of a second move back into the first. */
export function stepBack(draft: PlanDraft): PlanDraft {
  const move = draft.moves[draft.active] ?? [];
  if (move.length > 0) return withMove(draft, move.slice(0, -1));
  return draft.active > 0 ? { ...draft, active: draft.active - 1 } : draft;
}

export const clearPlan = (draft: PlanDraft): PlanDraft => ({ ...draft, moves: draft.moves.map(() => []), active: 0 });

/** The card that will be shown: hers if it fits, else the quietest that does; null when none fits. */
export function modeOf(draft: PlanDraft, ask: PlanAsk): ModeRange | null {
  const open = openModes(draft, ask);
  const quietest = [...open].sort((a, b) => a.modifier - b.modifier)[0] ?? null;
  return open.find(range => range.mode === draft.mode) ?? quietest;
}

/** An extra step that no move takes stays for another round. */
const isExtraIdle = (draft: PlanDraft, range: ModeRange): boolean =>
  usesExtraStep(draft) && draft.moves.every(move => move.length <= range.most);

/** The action to confirm; null while no card fits. */
export function planAction(draft: PlanDraft, ask: PlanAsk): PlanAction | null {
  const range = modeOf(draft, ask);
  if (!range || !fittingModes(draft, ask).includes(range)) return null;
  return {
    t: 'plan',
    seat: ask.seat,
    ask: ask.id,
    moves: draft.moves,
    mode: range.mode,
    tie: draft.tie,
    release: draft.release,
    blessing: isExtraIdle(draft, range) || ask.caught ? null : draft.blessing,
  };
}
