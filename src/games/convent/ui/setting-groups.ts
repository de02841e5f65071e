import type { SettingName } from '../rules/settings.ts';

export type SettingGroup = 'moving' | 'noise' | 'sight' | 'caught' | 'guards' | 'end';

/** A setting with the paragraph of the rules that it changes (C-16). */
export interface GroupedSetting {
  readonly name: SettingName;
  readonly rule: string;
}

const inGroup = (...settings: readonly (readonly [SettingName, string])[]): readonly GroupedSetting[] =>
  settings.map(([name, rule]) => ({ name, rule }));

/** Every setting once, by what it is about. */
export const settingGroups: Readonly<Record<SettingGroup, readonly GroupedSetting[]>> = {
  moving: inGroup(['round1.moves', 'C-4.8'], ['run.exact', 'C-4.3']),
  noise: inGroup(
    ['noise.run', 'C-4.2'],
    ['noise.visible', 'C-8.1'],
    ['round1.noise', 'C-4.8'],
    ['noise.tie', 'C-8.4'],
    ['noise.listenModifier', 'C-8.8'],
    ['noise.ranGuard', 'C-8.6'],
  ),
  sight: inGroup(
    ['sight.range', 'C-6.5'],
    ['sight.space67', 'C-6.7'],
    ['vanish.place', 'C-7.3'],
    ['vanish.byGuard', 'C-7.5'],
    ['token.frees', 'C-10.2'],
  ),
  caught: inGroup(['cell.safe', 'C-11.3'], ['caught.locks', 'C-11.7'], ['caught.release', 'C-11.9']),
  guards: inGroup(['guards.max', 'C-9.1'], ['paths.firstChoice', 'C-2.7'], ['guards.compare', 'C-15.5']),
  end: inGroup(['blessings', 'C-12'], ['end.rounds', 'C-13.4'], ['end.captures', 'C-13.3']),
};
