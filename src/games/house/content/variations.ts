import type { HouseSettings } from '../rules/settings.ts';
import { bottleWith } from './items-a-c.ts';
import type { CardEntry, CharacterEntry, RoomEntry } from './schema.ts';

/** A room under the settings `stairsDoors` (H-7.10) and `lake` (H-7.11). */
export function roomFor(settings: HouseSettings, room: RoomEntry): RoomEntry {
  if (room.id === 'stairs-from-basement' && settings.stairsDoors === '2') return { ...room, doors: ['N', 'S'] };
  if (room.special !== 'lake' || settings.lake === 'relocate') return room;
  const { special: _relocates, ...plain } = room;
  return { ...plain, floors: ['basement'] };
}

/** A character under the disputed readings of H-2.4. */
export function characterFor(settings: HouseSettings, character: CharacterEntry): CharacterEntry {
  switch (character.id) {
    case 'brandon-jaspers':
      return { ...character, start: { ...character.start, speed: Number(settings.brandonSpeedStart) } };
    case 'peter-akimoto': {
      const end = settings.peterKnowledge.split(',').map(Number);
      const knowledge = [...character.tracks.knowledge.slice(0, -end.length), ...end];
      return { ...character, tracks: { ...character.tracks, knowledge } };
    }
    case 'professor-longfellow':
      return { ...character, start: { ...character.start, knowledge: Number(settings.longfellowKnowledgeStart) } };
    default:
      return character;
  }
}

/** A card under the setting `bottleThree` (H-10.9). */
export function cardFor(settings: HouseSettings, card: CardEntry): CardEntry {
  return card.id === 'bottle' && settings.bottleThree === 'might+1' ? bottleWith(1) : card;
}
