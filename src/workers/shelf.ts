import type { GameSummary, Save } from '../engine/save.ts';
import type { ListChange } from '../store/games.ts';
import type { Recorder } from '../store/recorder.ts';
import type { StoredGame } from '../store/read-save.ts';
import type { SavingState } from '../store/saving-state.ts';
import type { Store } from '../store/store.ts';

/** All games of this device: those of the journal, and in front of them those that could only be kept in memory. */
export class Shelf {
  readonly #store: Store;
  /** They live as long as this worker, and leave as soon as the journal has them. */
  readonly #unsaved = new Map<string, { readonly save: Save; readonly summary: GameSummary }>();

  constructor(store: Store) {
    this.#store = store;
  }

  async games(): Promise<readonly GameSummary[]> {
    const stored = await this.#store.games().catch(() => []);
    const unsaved = [...this.#unsaved.values()].map(({ summary }) => summary);
    const others = stored.filter(summary => !this.#unsaved.has(summary.id));
    return [...unsaved, ...others].sort((a, b) => b.playedMs - a.playedMs);
  }

  /** @throws StoreError */
  async rename(id: string, name: string): Promise<ListChange> {
    const unsaved = this.#unsaved.get(id);
    if (unsaved === undefined) return this.#store.rename(id, name);
    const save = { ...unsaved.save, header: { ...unsaved.save.header, name } };
    this.#unsaved.set(id, { save, summary: { ...unsaved.summary, name } });
    return 'done';
  }

  /** @throws StoreError */
  async remove(id: string): Promise<ListChange> {
    const wasUnsaved = this.#unsaved.delete(id);
    return this.#store.remove(id).catch((error: unknown) => {
      if (wasUnsaved) return 'done';
      throw error;
    });
  }

  /** What is kept of a game; null when there is no such game. */
  async read(id: string): Promise<StoredGame | 'storeFailed' | null> {
    const unsaved = this.#unsaved.get(id);
    if (unsaved !== undefined) return { raw: unsaved.save, read: { ok: true, save: unsaved.save } };
    return this.#store.read(id).catch(() => 'storeFailed' as const);
  }

  isUnsaved(id: string): boolean {
    return this.#unsaved.has(id);
  }

  /** Keeps one game from now on; `stored` is what the journal holds of it, null for nothing. */
  recorder(stored: Save | null): Recorder {
    const recorder = this.#store.recorder(stored);
    return {
      record: async (save, summary): Promise<SavingState> => {
        const saving = await recorder.record(save, summary);
        if (saving.kind === 'saved') this.#unsaved.delete(summary.id);
        else this.#unsaved.set(summary.id, { save, summary });
        return saving;
      },
    };
  }
}
