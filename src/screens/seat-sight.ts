import type { Seat } from '../engine/contract.ts';
import type { RefereePort, SeatUpdate } from '../workers/referee-port.ts';

/**
 * What the one seat that looks is shown, and nothing longer than it looks: the referee is told when a seat begins and
 * when it ends, and an answer that comes too late is thrown away.
 */
export class SeatSight {
  readonly #onChange: () => void;
  #looking: { readonly referee: RefereePort; readonly seat: Seat; readonly revision: number } | null = null;
  #current: SeatUpdate | null = null;
  /** Revision of the table that `of` belongs to. */
  revision = -1;

  /** @param onChange called when a sight has come or gone */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** The sight of this seat; null while it is not here. */
  of(seat: Seat): SeatUpdate | null {
    return this.#current?.seat === seat ? this.#current : null;
  }

  /** Shows a seat, anew after every change of the table. */
  look(referee: RefereePort, { seat, revision }: { readonly seat: Seat; readonly revision: number }): void {
    const before = this.#looking;
    if (before?.seat === seat && before.revision === revision) return;
    if (before && before.seat !== seat) this.drop();
    const looking = { referee, seat, revision };
    this.#looking = looking;
    const show = (sight: SeatUpdate): void => {
      if (this.#looking !== looking) return;
      this.#current = sight;
      this.revision = revision;
      this.#onChange();
    };
    // A seat that may not be looked through stays dark until the table changes; asking at once would only ask again.
    referee.enterSeat(seat).then(show, () => undefined);
  }

  drop(): void {
    const looking = this.#looking;
    if (!looking) return;
    this.#looking = null;
    this.#current = null;
    void looking.referee.leaveSeat(looking.seat);
    this.#onChange();
  }
}
