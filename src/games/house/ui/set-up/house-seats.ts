import type { SeatOffer } from '../../../../app/set-up-ui.ts';
import type { SeatShape } from '../../../../engine/table.ts';
import { characters } from '../../content/characters.ts';
import type { HouseOptions } from '../../rules/options.ts';
import { explorerSeat } from '../../rules/terms.ts';
import type { SaySetup, SetupKey } from '../setup-words.ts';

/** Colour in the palette and shape of each figure, so that a character looks like its card. */
const looks: Readonly<Record<string, readonly [number, SeatShape]>> = {
  yellow: [0, 'circle'],
  blue: [1, 'square'],
  green: [2, 'triangle'],
  red: [3, 'diamond'],
  purple: [7, 'hexagon'],
  white: [8, 'star'],
};

const figureOf = (character: string): string => characters.find(({ id }) => id === character)?.figure ?? '';

/** The seats of a table: as many explorers as were chosen, each a person's or a bot's (H-1.3). */
export function houseSeats({ explorers }: HouseOptions, say: SaySetup): readonly SeatOffer[] {
  return explorers.map(({ seat, character }, index): SeatOffer => {
    const [colour, shape] = looks[figureOf(character)]!;
    const label = say(`name.${character}` as SetupKey);
    const mark = { colour, shape, letter: say(`letter.${character}` as SetupKey) };
    return {
      slot: seat,
      seat,
      label,
      figures: [{ id: seat, label, mark }],
      mayBeEmpty: false,
      start: index === 0 ? 'person' : 'bot',
      botName: say(`short.${character}` as SetupKey),
    };
  });
}

/** Another character on a seat. Whoever had that card, either side, takes the one that is put away (H-2.2). */
export function withCharacter(options: HouseOptions, seat: string, character: string): HouseOptions {
  const before = options.explorers.find(one => one.seat === seat)?.character ?? character;
  return {
    ...options,
    explorers: options.explorers.map(one => {
      if (one.seat === seat) return { seat, character };
      return figureOf(one.character) === figureOf(character) ? { ...one, character: before } : one;
    }),
  };
}

/** So many explorers: the first ones stay, newcomers take cards that nobody has. */
export function withPlayers(options: HouseOptions, count: number): HouseOptions {
  const kept = options.explorers.slice(0, count);
  const taken = kept.map(({ character }) => figureOf(character));
  const free = characters.filter(({ figure, side }) => side === 'A' && !taken.includes(figure));
  const added = free
    .slice(0, count - kept.length)
    .map(({ id }, index) => ({ seat: explorerSeat(kept.length + index + 1), character: id }));
  const explorers = [...kept, ...added];
  const first = explorers.some(({ seat }) => seat === options.first) ? options.first : null;
  return { ...options, explorers, first };
}
