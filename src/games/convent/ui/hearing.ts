import type { ConventBoard } from '../board/board.ts';
import type { SpaceCount } from './board/scene.ts';

const faces = [1, 2, 3, 4, 5, 6] as const;

/** The farthest a movement can be heard, in steps: the highest face with its modifier; 0 or less is silence (C-8.2). */
export const loudestReach = (modifier: number): number => 6 + modifier;

/** How many of the six faces let somebody hear who is this many steps away (C-8.1, C-8.2). */
export function hearingFaces(distanceSteps: number, modifier: number): number {
  return faces.filter(face => face + modifier > 0 && face + modifier >= distanceSteps).length;
}

/** Every space from which a guard could hear somebody on `space`, with its steps of way (doors do not dampen, C-8.2). */
export function hearingSpaces(
  board: ConventBoard,
  { space, modifier, spaceCount }: { readonly space: number; readonly modifier: number; readonly spaceCount: number },
): readonly SpaceCount[] {
  const reach = loudestReach(modifier);
  const heard: SpaceCount[] = [];
  for (let other = 1; other <= spaceCount; other++) {
    const steps = board.distance(other, space);
    // On her own space every sound is heard; it needs no tint.
    if (steps > 0 && steps <= reach) heard.push({ space: other, steps });
  }
  return heard;
}
