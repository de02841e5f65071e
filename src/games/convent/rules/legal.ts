import type { Seat } from '../../../engine/contract.ts';
import type { ConventBoard } from '../board/board.ts';
import type { ConventAction, GuardBlessingUse, LayTokensAction } from './actions.ts';
import type { LayTokensAsk, UseBlessingAsk } from './asks.ts';
import { asksOf } from './asks-of.ts';
import { guardIds } from './seats.ts';
import type { ConventState } from './state.ts';

/** Every answer a seat may give, except that a plan is asked by its constraints and has no list. */
export function legalActions(board: ConventBoard, state: ConventState, seat: Seat): readonly ConventAction[] {
  const [ask] = asksOf(board, state, seat);
  if (ask === undefined) return [];
  const head = { seat: ask.seat, ask: ask.id };
  switch (ask.kind) {
    case 'layTokens':
      return pickings(ask).map(picks => ({ t: 'layTokens', ...head, picks }));
    case 'roll':
      return [1, 2, 3, 4, 5, 6].map(die => ({ t: 'roll', ...head, die }));
    case 'orderGuards':
      return guardIds.map(first => ({ t: 'orderGuards', ...head, first }));
    case 'choosePath': {
      const { guard } = ask;
      const taken = ask.cards.map((card): ConventAction => ({ t: 'takePath', ...head, guard, card }));
      return ask.mayTurnBack ? [...taken, { t: 'turnBack', ...head, guard }] : taken;
    }
    case 'guardMove': {
      const { guard } = ask;
      const steps = ask.to.map((to): ConventAction => ({ t: 'step', ...head, guard, to }));
      return [...steps, ...ask.stops.map((mode): ConventAction => ({ t: 'stop', ...head, guard, mode }))];
    }
    case 'useBlessing':
      return guardUses(ask).map(use => ({ t: 'useBlessing', ...head, guard: ask.guard, use }));
    case 'plan':
    case 'awaited':
      return [];
  }
}

/** Every way to lay the tokens: one choice for each guard who heard her, in all combinations. */
function pickings({ choices, several }: LayTokensAsk): readonly LayTokensAction['picks'][] {
  return choices.reduce<readonly LayTokensAction['picks'][]>(
    (begun, { guard, spaces }) =>
      begun.flatMap(picks => chosen(spaces, several).map(some => [...picks, { guard, spaces: some }])),
    [[]],
  );
}

/** Each space alone, or every selection of one or more. */
function chosen(spaces: readonly number[], several: boolean): readonly (readonly number[])[] {
  if (!several) return spaces.map(space => [space]);
  return spaces.reduce<readonly (readonly number[])[]>(
    (selections, space) => [...selections, [space], ...selections.map(selection => [...selection, space])],
    [],
  );
}

function guardUses({ blessing, spaces }: UseBlessingAsk): readonly (GuardBlessingUse | null)[] {
  switch (blessing) {
    case 'adjust':
      return [null, { kind: 'adjust', change: -1 }, { kind: 'adjust', change: 1 }];
    case 'reroll':
      return [null, { kind: 'reroll' }];
    case 'falseNoise':
      return [null, ...spaces.map((space): GuardBlessingUse => ({ kind: 'falseNoise', space }))];
    case 'extraStep':
      return [null];
  }
}
