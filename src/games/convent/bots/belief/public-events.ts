import type { ConventEvent } from '../../rules/events.ts';

const keys = new WeakMap<ConventEvent, string>();

/** What everybody was told by an event, as a string to compare; empty when it tells the table nothing. */
export function publicKey(event: ConventEvent): string {
  const known = keys.get(event) ?? contentOf(event);
  keys.set(event, known);
  return known;
}

function contentOf(event: ConventEvent): string {
  switch (event.t) {
    case 'wishDealt':
    case 'planLogged':
      return '';
    case 'noiseHeard':
      return JSON.stringify({ ...event, way: null });
    case 'statusChanged':
      return JSON.stringify({ ...event, inCell: null });
    default:
      return JSON.stringify(event);
  }
}
