import { saveFormat } from '../engine/save.ts';

/** A save as plain data of some format. */
export type PlainSave = Readonly<Record<string, unknown>>;

/** Takes a save of format n to format n + 1; pure, and never thrown away once a version was released. */
export type Migration = (save: PlainSave) => PlainSave;

/** Entry n - 1 leads from format n to n + 1. Format 1 is the first. */
const released: readonly Migration[] = [];

export interface MigrationChoices {
  readonly migrations?: readonly Migration[];
  readonly target?: number;
}

export type Migrated =
  | { readonly ok: true; readonly save: PlainSave }
  | { readonly ok: false; readonly failure: 'damaged' | 'fromTheFuture' };

const isRecord = (value: unknown): value is PlainSave =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function formatOf(save: unknown): number | null {
  if (!isRecord(save) || !isRecord(save['header'])) return null;
  const { format } = save['header'];
  return typeof format === 'number' && Number.isInteger(format) && format >= 1 ? format : null;
}

/** Foreign data as a save of today's format, shape unchecked. One from the future is refused, not mangled. */
export function migrateSave(value: unknown, choices: MigrationChoices = {}): Migrated {
  const { migrations = released, target = saveFormat } = choices;
  const format = formatOf(value);
  if (format === null) return { ok: false, failure: 'damaged' };
  if (format > target) return { ok: false, failure: 'fromTheFuture' };
  const steps = migrations.slice(format - 1, target - 1);
  if (steps.length !== target - format) return { ok: false, failure: 'damaged' };
  try {
    return { ok: true, save: steps.reduce((save, migrate) => migrate(save), value as PlainSave) };
  } catch {
    return { ok: false, failure: 'damaged' };
  }
}
