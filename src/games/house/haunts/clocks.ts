import type { HauntHook } from '../content/schema.ts';
import type { Expression, Node, Program } from '../rules/lantern/language.ts';
import type { Part } from './parts.ts';

const nodes = (program: Program | undefined): readonly Node[] =>
  program === undefined ? [] : Array.isArray(program) ? (program as readonly Node[]) : [program as Node];

/**
 * The turn track goes on by one, at the end (or start) of the traitor's turn, living or not (H-16.2), else of the monsters' or the round; then
 * `ticks` runs, in which the word `turn` is already the new one. Read it in `win` as `['>=', 'turn', 9]`.
 */
export function clock(plan: {
  readonly at?: 'traitorTurnStart' | 'traitorTurnEnd' | 'monsterTurn' | 'monsterTurnEnd' | 'roundEnd';
  readonly most?: number;
  readonly if?: Expression;
  readonly ticks?: Program;
}): Part {
  const at = plan.at ?? 'traitorTurnEnd';
  const point: Pick<HauntHook, 'at' | 'of'> =
    at === 'traitorTurnStart'
      ? { at: 'turnStart', of: 'traitor' }
      : at === 'traitorTurnEnd'
        ? { at: 'turnEnd', of: 'traitor' }
        : { at };
  return {
    hooks: [
      {
        id: 'clock',
        side: 'all',
        ...point,
        kind: 'after',
        ...(plan.if === undefined ? {} : { if: plan.if }),
        do: [{ verb: 'set', name: 'turn', by: 1, most: plan.most ?? 12 }, ...nodes(plan.ticks)],
      },
    ],
  };
}

/** A roll of dice against a threshold, as for a fuse (H-19.6): `dice` often is `turn`, `least` a table by players. */
export const fuse = (plan: {
  readonly dice: Expression;
  readonly least: Expression;
  readonly burns: Program;
  readonly else?: Program;
}): Node => ({
  verb: 'roll',
  key: 'roll.fuse',
  dice: ['min', 8, plan.dice],
  ladder: [
    {
      least: 0,
      do: { verb: 'if', if: ['>=', 'rolled', plan.least], then: plan.burns, ...(plan.else ? { else: plan.else } : {}) },
    },
  ],
});

/** A number by the count of players, from three upwards: `byPlayers(8, 7, 6, 5)`. */
export const byPlayers = (three: number, four: number, five: number, six: number): Expression => [
  'table',
  'players',
  [
    [3, three],
    [4, four],
    [5, five],
    [6, six],
  ],
];

/** A program for everybody of a side at the start or end of each own turn. */
export const eachTurn = (plan: {
  readonly id: string;
  readonly of: string;
  readonly at?: 'turnStart' | 'turnEnd';
  readonly side?: HauntHook['side'];
  readonly if?: Expression;
  readonly do: Program;
}): Part => ({
  hooks: [
    {
      id: plan.id,
      side: plan.side ?? 'all',
      at: plan.at ?? 'turnStart',
      of: plan.of,
      kind: 'after',
      ...(plan.if === undefined ? {} : { if: plan.if }),
      do: plan.do,
    },
  ],
});

/** The monsters' turn begins with this, for what comes in, grows or spreads by itself. */
export const eachMonsterTurn = (id: string, program: Program, test?: Expression): Part => ({
  hooks: [
    { id, side: 'all', at: 'monsterTurn', kind: 'after', ...(test === undefined ? {} : { if: test }), do: program },
  ],
});

/**
 * Tokens that spread at the start of each monsters' turn from the rooms where they lie into every connected one without them
 * (H-19.9). `by` names the rooms they can reach from a room bound to `it`; `most` new ones, picked by `who`.
 */
export const spreading = (plan: {
  readonly id: string;
  readonly token: string;
  readonly most?: number;
  readonly who?: string;
}): Part => {
  const next = `connectedTo(token:${plan.token}).notIn(token:${plan.token})`;
  const lay: Node = { verb: 'placeToken', token: plan.token, at: 'it' };
  return eachMonsterTurn(
    plan.id,
    plan.most === undefined
      ? { verb: 'each', of: next, do: lay }
      : {
          verb: 'times',
          count: plan.most,
          most: plan.most,
          do: { verb: 'pick', who: plan.who ?? 'traitor', from: next, key: `spread.${plan.token}`, do: lay },
        },
  );
};
