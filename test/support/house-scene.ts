import assert from 'node:assert/strict';
import { canonicalJson } from '../../src/engine/canonical.ts';
import { isRefused } from '../../src/engine/contract.ts';
import type { Seat, Seed } from '../../src/engine/contract.ts';
import { contentFor } from '../../src/games/house/content/index.ts';
import type { ChooseAsk } from '../../src/games/house/rules/asks.ts';
import type { Choice } from '../../src/games/house/rules/choices.ts';
import type { HouseEvent } from '../../src/games/house/rules/events.ts';
import type { ContentFor, HouseGame } from '../../src/games/house/rules/game.ts';
import { Machine, environment } from '../../src/games/house/rules/machine.ts';
import type { Arguments } from '../../src/games/house/rules/machine.ts';
import type { Program } from '../../src/games/house/rules/lantern/language.ts';
import type { HouseReason } from '../../src/games/house/rules/reasons.ts';
import { registry } from '../../src/games/house/rules/registry.ts';
import { dealtState } from '../../src/games/house/rules/setup.ts';
import type { ExplorerState, HouseState, PendingAsk } from '../../src/games/house/rules/state.ts';
import type { Trait } from '../../src/games/house/rules/terms.ts';
import { house } from './house-game.ts';
import { optionsFor } from './house-options.ts';
import { setScene } from './house-place.ts';
import type { ScenePlace } from './house-place.ts';
import { plainFloors } from './house-plain-floors.ts';

/** What a test says of a choice: its kind and the fields that matter. */
export type Wish = { readonly c: Choice['c'] } & Readonly<Record<string, unknown>>;

/** The rules over some content. */
export interface Table {
  readonly house: HouseGame;
  readonly contentFor: ContentFor;
}

const wholeTable: Table = { house, contentFor };

const seedOf = (number: number): Seed => [number, 2, 3, 4];

/** A game somewhere in the middle, told what everybody does. Dice are typed in unless the scene says otherwise. */
export class Scene {
  state: HouseState;
  /** Events of the last action. */
  events: readonly HouseEvent[] = [];

  constructor(
    place: ScenePlace,
    readonly table: Table = wholeTable,
  ) {
    const options = optionsFor(place);
    const content = table.contentFor(options);
    const dealt = dealtState(content, options, seedOf(place.seed ?? 1));
    setScene(dealt, place);
    const machine = new Machine(dealt, content, plainFloors, registry);
    machine.call('beginTurn', { seat: place.turn ?? 'explorer1' }, environment({}));
    machine.proceed();
    this.state = machine.state;
    this.events = machine.events;
  }

  get pending(): PendingAsk {
    const { pending } = this.state.hidden;
    assert.ok(pending, 'somebody is asked');
    return pending;
  }

  /** Key of the question that is open; null when nobody is asked. */
  get key(): string | null {
    return this.state.hidden.pending?.key ?? null;
  }

  get ask(): ChooseAsk {
    const [ask] = this.table.house.asks(this.state, this.pending.seat);
    assert.equal(ask?.kind, 'choose');
    return ask as ChooseAsk;
  }

  /** What is offered of a kind. */
  offered<Kind extends Choice['c']>(kind: Kind): readonly Extract<Choice, { c: Kind }>[] {
    return this.pending.choices.filter((choice): choice is Extract<Choice, { c: Kind }> => choice.c === kind);
  }

  explorer(seat: Seat = 'explorer1'): ExplorerState {
    return this.state.explorers[seat]!;
  }

  index(seat: Seat, trait: Trait): number {
    return this.explorer(seat).tracks[trait].index;
  }

  /** Takes the only choice that fits the wish. */
  choose(wish: Wish): this {
    const fitting = this.pending.choices.filter(choice => fits(choice, wish));
    assert.equal(fitting.length, 1, `${JSON.stringify(wish)} among ${JSON.stringify(this.pending.choices)}`);
    const { seat, id } = this.pending;
    return this.apply({ t: 'choose', seat, ask: id, choice: fitting[0]! });
  }

  /** Types in a total. */
  roll(total: number): this {
    assert.equal(this.pending.kind, 'roll', `a roll in place of ${this.key}`);
    const { seat, id } = this.pending;
    return this.apply({ t: 'roll', seat, ask: id, total });
  }

  /** Types in a total for the roll of this key. */
  rolls(key: string, total: number): this {
    assert.equal(this.key, key);
    return this.roll(total);
  }

  end(): this {
    return this.choose({ c: 'end' });
  }

  apply(action: unknown): this {
    const answer = this.table.house.apply(this.state, action as never);
    assert.ok(!isRefused(answer), `accepted: ${JSON.stringify(answer)}`);
    this.state = answer.state;
    this.events = answer.events;
    return this;
  }

  /** A choice that is not on the list is refused with this rule. */
  refuses(choice: Choice, rule: string): this {
    const { seat, id } = this.pending;
    this.refusesAction({ t: 'choose', seat, ask: id, choice }, 'notOffered', rule);
    return this;
  }

  refusesAction(action: unknown, code: HouseReason, rule: string): void {
    const before = canonicalJson(this.state);
    assert.deepEqual(this.table.house.apply(this.state, action as never), { refused: { code, rule } });
    assert.equal(canonicalJson(this.state), before);
  }

  /** Runs a program as if a card or a haunt said so, then waits for what that asks or for the turn's next free choice. */
  run(
    program: Program,
    { me = 'explorer1', card = null }: { readonly me?: Seat; readonly card?: string | null } = {},
  ): this {
    return this.#go(machine => machine.run(program, environment({ me, card })));
  }

  /** Runs a piece of the rules by name. */
  call(name: string, args: Arguments): this {
    return this.#go(machine => machine.call(name, args, environment({})));
  }

  #go(begin: (machine: Machine) => void): this {
    const machine = new Machine(
      structuredClone(this.state),
      this.table.contentFor(this.state.options),
      plainFloors,
      registry,
    );
    const { seat } = machine.state.turn;
    machine.state.hidden.pending = null;
    machine.call('freePlay', { seat }, environment({ me: seat }));
    begin(machine);
    machine.proceed();
    this.state = machine.state;
    this.events = machine.events;
    return this;
  }

  /** The haunt begins at the end of the turn that is on, as after a haunt roll. */
  begin(reveal: { readonly revealer: Seat; readonly omen: string; readonly room: string }): this {
    const machine = new Machine(
      structuredClone(this.state),
      this.table.contentFor(this.state.options),
      plainFloors,
      registry,
    );
    machine.state.hidden.pending = null;
    machine.state.hidden.work = [];
    machine.call('nextTurn', { seat: reveal.revealer }, environment({}));
    machine.call('beginHaunt', reveal, environment({ me: reveal.revealer }));
    machine.proceed();
    this.state = machine.state;
    this.events = machine.events;
    return this;
  }

  /** Everybody who is asked to reads a book. */
  readAll(): this {
    while (this.key === 'haunt.read') this.choose({ c: 'yes' });
    return this;
  }

  /** Turns are ended, dice that come up rolled as said, until this seat is to play freely. */
  passTo(seat: Seat, total = 0): this {
    for (let count = 0; count < 200; count++) {
      const { pending } = this;
      if (pending.key === 'turn.free' && pending.seat === seat) return this;
      if (pending.kind === 'roll') this.roll(Math.min(total, 2 * pending.dice));
      else if (pending.choices.some(({ c }) => c === 'end')) this.end();
      else if (pending.choices.some(({ c }) => c === 'no')) this.choose({ c: 'no' });
      else this.apply({ t: 'choose', seat: pending.seat, ask: pending.id, choice: pending.choices[0]! });
    }
    throw new Error(`${seat} is never asked`);
  }

  /** Events of a kind in the last action. */
  told<Kind extends HouseEvent['t']>(kind: Kind): readonly Extract<HouseEvent, { t: Kind }>[] {
    return this.events.filter((event): event is Extract<HouseEvent, { t: Kind }> => event.t === kind);
  }
}

const fits = (choice: Choice, wish: Wish): boolean =>
  Object.entries(wish).every(
    ([name, value]) => canonicalJson((choice as never)[name] ?? null) === canonicalJson(value ?? null),
  );

export const scene = (place: ScenePlace = {}, table?: Table): Scene => new Scene(place, table);
