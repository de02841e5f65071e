import type { ConventBoard } from '../../board/board.ts';
import { boardFacts } from '../../board/facts.ts';
import type { GuardId, NoviceNumber } from '../../rules/seats.ts';
import type { Token } from '../../rules/terms.ts';
import type { BoardScene, SceneTrail } from '../board/scene.ts';
import { firstPieces, type GuardPiece, type NovicePiece, type Pieces } from '../pieces.ts';
import { sceneOfPieces, type Staging } from '../scene-of-view.ts';

/** A part of the plan, in subunits. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A worked example of the rules (C-17) as a picture. */
export interface Example {
  readonly crop: Crop;
  readonly scene: BoardScene;
}

export type ExampleName = 'noise' | 'sight' | 'vanished' | 'duty' | 'capture';

interface ExampleParts {
  readonly board: ConventBoard;
  readonly staging: Staging;
}

interface Standing {
  readonly guards: readonly (Pick<GuardPiece, 'guard' | 'space'> & Partial<GuardPiece>)[];
  readonly novices: readonly (Pick<NovicePiece, 'novice' | 'figure'> & Partial<NovicePiece>)[];
  readonly tokens?: readonly Token[];
}

function piecesOf({ guards, novices, tokens = [] }: Standing): Pieces {
  const numbers = novices.map(({ novice }) => novice);
  const plain = firstPieces(numbers);
  return {
    guards: guards.map(guard => ({ facing: null, path: null, ...guard })),
    novices: plain.novices.map((piece, index) => ({ ...piece, ...novices[index] })),
    tokens,
  };
}

/** Every shortest way from one space to another, both ends included. */
function shortestWays(board: ConventBoard, from: number, to: number): readonly (readonly number[])[] {
  if (from === to) return [[to]];
  return board.firstSteps(from, to).flatMap(next => shortestWays(board, next, to).map(way => [from, ...way]));
}

const noise = (guard: GuardId, space: number): Token => ({ kind: 'noise', novice: 2, guard, space, laid: 0 });

function trailsOf(novice: NoviceNumber, ways: readonly (readonly number[])[], staging: Staging): readonly SceneTrail[] {
  return ways.map(spaces => ({ style: staging.noviceStyle(novice), spaces }));
}

/** C-17.25: two shortest ways, two tokens; the nearer guard ran and is deaf. */
function noiseExample({ board, staging }: ExampleParts): Example {
  const pieces = piecesOf({
    guards: [
      { guard: 'abbess', space: 40 },
      { guard: 'prioress', space: 41 },
    ],
    novices: [{ novice: 2, figure: 66 }],
    tokens: [noise('abbess', 39), noise('abbess', 41)],
  });
  const scene = sceneOfPieces(pieces, { staging });
  return {
    crop: { x: 4700, y: 5350, width: 3500, height: 2250 },
    scene: { ...scene, trails: trailsOf(2, shortestWays(board, 40, 66), staging) },
  };
}

/** C-17.23: half a circle in front of her, as far as the ruler reaches. */
function sightExample({ staging }: ExampleParts): Example {
  const pieces = piecesOf({
    guards: [{ guard: 'abbess', space: 15, facing: { from: 16, to: 15 } }],
    novices: [
      { novice: 1, figure: 83 },
      { novice: 2, figure: 84 },
      { novice: 3, figure: 85 },
    ],
  });
  const scene = sceneOfPieces(pieces, { staging });
  const novices = scene.novices.map(one => (one.novice === 1 ? one : { ...one, state: 'unseen' as const }));
  return { crop: { x: 0, y: 3850, width: 4500, height: 5500 }, scene: { ...scene, novices } };
}

/** C-17.24: seen on 21, gone to 1. */
function vanishedExample({ staging }: ExampleParts): Example {
  const pieces = piecesOf({
    guards: [{ guard: 'abbess', space: 19, facing: { from: 18, to: 19 } }],
    novices: [],
    tokens: [{ kind: 'vanished', novice: 1, guards: ['abbess'], at: 21, to: 1, laid: 0 }],
  });
  return { crop: { x: 5200, y: 7950, width: 3700, height: 1800 }, scene: sceneOfPieces(pieces, { staging }) };
}

/** C-17.27: without a clue she goes to the nearest space of her card and on along it. */
function dutyExample({ board, staging }: ExampleParts): Example {
  const card = boardFacts.paths.find(({ id }) => id === 'red-26-122')!;
  const path = { card: card.id, from: card.spaces[0]!, towards: card.spaces[card.spaces.length - 1]! };
  const facing = { from: 22, to: 23 };
  const pieces = piecesOf({ guards: [{ guard: 'abbess', space: 23, facing, path }], novices: [] });
  const on = card.spaces.indexOf(42);
  const way = [...shortestWays(board, 23, 42)[0]!, ...card.spaces.slice(on + 1, on + 3)];
  const scene = sceneOfPieces(pieces, { staging, lit: () => false, acting: 'abbess' });
  return {
    crop: { x: 6000, y: 5000, width: 3088, height: 3300 },
    scene: { ...scene, trails: [{ style: staging.guardStyle('abbess'), spaces: way }] },
  };
}

/** C-17.21: with her key through the locked doors, without it round them. */
function captureExample({ board, staging }: ExampleParts): Example {
  const pieces = piecesOf({
    guards: [{ guard: 'abbess', space: 41, facing: { from: 42, to: 41 } }],
    novices: [{ novice: 3, figure: 41, status: 'caught' }],
  });
  const scene = sceneOfPieces(pieces, { staging, lit: () => false });
  const ways = [shortestWays(board, 41, 3)[0]!, [41, 40, 39, 27, 18, 19, 3]];
  return {
    crop: { x: 5100, y: 6400, width: 3400, height: 3250 },
    scene: { ...scene, trails: trailsOf(3, ways, staging) },
  };
}

const examples: Readonly<Record<ExampleName, (parts: ExampleParts) => Example>> = {
  noise: noiseExample,
  sight: sightExample,
  vanished: vanishedExample,
  duty: dutyExample,
  capture: captureExample,
};

export const exampleOf = (name: ExampleName, parts: ExampleParts): Example => examples[name](parts);
