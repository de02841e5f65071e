import type { SeatOffer } from '../../../../app/set-up-ui.ts';
import type { SeatShape } from '../../../../engine/table.ts';
import type { ConventOptions } from '../../rules/options.ts';
import { noviceNumbers, noviceSeat } from '../../rules/seats.ts';
import type { NoviceNumber } from '../../rules/seats.ts';
import type { SaySetup } from '../setup-texts.ts';

const shapes: readonly SeatShape[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'];

/** How many novices are in play before anybody chose: enough for a lively night, few enough for a first one. */
const recommendedNovices = 4;

function noviceOffer(novice: NoviceNumber, say: SaySetup): SeatOffer {
  const seat = noviceSeat(novice);
  const label = say('seat.novice', { novice });
  const mark = { colour: novice - 1, shape: shapes[novice - 1]!, letter: String(novice) };
  return {
    slot: seat,
    seat,
    label,
    figures: [{ id: seat, label, mark }],
    mayBeEmpty: true,
    start: novice === 1 ? 'person' : novice <= recommendedNovices ? 'bot' : 'nobody',
    botName: say(`bot.novice${novice}`),
  };
}

/**
 * The seats of a table (C-2.1): six novices, and one or two guard players. Whoever plays both guards keeps the Abbess when
 * a second guard player comes.
 */
export function conventSeats({ guardPlayers }: ConventOptions, say: SaySetup): readonly SeatOffer[] {
  const abbess = { id: 'abbess', label: say('seat.abbess'), mark: { colour: 6, shape: 'square' } } as const;
  const prioress = { id: 'prioress', label: say('seat.prioress'), mark: { colour: 7, shape: 'diamond' } } as const;
  const marked = ({ id, label, mark }: typeof abbess | typeof prioress): SeatOffer['figures'][number] => ({
    id,
    label,
    mark: { ...mark, letter: say(`letter.${id}`) },
  });
  const base = { mayBeEmpty: false, start: 'bot' } as const;
  const guards: readonly SeatOffer[] =
    guardPlayers === 1
      ? [
          {
            ...base,
            slot: 'guards',
            seat: 'guards',
            label: say('seat.guards'),
            figures: [marked(abbess), marked(prioress)],
            botName: say('bot.guards'),
          },
        ]
      : [
          {
            ...base,
            slot: 'guards',
            seat: 'abbess',
            label: abbess.label,
            figures: [marked(abbess)],
            botName: say('bot.abbess'),
          },
          {
            ...base,
            slot: 'prioress',
            seat: 'prioress',
            label: prioress.label,
            figures: [marked(prioress)],
            botName: say('bot.prioress'),
          },
        ];
  return [...noviceNumbers.map(novice => noviceOffer(novice, say)), ...guards];
}
