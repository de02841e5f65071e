import { announcer } from '../../../../app/announcer.ts';
import { eventText } from '../event-text.ts';
import type { LogEntry } from '../lines.ts';
import type { Narrator } from '../narrator.ts';

/** Says aloud what is told on the table, each line once: the picture of the recap, or what a guard's step has shown. */
export class Crier {
  #saidCount = -1;

  /** `from`: how much of the log was told before this table was opened. */
  tell(entries: readonly LogEntry[], { narrator, from }: { readonly narrator: Narrator; readonly from: number }): void {
    if (this.#saidCount < 0) this.#saidCount = from;
    for (const entry of entries) {
      if (entry.at < this.#saidCount) continue;
      announcer.announce(eventText(entry.events, narrator));
      this.#saidCount = entry.at + 1;
    }
  }
}
