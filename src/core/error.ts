/** Why the core could not be loaded, did not take a board, or refused a question. */
export type CoreErrorCode =
  | 'unavailable' // the bytes could not be fetched
  | 'notCompiled' // the bytes are no WebAssembly that this device runs
  | 'wrongAbi' // the module is not this version's core
  | 'aborted' // an assert of the debug build failed
  | 'tooMany'
  | 'badCoordinate'
  | 'zeroLengthWall'
  | 'pointOnWall'
  | 'badEdge'
  | 'duplicateEdge'
  | 'tooManyNeighbours'
  | 'badRange'
  | 'badIndex'
  | 'notJoined' // no edge between the two points
  | 'badFacing'
  | 'badRadius'
  | 'badDoors' // no mask of four doorways
  | 'cellTaken' // two tiles in one cell
  | 'tooWide'; // tiles of one floor more than 30 cells apart

/** `index` names the point, wall, edge or tile (as passed in) that a board or floor was refused for. */
export class CoreError extends Error {
  readonly code: CoreErrorCode;
  readonly index: number | null;

  constructor(code: CoreErrorCode, options: { readonly index?: number; readonly cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = 'CoreError';
    this.code = code;
    this.index = options.index ?? null;
  }
}
