import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Seat } from '../../../engine/contract.ts';
import type { Belief } from '../../../engine/bot.ts';
import type { Advice } from '../../../workers/referee-port.ts';
import type { NoviceNumber } from '../rules/seats.ts';
import { noviceOfSeat } from '../rules/seats.ts';
import type { BoardScene } from './board/scene.ts';

/** A share in thousandths as a whole number of a hundred. */
export const percent = (thousandths: number): number => Math.round(thousandths / 10);

/** Beliefs about one novice, or about all of them. */
export const beliefsAbout = (beliefs: readonly Belief[], novice: NoviceNumber | null): readonly Belief[] =>
  beliefs.filter(({ about }) => novice === null || noviceOfSeat(about) === novice);

/** Shares below this part of the greatest are not drawn: they would cover the board and tell nothing. */
const faintest = 0.02;

/** A greatest share below this is not drawn as strongly as one can: then nobody knows much. */
const strongest = 120;

/** How likely somebody of those the beliefs are about stands on each space, as weights to be drawn. */
export function heatOf(beliefs: readonly Belief[]): BoardScene['heat'] {
  const nobody = new Map<number, number>();
  for (const [space, share] of beliefs.flatMap(({ places }) => places)) {
    nobody.set(space, (nobody.get(space) ?? 1) * (1 - Math.min(1000, share) / 1000));
  }
  const shares = [...nobody].map(([space, none]) => ({ space, share: 1000 * (1 - none) }));
  const most = Math.max(strongest, ...shares.map(({ share }) => share));
  return shares
    .filter(({ share }) => share >= faintest * most)
    .map(({ space, share }) => ({ space, weight: Math.round((100 * share) / most) / 100 }))
    .sort((one, other) => one.space - other.space);
}

/** What the coming movement of the guards means for a novice on a space, as public facts tell. */
export interface SpaceRisk {
  /** Thousandths. */
  readonly met: number;
  readonly isSeen: boolean;
}

/** The risk of each space out of an adviser's numbers. */
export function risksOf({ because }: Advice): (space: number) => SpaceRisk {
  const numbers = (name: string): readonly number[] => because.find(({ reason }) => reason === name)?.numbers ?? [];
  const pairs = numbers('risk.met');
  const met = new Map(pairs.flatMap((space, index) => (index % 2 === 0 ? [[space, pairs[index + 1]!] as const] : [])));
  const seen = new Set(numbers('risk.seen'));
  return space => ({ met: met.get(space) ?? 0, isSeen: seen.has(space) });
}

export interface WantedAdvice {
  readonly viewer: Seat | 'table';
  /** Changes whenever something was told since. */
  readonly when: string;
  readonly advise: (viewer: Seat | 'table') => Promise<Advice | null>;
}

/**
 * Asks for advice when an element is drawn that wants it, and draws the element again when it is there. It is worked out
 * elsewhere, so no tap waits for it; advice of a moment that has passed is never shown.
 */
export class AdviceWatch implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #wanted: () => WantedAdvice | null;
  #asked = '';
  #advice: Advice | null = null;

  /** `wanted` answers null while no hint is switched on: then nothing is worked out at all. */
  constructor(host: ReactiveControllerHost, wanted: () => WantedAdvice | null) {
    this.#host = host;
    this.#wanted = wanted;
    host.addController(this);
  }

  get current(): Advice | null {
    return this.#key() === this.#asked ? this.#advice : null;
  }

  hostUpdated(): void {
    const key = this.#key();
    if (key === this.#asked) return;
    this.#asked = key;
    this.#advice = null;
    const wanted = this.#wanted();
    if (wanted) void this.#ask(wanted, key);
  }

  hostDisconnected(): void {
    this.#asked = '';
    this.#advice = null;
  }

  #key(): string {
    const wanted = this.#wanted();
    return wanted ? `${wanted.viewer} ${wanted.when}` : '';
  }

  async #ask({ viewer, advise }: WantedAdvice, key: string): Promise<void> {
    const advice = await advise(viewer).catch(() => null);
    if (this.#asked !== key) return;
    this.#advice = advice;
    this.#host.requestUpdate();
  }
}
