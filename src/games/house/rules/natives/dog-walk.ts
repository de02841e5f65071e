import type { Choice } from '../choices.ts';
import { cardsAt, gainCard, layOnPile, loseCard, mayMove } from '../hands.ts';
import { takeCardAway } from '../cards-anywhere.ts';
import type { Answer, Machine } from '../machine.ts';
import { environment } from '../machine.ts';
import { entrySide, openWays } from '../movement.ts';
import type { ExplorerState } from '../state.ts';
import type { CardId, RoomId, Side } from '../terms.ts';
import { deliverThing, dogThings, fetchThing } from './dog-things.ts';
import type { Native } from './native.ts';

interface Place {
  readonly room: RoomId;
  readonly barrierSide: Side | null;
  readonly steps: number;
}

/** Doors and stairs; nothing that leads one way, needs a roll or is the elevator (H-11.6). */
const dogWays: readonly string[] = ['door', 'stairs', 'secretStairs'];

/** Where the Dog's token can get to from a place within some spaces; opponents do not slow it (H-11.6). */
function reach(machine: Machine, from: Omit<Place, 'steps'>, spaces: number): readonly Place[] {
  const found: Place[] = [{ ...from, steps: 0 }];
  for (const place of found) {
    if (place.steps === spaces) continue;
    for (const way of openWays(machine, place)) {
      const next = { room: way.to, barrierSide: entrySide(machine, place.room, way.to), steps: place.steps + 1 };
      const isNew = !found.some(other => other.room === next.room && other.barrierSide === next.barrierSide);
      if (isNew && dogWays.includes(way.kind) && way.to !== 'mystic-elevator') found.push(next);
    }
  }
  return found;
}

const lyingAt = (machine: Machine, place: Place): readonly CardId[] =>
  cardsAt(machine, place).filter(card => !machine.state.turn.touched.includes(card));

/** The Dog fetches, carries or delivers one item (H-11.6). */
export const dogWalk: Native = (machine, args, env) => {
  const seat = env.me ?? '';
  const explorer = machine.state.explorers[seat];
  if (!explorer) return;
  const spaces = args['spaces'] ?? 0;
  const places = reach(machine, explorer, spaces);
  const lying = places.flatMap(place => lyingAt(machine, place));
  const carried = explorer.cards.filter(card => mayMove(machine, card, 'drop'));
  const choices: readonly Choice[] = [
    ...[...lying, ...carried].map(card => ({ c: 'card', card }) as const),
    ...dogThings(machine, explorer, places),
  ];
  if (choices.length > 0)
    machine.ask({
      seat,
      key: 'dog.card',
      choices: [...choices, { c: 'no' }],
      then: 'dogCardChosen',
      args: { seat, spaces },
      env,
      card: 'dog',
    });
};

/** A thing that lay is fetched at once; one that is carried goes to a room within the walk. */
function sendWithThing(
  machine: Machine,
  explorer: ExplorerState,
  sent: { readonly thing: string; readonly spaces: number },
): void {
  const { thing, spaces } = sent;
  if (fetchThing(machine, explorer, thing)) return;
  const reached = reach(machine, explorer, spaces).map(({ room }) => room);
  const rooms = [...new Set(reached)].filter(room => room !== explorer.room);
  if (rooms.length === 0) return;
  machine.ask({
    seat: explorer.seat,
    key: 'dog.to',
    choices: rooms.map(room => ({ c: 'room', room })),
    then: 'dogSentWithThing',
    args: { seat: explorer.seat, spaces, thing },
    env: environment({ me: explorer.seat }),
    card: 'dog',
  });
}

export const dogSentWithThing: Answer = (machine, choice, args) => {
  const explorer = machine.state.explorers[args['seat'] as string]!;
  const places = reach(machine, explorer, args['spaces'] as number);
  const place = places.find(({ room }) => choice.c === 'room' && room === choice.room);
  if (place) deliverThing(machine, args['thing'] as string, place);
};

/** Where the item goes: to the holder, or to a room within what is left of the walk. */
export const dogCardChosen: Answer = (machine, choice, args, env) => {
  const seat = args['seat'] as string;
  const explorer = machine.state.explorers[seat]!;
  const spaces = args['spaces'] as number;
  if (choice.c === 'token') sendWithThing(machine, explorer, { thing: choice.token, spaces });
  if (choice.c !== 'card') return;
  const from = placeOfCard(machine, explorer, { card: choice.card, spaces });
  const isOwn = explorer.cards.includes(choice.card);
  const rooms = [...new Set(reach(machine, from, spaces - from.steps).map(({ room }) => room))];
  const targets: readonly Choice[] = rooms
    .filter(room => room !== from.room || isOwn)
    .map(room => ({ c: 'room', room }));
  const home: readonly Choice[] = isOwn ? [] : [{ c: 'figure', figure: seat }];
  machine.ask({
    seat,
    key: 'dog.to',
    choices: [...home, ...targets],
    then: 'dogSent',
    args: { ...args, card: choice.card },
    env,
    card: choice.card,
  });
};

function placeOfCard(
  machine: Machine,
  explorer: ExplorerState,
  about: { readonly card: CardId; readonly spaces: number },
): Place {
  const places = reach(machine, explorer, about.spaces);
  return places.find(place => lyingAt(machine, place).includes(about.card)) ?? places[0]!;
}

export const dogSent: Answer = (machine, choice, args) => {
  const explorer = machine.state.explorers[args['seat'] as string]!;
  const card = args['card'] as CardId;
  const spaces = args['spaces'] as number;
  const from = placeOfCard(machine, explorer, { card, spaces });
  const places = reach(machine, from, spaces - from.steps);
  machine.state.turn.touched.push(card);
  if (explorer.cards.includes(card)) loseCard(machine, explorer, { card, to: 'pile' });
  else takeCardAway(machine, card, 'pile');
  if (choice.c === 'figure') gainCard(machine, explorer, { card, from: 'pile' });
  if (choice.c === 'room')
    layOnPile(
      machine,
      places.find(({ room }) => room === choice.room)!,
      [card],
    );
};
