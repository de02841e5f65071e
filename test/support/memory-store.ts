import type { GameSummary, Save } from '../../src/engine/save.ts';
import { savedFrom } from '../../src/store/read-save.ts';
import type { Recorder } from '../../src/store/recorder.ts';
import type { StoreFailure } from '../../src/store/saving-state.ts';
import { StoreError } from '../../src/store/saving-state.ts';
import type { Store } from '../../src/store/store.ts';

/** A store for tests of those who use one: keeps games as text, and fails or waits when told to. */
export class MemoryStore implements Store {
  readonly kept = new Map<string, { text: string; summary: GameSummary }>();
  /** Set to make every call fail. */
  failing: StoreFailure | null = null;
  /** Awaited before a write counts. */
  writing: Promise<void> = Promise.resolve();
  writes = 0;

  async games(): Promise<readonly GameSummary[]> {
    this.#mayFail();
    return [...this.kept.values()].map(({ summary }) => summary);
  }

  async rename(id: string, name: string) {
    this.#mayFail();
    const game = this.kept.get(id);
    if (game === undefined) return 'notFound' as const;
    const save = JSON.parse(game.text) as Save;
    const text = JSON.stringify({ ...save, header: { ...save.header, name } });
    this.kept.set(id, { text, summary: { ...game.summary, name } });
    return 'done' as const;
  }

  async remove(id: string) {
    this.#mayFail();
    this.kept.delete(id);
    return 'done' as const;
  }

  async read(id: string) {
    this.#mayFail();
    const game = this.kept.get(id);
    if (game === undefined) return null;
    const raw: unknown = JSON.parse(game.text);
    return { raw, read: savedFrom(raw) };
  }

  recorder(): Recorder {
    const record: Recorder['record'] = async (save, summary) => {
      await this.writing;
      if (this.failing !== null) return { kind: 'memory', why: this.failing };
      this.writes += 1;
      this.kept.set(summary.id, { text: JSON.stringify(save), summary });
      return { kind: 'saved' };
    };
    return { record };
  }

  async close(): Promise<void> {}

  /** The log of a game as it is kept. */
  entriesOf(id: string): Save['entries'] {
    return (JSON.parse(this.kept.get(id)!.text) as Save).entries;
  }

  #mayFail(): void {
    if (this.failing !== null) throw new StoreError(this.failing);
  }
}
