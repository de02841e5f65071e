import type { Seat } from '../../../engine/contract.ts';
import type { HouseAsk } from './asks.ts';
import type { HouseState } from './state.ts';
import type { Trait } from './terms.ts';

/** What a seat must decide now; the table learns only who is awaited (H-24.12). */
export function asksOf({ hidden, result }: HouseState, seat: Seat | 'table'): readonly HouseAsk[] {
  const { pending } = hidden;
  if (!pending || result) return [];
  if (seat === 'table') return [{ kind: 'awaited', id: pending.id, seat: pending.seat }];
  if (pending.seat !== seat) return [];
  const { id, kind, key, values, choices, dice, card, room, refused, warned } = pending;
  if (kind === 'roll') return [{ kind, id, seat, key, dice, trait: (values['trait'] ?? null) as Trait | null, card }];
  return [{ kind, id, seat, key, values, choices, card, room, refused, warned }];
}
