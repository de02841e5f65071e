/** Every named setting with its values (H-21). */
export const settingValues = {
  trade: ['one', 'any'],
  steal: ['any', 'physicalAttack'],
  traitorImmunity: ['full', 'choose'],
  stairsRescue: ['setup', 'turn'],
  repeatHaunt: ['newOmens', 'heldOmens'],
  deadlock: ['bothLose', 'playOn'],
  traitTie: ['revealerThenLeft'],
  namedTraitor: ['named', 'candidates'],
  placement: ['free', 'join'],
  exitRooms: ['pay', 'mayStay'],
  elevatorLastDoorway: ['allow', 'refuse'],
  splitByEvent: ['allow', 'refuse'],
  hauntTiles: ['preferOpen', 'any'],
  barrierTrap: ['warn', 'silent', 'closure'],
  stairsDoors: ['1', '2'],
  lake: ['relocate', 'basement'],
  brandonSpeedStart: ['2', '3'],
  peterKnowledge: ['7,7,8', '6,7,8'],
  longfellowKnowledgeStart: ['4', '3'],
  twoOmens: ['one', 'each'],
  monsterHindrance: ['all', 'explorersOnly'],
  overflow: ['remembered', 'lost'],
  lethalChoice: ['no', 'yes'],
  bottleThree: ['might-1', 'might+1'],
  startPlayer: ['birthday', 'random', 'chosen'],
  avoidRepeats: ['false', 'true'],
  noTraitorStart: ['leftOfRevealer', 'revealer'],
  targets: ['hidden', 'open'],
} as const;

export type HouseSettingName = keyof typeof settingValues;
export type HouseSettings = { readonly [Name in HouseSettingName]: (typeof settingValues)[Name][number] };
export type HousePreset = 'chinese' | 'official';

export const settingNames = Object.keys(settingValues) as readonly HouseSettingName[];

const chinese = Object.fromEntries(
  settingNames.map(name => [name, settingValues[name][0]]),
) as unknown as HouseSettings;

/** The two editions' values (H-0.3, H-21). */
export const presets: Readonly<Record<HousePreset, HouseSettings>> = {
  chinese,
  official: {
    ...chinese,
    trade: 'any',
    steal: 'physicalAttack',
    traitorImmunity: 'choose',
    stairsRescue: 'turn',
    repeatHaunt: 'heldOmens',
    deadlock: 'playOn',
    placement: 'join',
  },
};
