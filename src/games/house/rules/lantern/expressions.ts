import { explorerOf, monsterOf, traitOf } from '../figures.ts';
import { stepsFrom } from '../house-map.ts';
import type { Expression } from './language.ts';
import type { Reading } from './selectors.ts';
import { placesOf, select } from './selectors.ts';
import { traits } from '../terms.ts';
import { stepsLeft } from '../tracks.ts';

/** A distance between places that no way joins. */
export const noWay = 99;

function word(reading: Reading, name: string): number {
  const { state, env } = reading;
  const { haunt } = state;
  const players = haunt?.players ?? state.seats.length;
  switch (name) {
    case 'players':
      return players;
    case 'halfPlayersUp':
      return Math.ceil(players / 2);
    case 'halfPlayersDown':
      return Math.floor(players / 2);
    case 'startHeroes':
      return haunt?.startHeroes ?? players;
    case 'halfHeroesUp':
      return Math.ceil((haunt?.startHeroes ?? players) / 2);
    case 'round':
      return state.round;
    case 'omens':
      return state.omensDrawn;
    case 'turn':
      return haunt?.track ?? 0;
    case 'rolled':
      return env.rolled;
    case 'margin':
      return env.margin;
    case 'haunt':
      return haunt ? 1 : 0;
    default:
      return variable(reading, name);
  }
}

function variable(reading: Reading, name: string): number {
  const { haunt } = reading.state;
  if (!name.startsWith('v:')) throw new Error(`unknown word: ${name}`);
  const [plain, selector] = name.slice(2).split('@');
  if (selector === undefined) return haunt?.variables[plain!] ?? 0;
  const figure = select(reading, selector).ids[0];
  return haunt?.personal[`${plain}@${figure}`] ?? 0;
}

function distance(reading: Reading, from: string, to: string): number {
  const start = placesOf(reading, from)[0];
  if (!start) return noWay;
  const steps = stepsFrom(reading.state, reading.content, start);
  return Math.min(noWay, ...placesOf(reading, to).map(place => steps.get(place) ?? noWay));
}

/** Steps of an explorer's trait down to where it must stop, or up to its start value (H-9.10). */
function stepsOf(reading: Reading, [question, selector, named]: StepsQuestion): number {
  const explorer = explorerOf(reading.state, select(reading, selector).ids[0] ?? '');
  const trait = named === 'rolled' ? reading.env.rolledTrait : named;
  if (!explorer || !trait) return 0;
  if (question === 'stepsLeft') return stepsLeft(explorer, trait);
  const start = reading.content.characters.get(explorer.character)?.start[trait] ?? 0;
  return Math.max(0, start - explorer.tracks[trait].index);
}

type StepsQuestion = Extract<Expression, readonly ['stepsLeft' | 'belowStart', ...unknown[]]>;

/** Reads an expression against a state: an integer; comparisons and logic answer 1 or 0. */
export function evaluate(reading: Reading, expression: Expression): number {
  if (typeof expression === 'number') return expression;
  if (typeof expression === 'string') return word(reading, expression);
  switch (expression[0]) {
    case 'count':
      return select(reading, expression[1]).ids.length;
    case 'trait': {
      const figure = select(reading, expression[1]).ids[0];
      const trait = traits.find(name => name === expression[2])!;
      return figure === undefined ? 0 : (traitOf(reading.state, reading.content, figure, trait) ?? 0);
    }
    case 'stepsLeft':
    case 'belowStart':
      return stepsOf(reading, expression);
    case 'flag': {
      const figure = select(reading, expression[1]).ids[0] ?? '';
      return (explorerOf(reading.state, figure) ?? monsterOf(reading.state, figure))?.flags[expression[2]] ?? 0;
    }
    case 'noted': {
      const note = reading.state.hidden.notes[expression[1]];
      return typeof note === 'number' ? note : 0;
    }
    case 'distance':
      return distance(reading, expression[1], expression[2]);
    case 'table': {
      const index = evaluate(reading, expression[1]);
      return expression[2].filter(([from]) => from <= index).at(-1)?.[1] ?? 0;
    }
    case 'not':
      return evaluate(reading, expression[1]) === 0 ? 1 : 0;
    case 'and':
      return operands(expression).every(part => evaluate(reading, part) !== 0) ? 1 : 0;
    case 'or':
      return operands(expression).some(part => evaluate(reading, part) !== 0) ? 1 : 0;
    default:
      return calculate(
        expression[0],
        operands(expression).map(part => evaluate(reading, part)),
      );
  }
}

const operands = (expression: readonly unknown[]): readonly Expression[] =>
  expression.slice(1) as readonly Expression[];

function calculate(operator: string, [first = 0, ...rest]: readonly number[]): number {
  const [second = 0] = rest;
  switch (operator) {
    case '+':
      return rest.reduce((sum, value) => sum + value, first);
    case '-':
      return rest.reduce((left, value) => left - value, first);
    case '*':
      return rest.reduce((product, value) => product * value, first);
    case '/':
      return Math.floor(first / second);
    case 'min':
      return Math.min(first, ...rest);
    case 'max':
      return Math.max(first, ...rest);
    case '=':
      return first === second ? 1 : 0;
    case '<':
      return first < second ? 1 : 0;
    case '>':
      return first > second ? 1 : 0;
    case '<=':
      return first <= second ? 1 : 0;
    case '>=':
      return first >= second ? 1 : 0;
    default:
      throw new Error(`unknown operator: ${operator}`);
  }
}
