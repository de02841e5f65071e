import type { Expression, Selector } from '../../rules/lantern/language.ts';
import type { RoomId, Trait } from '../../rules/terms.ts';
import type { PlanBoard, Spot } from './plan.ts';

/** For whom a plan is read. */
export interface Reader {
  readonly world: PlanBoard;
  readonly me: string;
}

/** Splits at a mark that stands outside parentheses. */
function parts(text: string, mark: string): readonly string[] {
  const found = [''];
  let depth = 0;
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === mark && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found;
}

/** Who carries a thing or card, if anybody. */
function carrierOf({ world }: Reader, id: string): string | null {
  const token = world.view.tokens.find(other => other.id === id);
  return token?.carrier ?? world.figures.find(({ cards }) => cards.includes(id))?.id ?? null;
}

function base(reader: Reader, word: string): readonly Spot[] {
  const { world, me } = reader;
  const { view } = world;
  const inner = /^(\w+)\((.*)\)$/.exec(word);
  const rooms = (list: readonly RoomId[]): readonly Spot[] =>
    [...new Set(list)].filter(room => world.rooms.includes(room)).map(room => ({ id: room, room }));
  if (inner) {
    const of = select(reader, inner[2]!);
    if (inner[1] === 'beside') return rooms(of.flatMap(({ room }) => world.beside(room)));
    if (inner[1] === 'sight') return rooms(of.flatMap(({ room }) => [room, ...world.inSight(room)]));
    return rooms(of.map(({ room }) => room));
  }
  const [sort, name = ''] = word.split(':') as [string, string?];
  const figures = (test: (id: string) => boolean): readonly Spot[] => world.figures.filter(({ id }) => test(id));
  switch (sort) {
    case 'me':
      return figures(id => id === me);
    case 'explorers':
      return world.figures.filter(({ foe }) => !foe);
    case 'heroes':
      return world.of('heroes');
    case 'traitors':
      return world.of('traitor').filter(({ foe }) => !foe);
    case 'revealer':
      return figures(id => id === view.haunt?.revealer);
    case 'monsters': {
      const kinds = view.monsters.filter(({ kind }) => name === '' || kind === name).map(({ id }) => id);
      return figures(id => kinds.includes(id));
    }
    case 'double': {
      const own = view.monsters.filter(
        ({ of }) => of !== null && (of === me || !view.explorers[of]!.alive || view.explorers[of]!.party === 'traitor'),
      );
      return figures(id => own.some(monster => monster.id === id));
    }
    case 'token':
      return view.tokens
        .filter(({ kind }) => kind === name)
        .map(({ id, room, carrier }) => ({ id, room: world.figure(carrier ?? '')?.room ?? room }));
    case 'cards':
      return world.cards;
    case 'card':
      return world.cards.filter(({ id }) => id === name);
    case 'floor':
      return rooms(world.rooms.filter(room => world.floorOf(room) === name));
    case 'doors':
      return rooms(world.doors.filter(room => name === '' || world.floorOf(room) === name));
    case 'room':
      return rooms(name.split(','));
    default:
      return rooms(world.rooms);
  }
}

type Filter = (spot: Spot) => boolean;

function filter(reader: Reader, word: string): Filter {
  const { world, me } = reader;
  const inner = /^(\w+)\((.*)\)$/.exec(word);
  if (inner) {
    const of = select(reader, inner[2]!).map(({ room }) => room);
    return ({ room }) => of.includes(room) === (inner[1] === 'in');
  }
  const [sort, name = ''] = word.split(':') as [string, string?];
  const explorer = (id: string) => world.view.explorers[id];
  switch (sort) {
    case 'mine':
      return ({ id }) => carrierOf(reader, id) === me;
    case 'team':
      return ({ id }) => world.figure(carrierOf(reader, id) ?? '')?.side === 'heroes';
    case 'lying':
      return ({ id }) => carrierOf(reader, id) === null;
    case 'with':
      return ({ id }) => (explorer(id)?.flags[name] ?? 0) > 0;
    case 'holding':
      return ({ id }) => carrierOf(reader, name) === id;
    case 'others':
      return ({ id }) => id !== me;
    case 'unsearched': {
      const { searched } = world;
      return ({ room }) => !searched.includes(room);
    }
    case 'haunted':
      return ({ id }) => world.view.monsters.some(({ of }) => of === id);
    default:
      return () => true;
  }
}

/** What a selector names, as far as a view shows it. */
export const select = (reader: Reader, selector: Selector): readonly Spot[] =>
  parts(selector, '|').flatMap(one => {
    const [first = '', ...filters] = parts(one, '.');
    return filters.reduce(
      (spots, word) => {
        const [sort, trait] = word.split(':') as [string, Trait?];
        if (sort !== 'best') return spots.filter(filter(reader, word));
        const value = ({ id }: Spot): number => reader.world.figure(id)?.values[trait!] ?? 0;
        const most = Math.max(...spots.map(value));
        return spots.filter(spot => value(spot) === most).slice(0, 1);
      },
      base(reader, first),
    );
  });

const signs: Readonly<Record<string, (one: number, other: number) => number>> = {
  '-': (one, other) => one - other,
  '=': (one, other) => Number(one === other),
  '<': (one, other) => Number(one < other),
  '>=': (one, other) => Number(one >= other),
  and: (one, other) => Number(one && other),
  or: (one, other) => Number(one || other),
};

/** The number an expression stands for, variables hidden from the side being 0. */
export function evaluate(reader: Reader, expression: Expression): number {
  const { view } = reader.world;
  if (typeof expression === 'number') return expression;
  if (typeof expression === 'string') {
    if (expression === 'players') return view.haunt?.players ?? view.seats.length;
    if (expression === 'turn') return view.haunt?.track ?? 0;
    const name = expression.slice(2);
    return view.haunt?.variables[name] ?? view.haunt?.personal[`${name}@${reader.me}`] ?? 0;
  }
  const [sign, ...operands] = expression as readonly [string, ...Expression[]];
  if (sign === 'count') return select(reader, operands[0] as Selector).length;
  if (sign === 'not') return Number(!evaluate(reader, operands[0]!));
  return operands.map(operand => evaluate(reader, operand)).reduce(signs[sign]!);
}
