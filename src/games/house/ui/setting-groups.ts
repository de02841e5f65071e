import type { HouseSettingName } from '../rules/settings.ts';

export type SettingGroup = 'exploring' | 'rooms' | 'cards' | 'characters' | 'haunt' | 'fights';

/** A setting with the paragraph of the rules that it changes (H-21). */
export interface GroupedSetting {
  readonly name: HouseSettingName;
  readonly rule: string;
}

const inGroup = (...settings: readonly (readonly [HouseSettingName, string])[]): readonly GroupedSetting[] =>
  settings.map(([name, rule]) => ({ name, rule }));

/** Every setting once, by what it is about. */
export const settingGroups: Readonly<Record<SettingGroup, readonly GroupedSetting[]>> = {
  exploring: inGroup(
    ['startPlayer', 'H-2.8'],
    ['placement', 'H-5.6'],
    ['barrierTrap', 'H-6.10'],
    ['splitByEvent', 'H-6.9'],
    ['hauntTiles', 'H-6.9'],
  ),
  rooms: inGroup(
    ['exitRooms', 'H-7.1'],
    ['elevatorLastDoorway', 'H-6.9'],
    ['stairsDoors', 'H-7.10'],
    ['lake', 'H-7.11'],
  ),
  cards: inGroup(['trade', 'H-11.2'], ['bottleThree', 'H-10.9'], ['overflow', 'H-9.9']),
  characters: inGroup(
    ['brandonSpeedStart', 'H-2.4'],
    ['peterKnowledge', 'H-2.4'],
    ['longfellowKnowledgeStart', 'H-2.4'],
  ),
  haunt: inGroup(
    ['twoOmens', 'H-13.4'],
    ['namedTraitor', 'H-14.5'],
    ['traitTie', 'H-14.6'],
    ['avoidRepeats', 'H-14.7'],
    ['repeatHaunt', 'H-14.8'],
    ['stairsRescue', 'H-15.6'],
    ['targets', 'H-15.8'],
    ['noTraitorStart', 'H-16.3'],
    ['traitorImmunity', 'H-16.6'],
    ['deadlock', 'H-18.5'],
  ),
  fights: inGroup(['steal', 'H-12.10'], ['lethalChoice', 'H-12.6'], ['monsterHindrance', 'H-4.5']),
};
