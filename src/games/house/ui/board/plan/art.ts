import type { RoomId } from '../../../rules/terms.ts';

export type Ground = 'wood' | 'stone' | 'tiles' | 'earth' | 'carpet' | 'grass' | 'metal' | 'water';

/** What lies on a room's floor and what stands on it: one line drawing in a square of 100. */
export interface RoomArt {
  readonly ground: Ground;
  readonly lines: string;
}

const art = (ground: Ground, lines: string): RoomArt => ({ ground, lines });

/** Own line drawings, plain enough to be read at the size of a thumb. */
const drawings: Readonly<Record<RoomId, RoomArt>> = {
  'abandoned-room': art('wood', 'M22 74l22-14M34 80l24-18M62 26l16 8l-6 14l-16-8zM24 28q12 8 4 18'),
  attic: art('wood', 'M14 52L50 20L86 52M50 20v50M30 38v32M70 38v32M26 78h22v-10h-22z'),
  balcony: art('stone', 'M16 50h68M22 50v22M34 50v22M46 50v22M58 50v22M70 50v22M82 50v22M16 72h68'),
  ballroom: art('tiles', 'M50 18v12M36 34h28M40 34l-4 10M50 34v12M60 34l4 10M50 62a14 8 0 1 0 .1 0'),
  bedroom: art('carpet', 'M26 30h48v44H26zM26 44h48M32 34h14v8H32zM54 34h14v8H54z'),
  'bloody-room': art('wood', 'M40 60q-14 2-10 12t20 4t22-8t-12-14t-20 6M30 40l2 6M70 36l2 8M62 50l1 4'),
  catacombs: art(
    'stone',
    'M22 26h14v10H22zM22 42h14v10H22zM22 58h14v10H22zM64 26h14v10H64zM64 42h14v10H64zM64 58h14v10H64z',
  ),
  chapel: art('stone', 'M50 20v34M40 30h20M26 66h18M56 66h18M26 76h18M56 76h18'),
  'charred-room': art('wood', 'M26 76q6-16 2-24q14 6 12 24M56 76q8-20 2-32q20 12 14 32M40 34l6-8M70 30l4-6'),
  chasm: art('stone', 'M50 14l-8 14l10 12l-14 14l12 12l-8 20M60 14l-4 16l10 10l-10 16l10 10l-6 20'),
  'coal-chute': art('metal', 'M34 26h32l-6 46H40zM42 40h16M43 52h14M50 74v10M44 80l6 6l6-6'),
  'collapsed-room': art('wood', 'M28 52q4-18 22-16t22 14t-14 20t-24-2zM38 54q4-8 12-8t12 8M20 30l10 8M74 26l-8 10'),
  conservatory: art(
    'tiles',
    'M30 72h12l-2-10h-8zM36 62V48M36 54q-10-2-10-10M36 50q10-2 10-10M60 76h14l-2-12H62zM67 64V44M67 56q-10-4-8-14M67 52q10-4 8-14',
  ),
  'creaky-hallway': art('wood', 'M18 34h64M18 46h30M54 46h28M18 58h20M44 58h38M18 70h64'),
  crypt: art('stone', 'M36 26h28l6 12l-8 40H38l-8-40zM50 36v22M42 44h16'),
  'dining-room': art(
    'carpet',
    'M34 34h32v34H34zM26 38h4v8h-4zM26 56h4v8h-4zM70 38h4v8h-4zM70 56h4v8h-4zM50 46a5 5 0 1 0 .1 0',
  ),
  'dusty-hallway': art('wood', 'M28 70q8-6 16 0t16 0t14 0M24 36l6 4M40 30l4 6M60 34l6-4M72 42l4 4M34 54l4-2M62 56l4 2'),
  'furnace-room': art('stone', 'M32 30h36v44H32zM40 54h20v20H40zM44 74q2-12 6-14q4 2 6 14M44 30V18h12v12'),
  gallery: art('wood', 'M20 28h18v22H20zM42 26h16v18H42zM62 28h18v22H62zM28 34l4 8M68 34l6 8'),
  'game-room': art(
    'carpet',
    'M26 36h48v30H26zM26 36a3 3 0 1 0 .1 0M74 36a3 3 0 1 0 .1 0M36 50a3 3 0 1 0 .1 0M62 46a3 3 0 1 0 .1 0M40 76l34-10',
  ),
  gardens: art(
    'grass',
    'M30 70V50M30 50a10 10 0 1 0 .1 0M68 74V58M68 58a9 9 0 1 0 .1 0M50 40a8 8 0 1 0 .1 0M44 78q6-6 12 0',
  ),
  graveyard: art(
    'grass',
    'M24 66V46q0-8 8-8t8 8v20zM58 74V54q0-8 8-8t8 8v20zM28 50h8M32 46v12M62 58h8M66 54v12M18 78h64',
  ),
  gymnasium: art('wood', 'M22 50h56M28 40v20M34 36v28M66 36v28M72 40v20M36 76q14 6 28 0'),
  'junk-room': art('stone', 'M22 72l14-22l16 22zM52 74V50h22v24zM60 50l-6-18M34 50l10-18l10 8M66 34a7 7 0 1 0 .1 0'),
  kitchen: art(
    'tiles',
    'M24 28h24v20H24zM30 33a4 4 0 1 0 .1 0M42 33a4 4 0 1 0 .1 0M56 28h20v14H56zM60 70q0-14 10-14v14zM28 62h20v12H28z',
  ),
  larder: art(
    'stone',
    'M22 34h56M22 52h56M22 70h56M30 34v-8h8v8M50 34V24h8v10M34 52v-8h10v8M62 52v-8h8v8M44 70v-8h10v8',
  ),
  library: art(
    'carpet',
    'M22 24h24v26H22zM54 24h24v26H54zM22 32h24M22 41h24M54 32h24M54 41h24M28 24v8M36 32v9M60 32v9M70 24v8M36 64h28v12H36z',
  ),
  'master-bedroom': art('carpet', 'M28 26h44v48H28zM22 20v60M78 20v60M22 20h56M28 40h44M36 30h12v8H36zM52 30h12v8H52z'),
  'mystic-elevator': art('metal', 'M28 24h44v54H28zM50 24v54M40 44l4-6l4 6M52 56l4 6l4-6'),
  'operating-laboratory': art('tiles', 'M28 44h44v18H28zM34 62v14M66 62v14M50 44V26M42 26h16M60 30l10-6'),
  'organ-room': art('wood', 'M24 62V36M32 62V28M40 62V22M48 62V18M56 62V22M64 62V28M72 62V36M20 62h60v12H20zM28 68h44'),
  patio: art('stone', 'M50 34a16 10 0 1 0 .1 0M50 44V26M44 30q6-8 12 0M24 70h14M62 70h14'),
  'pentagram-chamber': art('stone', 'M50 22a28 28 0 1 0 .1 0M50 24L66 74L24 42H76L34 74Z'),
  'research-laboratory': art('tiles', 'M34 26v16L24 66h28L42 42V26M30 26h16M62 34v34h12V34M59 34h18M28 58h20'),
  'servants-quarters': art('wood', 'M22 28h22v34H22zM56 28h22v34H56zM22 38h22M56 38h22M34 74h32'),
  'stairs-from-basement': art('stone', 'M26 76h12V66h12V56h12V46h12V36h6M26 76V62'),
  'statuary-corridor': art(
    'tiles',
    'M28 72h14l-2-10h-10zM35 62V44M35 44a6 6 0 1 0 .1-12M58 72h14l-2-10H60zM65 62V44M65 44a6 6 0 1 0 .1-12',
  ),
  storeroom: art('wood', 'M22 56h22v20H22zM22 56l22 20M44 56L22 76M52 44h26v32H52zM52 44l26 32M26 34h18v16H26z'),
  tower: art('stone', 'M30 76V34h-6V22h10v6h8v-6h16v6h8v-6h10v12h-6v42zM46 76V60h8v16'),
  'underground-lake': art(
    'water',
    'M20 40q8-8 16 0t16 0t16 0t14 0M20 56q8-8 16 0t16 0t16 0t14 0M20 72q8-8 16 0t16 0t16 0t14 0',
  ),
  vault: art('metal', 'M50 26a24 24 0 1 0 .1 0M50 42a8 8 0 1 0 .1 0M50 26v16M50 58v16M26 50h16M58 50h16'),
  'wine-cellar': art(
    'stone',
    'M24 34h24v14H24zM28 34v14M44 34v14M54 42h24v14H54zM58 42v14M74 42v14M26 62h24v14H26zM30 62v14M46 62v14',
  ),
  'basement-landing': art('stone', 'M24 30h16v10h16v10h16v10h8'),
  'upper-landing': art('carpet', 'M20 66h16V56h16V46h16V36h12M20 24v12M32 24v12M44 24v12M20 30h24'),
  'entrance-hall': art('tiles', 'M82 34v32M74 36v28h8M76 52h1M30 40h24v24H30zM34 44h16v16H34z'),
  foyer: art('tiles', 'M50 30L70 50L50 70L30 50Z'),
  'grand-staircase': art('carpet', 'M20 30h60M20 40h60M20 50h60M20 60h60M20 70h60M28 22v56M72 22v56'),
};

const plainArt = art('wood', '');

export const artOf = (room: RoomId): RoomArt => drawings[room] ?? plainArt;
