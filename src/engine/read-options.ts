export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a game can be set to. */
export interface Settable<Preset extends string, Settings> {
  readonly presets: Readonly<Record<Preset, Settings>>;
  readonly settingNames: readonly (keyof Settings & string)[];
  readonly settingValues: Readonly<Record<keyof Settings & string, readonly unknown[]>>;
}

/** The options that every game has, out of foreign data: null unless all are there and known. Never throws. */
export function readCommonOptions<Preset extends string, Settings>(
  { preset, settings, dice }: Fields,
  { presets, settingNames, settingValues }: Settable<Preset, Settings>,
): { readonly preset: Preset; readonly settings: Settings; readonly dice: 'drawn' | 'typed' } | null {
  if (typeof preset !== 'string' || !Object.hasOwn(presets, preset) || !isFields(settings)) return null;
  if (dice !== 'drawn' && dice !== 'typed') return null;
  if (!settingNames.every(name => settingValues[name].includes(settings[name]))) return null;
  const known = Object.fromEntries(settingNames.map(name => [name, settings[name]])) as Settings;
  return { preset: preset as Preset, settings: known, dice };
}
