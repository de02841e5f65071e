export interface StorageUse {
  readonly usedBytes: number;
  readonly quotaBytes: number;
}

/** Whether what is saved stays saved on this device. Dispatches `change`. */
export class StorageHealth extends EventTarget {
  #isPersistent: boolean | null = null;
  #use: StorageUse | null = null;
  #isMemoryOnly = false;
  #isBlocked = false;

  /** null where the browser does not tell: the settings then say that they do not know. */
  get isPersistent(): boolean | null {
    return this.#isPersistent;
  }

  get use(): StorageUse | null {
    return this.#use;
  }

  /** True while nothing can be saved and a game lives in memory only. */
  get isMemoryOnly(): boolean {
    return this.#isMemoryOnly;
  }

  /** True while a window with an older version of the app keeps this one from the saved games. */
  get isBlocked(): boolean {
    return this.#isBlocked;
  }

  setBlocked(isBlocked: boolean): void {
    this.#isBlocked = isBlocked;
    this.dispatchEvent(new Event('change'));
  }

  /** Told by whoever writes: saving has failed for good, or works again. */
  setMemoryOnly(isMemoryOnly: boolean): void {
    if (isMemoryOnly === this.#isMemoryOnly) return;
    this.#isMemoryOnly = isMemoryOnly;
    this.dispatchEvent(new Event('change'));
  }

  /** Reads what the browser knows. Never rejects. */
  async refresh(): Promise<void> {
    const storage = navigator.storage as StorageManager | undefined;
    try {
      this.#isPersistent = (await storage?.persisted?.()) ?? null;
      const { usage, quota } = (await storage?.estimate?.()) ?? {};
      this.#use = usage === undefined || quota === undefined ? null : { usedBytes: usage, quotaBytes: quota };
    } catch {
      this.#use = null;
    }
    this.dispatchEvent(new Event('change'));
  }

  /**
   * Asks the browser not to throw our games away when space is short. Some ask the person, so this is called from a
   * button or after the first finished turn, never at start. Answers what the browser decided.
   */
  async askPersistence(): Promise<boolean> {
    const storage = navigator.storage as StorageManager | undefined;
    const isGranted = await (storage?.persist?.() ?? Promise.resolve(false)).catch(() => false);
    await this.refresh();
    return isGranted;
  }
}
