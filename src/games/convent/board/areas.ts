import type { AreaKind, PlanArea, Point } from './plan.ts';

interface Shape {
  readonly kind: AreaKind;
  /** x and y of each corner, one after the other. */
  readonly corners: readonly number[];
  readonly label: Point;
}

/** The 35 areas of the floor plan: what remains when every door and screen is cut (C-18.4). The index is the id. */
const shapes: readonly Shape[] = [
  { kind: 'cell', corners: [7776, 8976, 8896, 8976, 8896, 9600, 7776, 9600], label: [8336, 9500] },
  { kind: 'cell', corners: [7040, 8976, 7776, 8976, 7776, 9600, 7040, 9600], label: [7408, 9500] },
  { kind: 'cell', corners: [6208, 8976, 7040, 8976, 7040, 9600, 6208, 9600], label: [6624, 9500] },
  { kind: 'cell', corners: [5280, 8976, 6208, 8976, 6208, 9600, 5280, 9600], label: [5744, 9500] },
  { kind: 'cell', corners: [4352, 8976, 5280, 8976, 5280, 9600, 4352, 9600], label: [4816, 9500] },
  { kind: 'cell', corners: [3456, 8976, 4352, 8976, 4352, 9600, 3456, 9600], label: [3904, 9500] },
  { kind: 'room', corners: [1136, 8976, 3456, 8976, 3456, 9600, 1136, 9600], label: [1712, 9424] },
  { kind: 'store', corners: [192, 7024, 1136, 7024, 1136, 9600, 192, 9600], label: [672, 7440] },
  {
    kind: 'garden',
    corners: [
      192, 3808, 2336, 3808, 2336, 6080, 4272, 6080, 4272, 6528, 3456, 6528, 3456, 8976, 1136, 8976, 1136, 7024, 192,
      7024,
    ],
    label: [2240, 6656],
  },
  {
    kind: 'corridor',
    corners: [
      3456, 8352, 5376, 8352, 5376, 7296, 6016, 7296, 6016, 8352, 8416, 8352, 8416, 7296, 8896, 7296, 8896, 8976, 3456,
      8976,
    ],
    label: [6016, 8512],
  },
  { kind: 'cell', corners: [7120, 7296, 8416, 7296, 8416, 8352, 7120, 8352], label: [7760, 8000] },
  { kind: 'cell', corners: [6016, 7296, 7120, 7296, 7120, 8352, 6016, 8352], label: [6496, 7936] },
  { kind: 'room', corners: [4272, 7296, 5376, 7296, 5376, 8352, 4272, 8352], label: [4880, 7968] },
  { kind: 'room', corners: [3456, 7456, 4272, 7456, 4272, 8352, 3456, 8352], label: [3872, 8064] },
  { kind: 'store', corners: [3456, 6528, 4272, 6528, 4272, 7456, 3456, 7456], label: [3872, 7264] },
  { kind: 'court', corners: [4272, 3808, 7648, 3808, 7648, 7296, 4272, 7296], label: [5968, 6208] },
  { kind: 'hall', corners: [7648, 5088, 8896, 5088, 8896, 7296, 7648, 7296], label: [8064, 6048] },
  {
    kind: 'chapel',
    corners: [
      2336, 6080, 2336, 3456, 1760, 3456, 1760, 1856, 2336, 1856, 2336, 1040, 2816, 864, 3648, 864, 4272, 1040, 4272,
      1856, 4944, 1856, 4944, 3456, 4272, 3456, 4272, 6080,
    ],
    label: [3520, 3328],
  },
  {
    kind: 'corridor',
    corners: [8400, 2496, 8896, 2496, 8896, 5088, 8400, 5088, 8400, 4304, 7648, 4304, 7648, 3808, 8400, 3808],
    label: [8064, 3904],
  },
  { kind: 'room', corners: [7648, 4304, 8400, 4304, 8400, 5088, 7648, 5088], label: [8032, 4944] },
  {
    kind: 'thicket',
    corners: [1120, 4944, 1312, 4944, 1408, 5040, 1408, 5232, 1312, 5328, 1120, 5328, 1024, 5232, 1024, 5040],
    label: [1184, 5040],
  },
  { kind: 'store', corners: [7648, 3232, 8400, 3232, 8400, 3808, 7648, 3808], label: [8032, 3712] },
  {
    kind: 'corridor',
    corners: [
      4944, 1440, 5504, 1440, 5504, 2000, 8896, 2000, 8896, 2496, 7648, 2496, 7648, 3808, 7168, 3808, 7168, 2496, 5504,
      2496, 5504, 3808, 4944, 3808,
    ],
    label: [6928, 2080],
  },
  { kind: 'room', corners: [5504, 3232, 7168, 3232, 7168, 3808, 5504, 3808], label: [6400, 3680] },
  { kind: 'confessional', corners: [4272, 3456, 4944, 3456, 4944, 3808, 4272, 3808], label: [4608, 3733] },
  { kind: 'confessional', corners: [1760, 3456, 2336, 3456, 2336, 3808, 1760, 3808], label: [2048, 3733] },
  { kind: 'room', corners: [768, 2528, 1760, 2528, 1760, 3808, 768, 3808], label: [1216, 2720] },
  { kind: 'garden', corners: [192, 3104, 768, 3104, 768, 3808, 192, 3808], label: [480, 3264] },
  {
    kind: 'grounds',
    corners: [
      192, 192, 4944, 192, 4944, 1040, 4272, 1040, 3648, 864, 2816, 864, 2336, 1040, 2336, 1856, 1760, 1856, 1760, 2528,
      768, 2528, 768, 3104, 192, 3104,
    ],
    label: [1888, 1632],
  },
  { kind: 'room', corners: [5504, 2496, 7168, 2496, 7168, 3232, 5504, 3232], label: [6368, 2752] },
  { kind: 'room', corners: [7648, 2496, 8400, 2496, 8400, 3232, 7648, 3232], label: [8032, 2656] },
  { kind: 'room', corners: [4272, 1040, 4944, 1040, 4944, 1856, 4272, 1856], label: [4592, 1424] },
  { kind: 'room', corners: [5504, 192, 6432, 192, 6432, 2000, 5504, 2000], label: [5952, 896] },
  { kind: 'hall', corners: [6432, 192, 8896, 192, 8896, 2000, 6432, 2000], label: [7648, 1088] },
  { kind: 'store', corners: [4944, 192, 5504, 192, 5504, 1440, 4944, 1440], label: [5232, 800] },
];

/** Corners given as x, y, x, y, ... as points. */
function points(corners: readonly number[]): readonly Point[] {
  return Array.from({ length: corners.length / 2 }, (_, i): Point => [
    corners[2 * i] as number,
    corners[2 * i + 1] as number,
  ]);
}

export const planAreas: readonly PlanArea[] = shapes.map(({ kind, corners, label }, id) => ({
  id,
  kind,
  outline: points(corners),
  label,
}));
