import type { Choice } from '../rules/choices.ts';
import type { RoomId } from '../rules/terms.ts';
import { deadly } from './world.ts';
import type { Figure } from '../haunts/plans/plan.ts';
import type { World } from './world.ts';

/** How a room can be come to in this turn: the choice that begins the way, its spaces, and steps of harm on it. */
export interface Way {
  readonly choice: Choice;
  readonly spaces: number;
  readonly harm: number;
}

const harmOf = (world: World, { side }: Figure, room: RoomId): number =>
  side === 'heroes' ? (world.hazards.get(room) ?? 0) : 0;

/** Follows all ways on from a room as far as the spaces left allow, the least harmful first. */
export function walkOn(
  world: World,
  figure: Figure,
  about: { readonly found: Map<RoomId, Way>; readonly room: RoomId; readonly way: Way; readonly left?: number },
): void {
  const { found } = about;
  const edges = world.edges(figure.side, null);
  const left = about.left ?? Math.max(0, (figure.values.speed ?? 1) - world.view.turn.spent);
  const weight = ({ spaces, harm }: Way): number => harm + spaces / 20;
  const queue = [about];
  for (const { room, way } of queue) {
    const known = found.get(room);
    if (known && weight(known) <= weight(way)) continue;
    found.set(room, way);
    for (const [to, cost] of edges.get(room) ?? []) {
      const harm = harmOf(world, figure, to);
      // Ways round a hazard are sought as if it took a space more; walking into it does not.
      const spaces = way.spaces + cost - Number(harm > 0);
      if (spaces > left) continue;
      queue.push({ found, room: to, way: { ...way, spaces, harm: way.harm + harm } });
    }
  }
}

/** Rooms that can still be walked to in this turn. */
export function waysOf(world: World, figure: Figure, choices: readonly Choice[]): ReadonlyMap<RoomId, Way> {
  const found = new Map<RoomId, Way>();
  // What takes no space may be all that is left of a turn: then nothing follows it.
  const isSpent = !choices.some(choice => (choice.c === 'step' || choice.c === 'explore') && choice.cost > 0);
  for (const choice of choices) {
    if (choice.c !== 'step' && choice.c !== 'jump') continue;
    const room = choice.c === 'step' ? choice.to : world.below(choice.from);
    const bruise = choice.c === 'jump' && !choice.safe ? (figure.body < 2 && world.view.haunt ? deadly : 1) : 0;
    const harm = bruise + (room === null ? deadly : harmOf(world, figure, room));
    if (room !== null && harm < deadly)
      walkOn(world, figure, {
        found,
        room,
        way: { choice, spaces: choice.cost, harm },
        ...(isSpent ? { left: 0 } : {}),
      });
  }
  return found;
}
