/**
 * The memory layout that the core and its bridge agree on. This file is compiled into the core and imported by the
 * bridge, so it holds nothing but integer constants.
 *
 * All buffers are little-endian. A *set* is SET_BYTES bytes: bit i of the set stands for point i. A *row table* has one
 * set per point slot. Directed edge 2e leads from the first to the second end of edge e, directed edge 2e + 1 back again.
 */

/** "VIGL" in memory order: this module is Vigil's core. */
export const MAGIC = 0x4c474956;
/** Raised whenever an export or a buffer changes its meaning. */
export const ABI_VERSION = 4;

/** One less than the slots, so that every finite distance is below UNREACHABLE. */
export const MAX_POINTS = 255;
export const POINT_SLOTS = 256;
export const MAX_WALLS = 1024;
export const MAX_EDGES = 512;
export const MAX_NEIGHBOURS = 8;
/** Coordinates run from 0 to this value, so that every orientation test is exact in 32 bits. */
export const MAX_COORDINATE = 16383;
/** A radius this long reaches every point from every point. */
export const MAX_RADIUS = 23170;
/** The distance of a point that cannot be reached. */
export const UNREACHABLE = 255;

export const STATUS_OK = 0;
export const STATUS_TOO_MANY = 1;
export const STATUS_BAD_COORDINATE = 2;
export const STATUS_ZERO_LENGTH_WALL = 3;
export const STATUS_POINT_ON_WALL = 4;
export const STATUS_BAD_EDGE = 5;
export const STATUS_DUPLICATE_EDGE = 6;
export const STATUS_TOO_MANY_NEIGHBOURS = 7;
export const STATUS_BAD_RANGE = 8;
export const STATUS_BAD_DOORS = 9;
export const STATUS_CELL_TAKEN = 10;
export const STATUS_TOO_WIDE = 11;

export const SET_BYTES = POINT_SLOTS / 8;
/** Views, ears and targets of one question; bit `view * MAX_TARGETS + target` of a seen mask is one pair. */
export const MAX_VIEWS = 4;
export const MAX_EARS = 4;
export const MAX_TARGETS = 8;
/** Cells along each side of the uniform grid that sorts the walls by place. */
export const GRID_SIDE = 32;
/** The longest line touches a column and a row in each step over the grid. */
export const MAX_CELL_WALLS = MAX_WALLS * (2 * GRID_SIDE - 1);
/** The envelope of n walls has fewer than 4n corners where no walls cross; the rest is for the arc. */
export const MAX_CONE_VERTICES = 4 * MAX_WALLS + 256;

/** Floors that can lie side by side, and tiles on one. */
export const FLOOR_SLOTS = 4;
export const MAX_FLOOR_TILES = 32;
/** Tiles that one call can try everywhere. */
export const MAX_STACK_TILES = 48;
/** Cells lie within this many of 0 either way, far beyond any house. */
export const MAX_CELL = 1048575;
/** Cells along each side of a floor's board, one at each edge kept free of tiles. */
export const BOARD_SIDE = 32;
/** Every doorway leads to one empty cell at most. */
export const MAX_SPOTS = MAX_FLOOR_TILES * 4;
/** A board is five planes (filled cells, doorways by side) of one word per row, with an empty row before and after. */
export const PLANE_BYTES = (BOARD_SIDE + 2) * 4;

/** Beliefs: hidden subjects, one of them for trying things out, each somewhere on the first points of the board. */
export const BELIEF_SUBJECTS = 7;
export const BELIEF_POINTS = 160;
/** Tempers are ways to behave; an errand leads over two goals of its own and then to the subject's home. */
export const BELIEF_TEMPERS = 3;
export const BELIEF_ERRANDS = 8;
export const BELIEF_STAGES = 3;
export const BELIEF_CLASSES = BELIEF_STAGES * BELIEF_ERRANDS;
/** Goals: those of the first stage by errand, of the second by errand, then the homes by subject. */
export const BELIEF_GOALS = 2 * BELIEF_ERRANDS + BELIEF_SUBJECTS;
/** Ways to move, and the set of ends for a move whose way is known in part. */
export const BELIEF_MODES = 4;
export const TRACED_MODE = BELIEF_MODES;
/** Points on which a traced move was seen, and losses of sight, both at most. */
export const MAX_TRACE = 12;
/** Steps that a subject makes in a move, by and large. */
export const BELIEF_STRIDE = 4;
/** All weights of one subject add up to about this. */
export const BELIEF_TOTAL = 0x40000000;
export const NO_POINT = 255;
/** In a mask of neighbour slots: the listener's own point. */
export const HEARD_HERE = 256;

/** Below lie the compiler's own static data (the messages of the debug build). */
export const BUFFERS = 16384;

/** Written by the caller before `buildTables`. Points are x, y; walls are x, y, x, y; edges are two point indexes. */
export const POINTS = BUFFERS;
export const WALLS = POINTS + POINT_SLOTS * 8;
export const EDGES = WALLS + MAX_WALLS * 16;

/** Row tables of sight: with whom a point shares an open line, and who lies in range. */
export const OPEN_LINES = EDGES + MAX_EDGES * 8;
export const IN_RANGE = OPEN_LINES + POINT_SLOTS * SET_BYTES;
/** Two sets per view (without range, with range); view = directed edge * 2 + (1 when still at the start). */
export const SEEN_SETS = IN_RANGE + POINT_SLOTS * SET_BYTES;

/** The graph: neighbours of a point in ascending order, with the directed edge that leads there. */
export const NEIGHBOURS = SEEN_SETS + MAX_EDGES * 8 * SET_BYTES;
export const NEIGHBOUR_COUNTS = NEIGHBOURS + POINT_SLOTS * MAX_NEIGHBOURS;
export const NEIGHBOUR_EDGES = NEIGHBOUR_COUNTS + POINT_SLOTS;
export const ADJACENCY = NEIGHBOUR_EDGES + POINT_SLOTS * MAX_NEIGHBOURS * 2;
/** One byte for each ordered pair of points: steps, and the mask of neighbour slots that begin a shortest path. */
export const DISTANCES = ADJACENCY + POINT_SLOTS * SET_BYTES;
export const FIRST_STEPS = DISTANCES + POINT_SLOTS * POINT_SLOTS;

/** A live search: obstacles in (one bit per undirected edge, one per point), one byte of steps per point out. */
export const BLOCKED_EDGES = FIRST_STEPS + POINT_SLOTS * POINT_SLOTS;
export const BLOCKED_POINTS = BLOCKED_EDGES + MAX_EDGES / 8;
export const SEARCH_STEPS = BLOCKED_POINTS + SET_BYTES;
/** Points where a blocked edge ends, the frontier, the open neighbours of one point, and what may not be entered. */
export const SEARCH_ROUGH = SEARCH_STEPS + POINT_SLOTS;
export const SEARCH_FRONTIER = SEARCH_ROUGH + SET_BYTES;
export const SEARCH_OPEN = SEARCH_FRONTIER + SET_BYTES;
export const SEARCH_VISITED = SEARCH_OPEN + SET_BYTES;

/** Input of `seenTargets` and `hearTargets`: 32-bit indexes of views, points that listen, and points; -1 for none. */
export const CHECK_VIEWS = SEARCH_VISITED + SET_BYTES;
export const CHECK_EARS = CHECK_VIEWS + MAX_VIEWS * 4;
export const CHECK_TARGETS = CHECK_EARS + MAX_EARS * 4;
/** What each ear hears of each target, 16 bits by ear * MAX_TARGETS + target: steps, and above them the first steps. */
export const HEARD = CHECK_TARGETS + MAX_TARGETS * 4;

/** The walls of grid cell c are CELL_WALLS[CELL_STARTS[c]] up to CELL_WALLS[CELL_STARTS[c + 1]], 16 bits each. */
export const CELL_STARTS = HEARD + MAX_EARS * MAX_TARGETS * 2;
export const CELL_WALLS = CELL_STARTS + GRID_SIDE * GRID_SIDE * 2 + 16;
/** The wall that last blocked a line to each point, plus one; 0 for none. */
export const LAST_BLOCKERS = CELL_WALLS + MAX_CELL_WALLS * 2;

/** The drawn polygon: 32-bit float pairs x, y. */
export const CONE_VERTICES = LAST_BLOCKERS + POINT_SLOTS * 4;
/** Clipped walls in front of the eye, their ends, the order of the ends, and the walls under the sweep. */
export const CONE_WALLS = CONE_VERTICES + MAX_CONE_VERTICES * 8;
export const CONE_ENDS = CONE_WALLS + MAX_WALLS * 16;
export const CONE_ORDER = CONE_ENDS + MAX_WALLS * 2 * 24;
export const CONE_BUCKETS = CONE_ORDER + MAX_WALLS * 2 * 2;
export const CONE_ACTIVE = CONE_BUCKETS + 512;

/**
 * Floors. Sides are 0 to 3: north (smaller y), east, south, west; a door mask has bit s for a doorway on side s, and a
 * rotation turns it clockwise. Written by the caller: tiles as x, y, door mask; the stack as one byte a tile, door mask
 * in the low half and in the high half bit r for every rotation r to be tried.
 */
export const FLOOR_TILES = CONE_ACTIVE + MAX_WALLS * 2;
export const FLOOR_STACK = FLOOR_TILES + MAX_FLOOR_TILES * 12;
/** The caller's x, y of the board's first cell, per floor. */
export const FLOOR_ORIGINS = FLOOR_STACK + MAX_STACK_TILES;
/** Open doorways, 32 bits each: cell (x, y * BOARD_SIDE) and 2 bits of side. */
export const FLOOR_DOORWAYS = FLOOR_ORIGINS + FLOOR_SLOTS * 8;
/** Placements, 32 bits each: cell, 2 bits of rotation, 3 of joins, 8 of open doorways, 6 of tile from bit 24 on. */
export const FLOOR_PLACEMENTS = FLOOR_DOORWAYS + MAX_SPOTS * 4;
export const FLOOR_BOARDS = FLOOR_PLACEMENTS + MAX_STACK_TILES * 4 * MAX_SPOTS * 4;
/** What each door mask brings in each empty cell behind a doorway: a placement without tile and rotation, 0 for none. */
export const FLOOR_OUTCOMES = FLOOR_BOARDS + FLOOR_SLOTS * 5 * PLANE_BYTES;
/** Rows and open doorways of each floor, 32 bits each. */
export const FLOOR_ROWS = FLOOR_OUTCOMES + 16 * MAX_SPOTS * 4;
export const FLOOR_OPEN = FLOOR_ROWS + FLOOR_SLOTS * 4;

/** Written once by the caller: steps to each goal, where the goals lie, how much a step away from a goal is worth. */
export const BELIEF_GOAL_STEPS = FLOOR_OPEN + FLOOR_SLOTS * 4;
export const BELIEF_GOAL_POINTS = BELIEF_GOAL_STEPS + BELIEF_GOALS * BELIEF_POINTS;
/** 64-bit floats per temper: worth of a step, and the share of all weight that the temper begins with. */
export const BELIEF_DECAYS = BELIEF_GOAL_POINTS + 32;
export const BELIEF_PRIORS = BELIEF_DECAYS + BELIEF_TEMPERS * 8;
/** One bit for each undirected edge that is closed to the first stage. */
export const BELIEF_LOCKS = BELIEF_PRIORS + BELIEF_TEMPERS * 8;
/** 64-bit floats: pull of each goal on each point, by temper. */
export const BELIEF_PULLS = BELIEF_LOCKS + MAX_EDGES / 8;
/** 64-bit floats, written before each phase: liking of each point, by temper and mode. */
export const BELIEF_LIKINGS = BELIEF_PULLS + BELIEF_TEMPERS * BELIEF_GOALS * BELIEF_POINTS * 8;
/** 32-bit weights by subject, temper, class (stage * BELIEF_ERRANDS + errand) and point. */
export const BELIEF_WEIGHTS = BELIEF_LIKINGS + BELIEF_TEMPERS * BELIEF_MODES * BELIEF_POINTS * 8;
/** Written before a move: 32-bit least and most steps by mode, points that may not be entered, points in sight. */
export const BELIEF_RANGES = BELIEF_WEIGHTS + BELIEF_SUBJECTS * BELIEF_TEMPERS * BELIEF_CLASSES * BELIEF_POINTS * 4;
export const BELIEF_CLOSED = BELIEF_RANGES + (BELIEF_MODES + 1) * 8;
export const BELIEF_SIGHT = BELIEF_CLOSED + SET_BYTES;
/** A traced move: the points of sight in order; the losses of sight as where, and whither or NO_POINT. */
export const BELIEF_SEEN = BELIEF_SIGHT + SET_BYTES;
export const BELIEF_LOST = BELIEF_SEEN + 16;
/** Where a move may end: a set by mode (the last one traced), by whether locks are open, and by start. */
export const BELIEF_ENDS = BELIEF_LOST + 32;
/** Sets of the routes under way, and weights on their way: 64-bit floats by temper, class and point. */
export const BELIEF_ROUTES = BELIEF_ENDS + (BELIEF_MODES + 1) * 2 * BELIEF_POINTS * SET_BYTES;
export const BELIEF_MOVED = BELIEF_ROUTES + 2 * BELIEF_POINTS * SET_BYTES;
/** The ends of one start: points, and 64-bit floats of what each is liked; for the move itself and for all choices. */
export const BELIEF_END_POINTS = BELIEF_MOVED + BELIEF_TEMPERS * BELIEF_CLASSES * BELIEF_POINTS * 8;
export const BELIEF_CHOICE_POINTS = BELIEF_END_POINTS + BELIEF_POINTS;
export const BELIEF_END_LIKINGS = BELIEF_CHOICE_POINTS + BELIEF_POINTS;
export const BELIEF_CHOICE_LIKINGS = BELIEF_END_LIKINGS + BELIEF_POINTS * 8;
/** Likelihood of an observation by point, and of the account under way; 64-bit floats. */
export const BELIEF_LIKELIHOODS = BELIEF_CHOICE_LIKINGS + BELIEF_POINTS * 8;
export const BELIEF_ACCOUNT = BELIEF_LIKELIHOODS + BELIEF_POINTS * 8;
/** Answers, 64-bit floats: shares by point, those of the last stage alone, by stage, by errand. */
export const BELIEF_SHARES = BELIEF_ACCOUNT + BELIEF_POINTS * 8;
export const BELIEF_LAST_SHARES = BELIEF_SHARES + BELIEF_SUBJECTS * BELIEF_POINTS * 8;
/** Shares by point once everybody has gone BELIEF_STRIDE steps towards its goal, and where that leads, by goal. */
export const BELIEF_AHEAD_SHARES = BELIEF_LAST_SHARES + BELIEF_SUBJECTS * BELIEF_POINTS * 8;
export const BELIEF_STRIDES = BELIEF_AHEAD_SHARES + BELIEF_SUBJECTS * BELIEF_POINTS * 8;
export const BELIEF_STAGE_SHARES = BELIEF_STRIDES + BELIEF_GOALS * BELIEF_POINTS;
export const BELIEF_ERRAND_SHARES = BELIEF_STAGE_SHARES + BELIEF_SUBJECTS * BELIEF_STAGES * 8;
/** For errands that nobody shares: totals by subject and errand, what the others leave, and sums over sets of errands. */
export const BELIEF_TOTALS = BELIEF_ERRAND_SHARES + BELIEF_SUBJECTS * BELIEF_ERRANDS * 8;
export const BELIEF_LEFT = BELIEF_TOTALS + BELIEF_SUBJECTS * BELIEF_ERRANDS * 8;
export const BELIEF_BEFORE = BELIEF_LEFT + BELIEF_SUBJECTS * BELIEF_ERRANDS * 8;
export const BELIEF_AFTER = BELIEF_BEFORE + BELIEF_SUBJECTS * 256 * 8;

export const LAYOUT_END = BELIEF_AFTER + BELIEF_SUBJECTS * 256 * 8;
/** A weighted sum over the layout: two builds that disagree about a buffer refuse each other. */
export const LAYOUT_SUM =
  POINTS +
  3 * WALLS +
  5 * EDGES +
  7 * OPEN_LINES +
  9 * IN_RANGE +
  11 * SEEN_SETS +
  13 * NEIGHBOURS +
  15 * DISTANCES +
  17 * FIRST_STEPS +
  19 * BLOCKED_EDGES +
  21 * BLOCKED_POINTS +
  23 * SEARCH_STEPS +
  25 * CHECK_VIEWS +
  27 * CHECK_TARGETS +
  2 * HEARD +
  29 * CONE_VERTICES +
  31 * NEIGHBOUR_COUNTS +
  33 * NEIGHBOUR_EDGES +
  35 * LAYOUT_END +
  37 * FLOOR_TILES +
  39 * FLOOR_STACK +
  41 * FLOOR_ORIGINS +
  43 * FLOOR_DOORWAYS +
  45 * FLOOR_PLACEMENTS +
  47 * BELIEF_GOAL_STEPS +
  49 * BELIEF_WEIGHTS +
  51 * BELIEF_RANGES +
  53 * BELIEF_ENDS +
  55 * BELIEF_SHARES;
