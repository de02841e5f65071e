import type { Viewer } from '../../../engine/contract.ts';
import type { ConventEvent } from './events.ts';
import { noviceSeat } from './seats.ts';
import type { NoviceNumber } from './seats.ts';
import type { ConventState } from './state.ts';

/**
 * What a viewer learns of an event; null when nothing (C-3.4, C-3.5). Logs are for the novice alone, and so are the way
 * of her noise and whether she came to the run in her cell. A finished game is open.
 */
export function witnessOf(state: ConventState, event: ConventEvent, viewer: Viewer): ConventEvent | null {
  if (viewer === 'open' && state.stage.name === 'over') return event;
  const isHers = (novice: NoviceNumber | null): boolean => novice !== null && viewer === noviceSeat(novice);
  switch (event.t) {
    case 'wishDealt':
    case 'planLogged':
      return isHers(event.novice) ? event : null;
    case 'noiseHeard':
      return event.way === null || isHers(event.token.novice) ? event : { ...event, way: null };
    case 'statusChanged':
      return event.inCell === null || isHers(event.novice) ? event : { ...event, inCell: null };
    default:
      return event;
  }
}
