import type { Seat } from '../../../engine/contract.ts';
import { draw } from '../../../engine/chance.ts';
import type { RefusedPlacement } from './asks.ts';
import type { Choice } from './choices.ts';
import type { HouseContent } from './content-index.ts';
import type { HouseEvent } from './events.ts';
import { environment } from './environment.ts';
import { evaluate } from './lantern/expressions.ts';
import type { Expression, Node, Program, Selector } from './lantern/language.ts';
import type { Named, Reading } from './lantern/selectors.ts';
import { select } from './lantern/selectors.ts';
import type { Environment, Frame, HouseState, Json, PendingAsk } from './state.ts';
import type { FloorBoard } from './floor-board.ts';
import type { Rotation } from './terms.ts';

export { environment };

export type Arguments = Readonly<Record<string, Json>>;
/** A named piece of the rules that runs as a frame. */
export type Procedure = (machine: Machine, args: Arguments, env: Environment) => void;
/** What follows an answer. */
export type Answer = (machine: Machine, choice: Choice, args: Arguments, env: Environment) => void;
export type Verb<Name extends Node['verb']> = (
  machine: Machine,
  node: Extract<Node, { verb: Name }>,
  env: Environment,
) => void;

/** Everything the machine can call by name. */
export interface Registry {
  readonly procedures: Readonly<Record<string, Procedure>>;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly verbs: { readonly [Name in Node['verb']]?: Verb<Name> };
  /** Run after every frame: win tests (H-18.1). */
  readonly afterEffect: (machine: Machine) => void;
  /** All a seat may do in its own turn now, `end` last (H-3.2). */
  readonly menu: (machine: Machine, seat: Seat) => readonly Choice[];
}

/** Frames one action may run before the machine calls it an error rather than hang (H-24.6). */
export const mostFrames = 10_000;

/** A question as procedures ask it. */
export interface Question {
  readonly seat: Seat;
  readonly key: string;
  readonly choices: readonly Choice[];
  readonly then: string;
  readonly args?: Arguments;
  readonly env: Environment;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly card?: string | null;
  readonly room?: string | null;
  readonly refused?: readonly RefusedPlacement[];
  readonly warned?: readonly Rotation[];
  readonly isPublic?: boolean;
}

/**
 * Runs programs and procedures over a private copy of a state until it must ask somebody or nothing is left (H-24.12).
 * What remains lies in `state.hidden.work`, so the pause is part of the state.
 */
export class Machine {
  readonly events: HouseEvent[] = [];
  /** Something was revealed, drawn by chance or handed over: undo stops here. */
  barrier = false;

  constructor(
    readonly state: HouseState,
    readonly content: HouseContent,
    readonly floors: FloorBoard,
    private readonly registry: Registry,
  ) {}

  /** Puts a program on top of what is left to do: it runs next. */
  run(program: Program | undefined, env: Environment): void {
    if (program) this.state.hidden.work.push({ kind: 'program', program, env });
  }

  /** Puts a procedure on top of what is left to do: it runs next, before anything pushed earlier. */
  call(name: string, args: Arguments, env: Environment): void {
    this.state.hidden.work.push({ kind: 'call', name, args, env });
  }

  reading(env: Environment): Reading {
    return { state: this.state, content: this.content, env };
  }

  select(selector: Selector, env: Environment): Named {
    return select(this.reading(env), selector);
  }

  value(expression: Expression, env: Environment): number {
    return evaluate(this.reading(env), expression);
  }

  emit(event: HouseEvent): void {
    this.events.push(event);
  }

  /** One face of a die, 0 to 2 (H-9.1), keyed by purpose so that nothing can shift it. */
  face(purpose: string): number {
    return Math.floor(this.index(purpose, 6) / 2);
  }

  /** An index in 0..count-1 by chance, keyed by purpose. */
  index(purpose: string, count: number): number {
    const { draws, seed } = this.state.hidden;
    const counter = draws[purpose] ?? 0;
    draws[purpose] = counter + 1;
    this.barrier = true;
    return draw(seed, { purpose, counter, count });
  }

  /** The free choices of a seat in its turn. */
  menu(seat: Seat): readonly Choice[] {
    return this.registry.menu(this, seat);
  }

  serial(): number {
    this.state.serial += 1;
    return this.state.serial;
  }

  /** Stops at a question. Asking without choices is a fault of the rules and throws. */
  ask(question: Question): void {
    if (question.choices.length === 0) throw new Error(`nothing to choose: ${question.key}`);
    this.wait({ ...question, kind: 'choose', dice: 0 });
  }

  /** Stops for dice that are typed in; the total comes back as a `number` choice. */
  askDice(question: Omit<Question, 'choices'> & { readonly dice: number }): void {
    this.wait({ ...question, kind: 'roll', choices: [] });
  }

  private wait(question: Question & { readonly kind: PendingAsk['kind']; readonly dice: number }): void {
    const { turn, hidden } = this.state;
    turn.asks += 1;
    hidden.pending = {
      id: `${turn.number}.${turn.asks}`,
      seat: question.seat,
      kind: question.kind,
      key: question.key,
      values: question.values ?? {},
      choices: question.choices,
      dice: question.dice,
      card: question.card ?? null,
      room: question.room ?? null,
      refused: question.refused ?? [],
      warned: question.warned ?? [],
      isPublic: question.isPublic ?? true,
      then: question.then,
      args: question.args ?? {},
      env: question.env,
    };
  }

  /** Answers the pending question and runs on to the next, or to the end of the game. */
  answer(choice: Choice): void {
    const { hidden } = this.state;
    const { pending } = hidden;
    if (!pending) throw new Error('nothing was asked');
    hidden.pending = null;
    this.named(this.registry.answers, pending.then)(this, choice, pending.args, pending.env);
    this.proceed();
  }

  /** Runs what is left until a question, the end of the game, or nothing remains. */
  proceed(): void {
    const { hidden } = this.state;
    for (let frames = 0; !hidden.pending && !this.state.result; frames++) {
      if (frames > mostFrames) throw new Error('too many effects in one action');
      this.registry.afterEffect(this);
      const frame = this.state.result ? undefined : hidden.work.pop();
      if (!frame) return;
      this.perform(frame);
    }
  }

  private perform(frame: Frame): void {
    if (frame.kind === 'call') {
      this.named(this.registry.procedures, frame.name)(this, frame.args, frame.env);
      return;
    }
    const nodes: readonly Node[] = isList(frame.program) ? frame.program : [frame.program];
    const [node, ...rest] = nodes;
    if (!node) return;
    if (rest.length > 0) this.run(rest, frame.env);
    const verb = this.named(this.registry.verbs, node.verb) as Verb<Node['verb']>;
    verb(this, node as never, frame.env);
  }

  private named<Value>(table: Readonly<Record<string, Value | undefined>>, name: string): Value {
    const value = table[name];
    if (!value) throw new Error(`unknown procedure: ${name}`);
    return value;
  }
}

const isList = (program: Program): program is readonly Node[] => Array.isArray(program);
