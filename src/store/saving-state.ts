/**
 * Why nothing is being saved. `absent`: no storage here; `full`: no room; `blocked`: another tab holds it; `newer`: a
 * newer version of the app has used it; `failed`: anything else.
 */
export type StoreFailure = 'absent' | 'full' | 'blocked' | 'newer' | 'failed';

/** Where the last action went: to the journal, or only to memory. */
export type SavingState = { readonly kind: 'saved' } | { readonly kind: 'memory'; readonly why: StoreFailure };

/** The store could not do what was asked; nothing that was stored before is lost by it. */
export class StoreError extends Error {
  readonly why: StoreFailure;

  constructor(why: StoreFailure, options: { readonly cause?: unknown } = {}) {
    super(why, options);
    this.name = 'StoreError';
    this.why = why;
  }
}

/** Any error of a transaction as the store's own. */
export function storeErrorOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new StoreError(isFull ? 'full' : 'failed', { cause: error });
}
