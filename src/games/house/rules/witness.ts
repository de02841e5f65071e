import type { Viewer } from '../../../engine/contract.ts';
import type { HouseEvent } from './events.ts';
import type { HouseState } from './state.ts';
import { sidesOf } from './view-of.ts';

/**
 * What a viewer learns of an event; null when nothing (H-15.7). What is told goes to whom it is told, a variable to those
 * who may see it; everything else happens on the table. A finished game is open.
 */
export function witnessOf(state: HouseState, event: HouseEvent, viewer: Viewer): HouseEvent | null {
  if (viewer === 'open' && state.result) return event;
  const sides: readonly string[] = sidesOf(state, viewer);
  switch (event.t) {
    case 'told':
      return event.to === 'all' || event.to === viewer || sides.includes(event.to) ? event : null;
    case 'variableChanged':
      return event.seen === 'all' || sides.includes(event.seen) ? event : null;
    default:
      return event;
  }
}
