/** Every named setting and its values; the first value is the one of the preset `first2010` (C-16). */
export const settingValues = {
  'noise.run': ['0', '+1'],
  'noise.listenModifier': ['own', 'none'],
  'noise.ranGuard': ['deaf', 'noListen'],
  'noise.tie': ['all', 'pickOne', 'pickSome'],
  'noise.visible': ['rolls', 'silent'],
  'round1.moves': ['two', 'combined', 'one'],
  'round1.noise': ['once', 'none'],
  'sight.range': ['ruler', 'unlimited', 'steps', 'room'],
  'sight.space67': ['hidden', 'table'],
  'vanish.place': ['between', 'lastSeen'],
  'vanish.byGuard': ['none', 'token'],
  'token.frees': ['own', 'any'],
  'cell.safe': ['yes', 'no'],
  'caught.locks': ['respect', 'ignore'],
  'caught.release': ['choice', 'auto', 'home'],
  'paths.firstChoice': ['firstTurn', 'setup'],
  blessings: ['on', 'off'],
  'end.rounds': ['15', '14'],
  'end.captures': ['players', 'novices'],
  'run.exact': ['no', 'yes'],
  'guards.max': ['6', '5'],
  'guards.compare': ['no', 'yes'],
} as const;

export type SettingName = keyof typeof settingValues;
export type ConventSettings = { readonly [Name in SettingName]: (typeof settingValues)[Name][number] };
export type Preset = 'first2010' | 'reprint';

export const settingNames = Object.keys(settingValues) as readonly SettingName[];

const first2010 = Object.fromEntries(
  settingNames.map(name => [name, settingValues[name][0]]),
) as unknown as ConventSettings;

/** The two editions' values of all settings (C-0.2, C-16). */
export const presets: Readonly<Record<Preset, ConventSettings>> = {
  first2010,
  reprint: {
    ...first2010,
    'noise.run': '+1',
    'noise.listenModifier': 'none',
    'noise.ranGuard': 'noListen',
    'noise.tie': 'pickOne',
    'round1.moves': 'combined',
    'sight.range': 'room',
    'vanish.place': 'lastSeen',
    'caught.locks': 'ignore',
    blessings: 'off',
    'end.rounds': '14',
  },
};
