import type { Choice } from './choices.ts';
import { monsterOf, traitOf } from './figures.ts';
import { runAfter } from './hooks.ts';
import type { Answer, Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import { attackChoices } from './monster-attacks.ts';
import { goalsOf, mindOf } from './monster-minds.ts';
import { stepsOfMonster } from './monster-moves.ts';
import { kindOf } from './monsters.ts';
import type { MonsterState } from './state.ts';
import { freshTurn } from './turn.ts';
import type { FigureId } from './terms.ts';

const playerOf = ({ state }: Machine): string => state.haunt?.traitor ?? state.haunt?.revealer ?? state.turn.seat;

/** The monsters' turn (H-16.1, H-17): what comes in or grows, one roll for each kind, then one after the other. */
export const monstersTurn: Procedure = machine => {
  const { state } = machine;
  const seat = playerOf(machine);
  const hasRidden = state.turn.seat === state.haunt?.traitor && state.turn.hasRidden;
  state.turn = { ...freshTurn({ number: state.turn.number + 1, kind: 'monsters', seat }), hasRidden };
  machine.emit({ t: 'turnBegan', seat, kind: 'monsters', round: state.round });
  const env = environment({ me: seat, side: 'traitor' });
  machine.call('nextTurn', { seat }, environment({}));
  machine.call('turnOver', { seat }, env);
  machine.call('monstersRest', {}, env);
  machine.call('nextMonster', {}, env);
  machine.call('rollAllowances', {}, env);
  runAfter(machine, 'monsterTurn', { figure: null, env: { me: seat } });
  machine.barrier = true;
};

const canAct = ({ state }: Machine, monster: MonsterState): boolean =>
  !monster.stunned && !state.turn.acted.includes(monster.id);

/** One roll of Speed for each kind that is awake (H-17.1); kinds that move otherwise or never need none. */
export const rollAllowances: Procedure = (machine, _args, env) => {
  const awake = machine.state.monsters.filter(monster => !monster.stunned);
  const firsts = awake.filter((monster, index) => awake.findIndex(({ kind }) => kind === monster.kind) === index);
  for (const monster of [...firsts].reverse())
    if (!kindOf(machine, monster).moves?.each)
      machine.call('rollAllowance', { monster: monster.id, key: monster.kind }, env);
};

/** The spaces of a kind or a figure: its Speed in dice, at least 1, unless the kind says otherwise. Arguments: monster, key. */
export const rollAllowance: Procedure = (machine, args) => {
  const monster = monsterOf(machine.state, args['monster'] as FigureId);
  if (!monster) return;
  const key = args['key'] as string;
  const env = environment({ me: monster.id });
  const { mind, moves } = kindOf(machine, monster);
  const speed = traitOf(machine.state, machine.content, monster.id, 'speed') ?? 0;
  const spaces = moves?.spaces === undefined ? 0 : machine.value(moves.spaces, env);
  const dice = moves?.dice === undefined ? null : machine.value(moves.dice, env);
  const hasOwnPace = moves?.spaces !== undefined && moves.dice === undefined;
  if (mind === 'still' || hasOwnPace || (dice ?? speed) === 0) {
    machine.state.turn.allowances[key] = spaces;
    return;
  }
  machine.call(
    'roll',
    {
      roller: monster.id,
      key: 'roll.monsterSpeed',
      trait: dice === null ? 'speed' : null,
      dice: dice ?? 0,
      then: 'allowanceRolled',
      thenArgs: { key, spaces },
    },
    env,
  );
};

/** Arguments: key, spaces, result. */
export const allowanceRolled: Procedure = (machine, args) => {
  const rolled = (args['result'] as number) + (args['spaces'] as number);
  machine.state.turn.allowances[args['key'] as string] = Math.max(1, rolled);
};

/** Monsters that go by themselves act first, in the order they came; among the others the player chooses (H-17.2). */
export const nextMonster: Procedure = (machine, _args, env) => {
  const waiting = machine.state.monsters.filter(monster => canAct(machine, monster));
  const [first] = waiting.filter(monster => actsByItself(machine, monster));
  if (first) {
    beginMonster(machine, first);
    return;
  }
  const choosable = waiting.filter(monster => hasChoice(machine, monster));
  const [only] = choosable;
  if (choosable.length === 1 && only) beginMonster(machine, only);
  else if (only) {
    const choices: readonly Choice[] = choosable.map(({ id }) => ({ c: 'figure', figure: id }));
    const seat = playerOf(machine);
    machine.ask({ seat, key: 'monsters.next', choices: [...choices, { c: 'end' }], then: 'monsterPicked', env });
  }
};

export const monsterPicked: Answer = (machine, choice) => {
  if (choice.c !== 'figure') return;
  const monster = monsterOf(machine.state, choice.figure);
  if (monster) beginMonster(machine, monster);
};

function actsByItself(machine: Machine, monster: MonsterState): boolean {
  const mind = mindOf(machine, monster);
  if (kindOf(machine, monster).moves?.each || mind === 'still') return true;
  return typeof mind === 'object' || goalsOf(machine, monster) !== null;
}

const hasChoice = (machine: Machine, monster: MonsterState): boolean =>
  stepsOfMonster(machine, monster).length > 0 || attackChoices(machine, monster).length > 0;

/** Its part of the turn: rules at its start, its way and attack, rules at its end. */
function beginMonster(machine: Machine, monster: MonsterState): void {
  const env = environment({ me: monster.id });
  machine.state.turn.acted.push(monster.id);
  machine.call('nextMonster', {}, env);
  machine.call('monsterDone', { monster: monster.id }, env);
  machine.call('monsterActs', { monster: monster.id }, env);
  if (kindOf(machine, monster).moves?.each)
    machine.call('rollAllowance', { monster: monster.id, key: monster.id }, env);
  runAfter(machine, 'turnStart', { figure: monster.id });
}

/** Arguments: monster. */
export const monsterActs: Procedure = (machine, args, env) => {
  const monster = monsterOf(machine.state, args['monster'] as FigureId);
  if (!monster || monster.stunned) return;
  const mind = mindOf(machine, monster);
  if (typeof mind === 'object' && 'act' in mind) {
    machine.call('monsterStrikes', args, env);
    machine.run(mind.act, environment({ me: monster.id }));
  } else if (mind === 'still') machine.call('monsterStrikes', args, env);
  else machine.call(goalsOf(machine, monster) === null ? 'monsterFree' : 'monsterSeeks', args, env);
};

/** Arguments: monster. */
export const monsterDone: Procedure = (machine, args) => {
  const monster = args['monster'] as FigureId;
  if (monsterOf(machine.state, monster)) runAfter(machine, 'turnEnd', { figure: monster });
};

/** Those that lost this turn are turned back (H-17.5); whoever was stunned after acting loses the next one. */
export const monstersRest: Procedure = machine => {
  const { state } = machine;
  for (const monster of state.monsters) {
    if (!monster.stunned || state.turn.acted.includes(monster.id)) continue;
    monster.stunned = false;
    machine.emit({ t: 'recovered', monster: monster.id });
  }
  runAfter(machine, 'monsterTurnEnd', { figure: null, env: { me: state.turn.seat } });
};
