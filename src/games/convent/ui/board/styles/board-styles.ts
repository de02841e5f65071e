import { mapFrame } from '../../../../../ui/map-frame.ts';
import { buildingStyles } from '../plan/styles/building.ts';
import { controlsStyles } from './controls.ts';
import { figuresStyles } from './figures.ts';
import { frameStyles } from './frame.ts';
import { groundStyles } from '../plan/styles/ground.ts';
import { lightStyles } from './light.ts';
import { marksStyles } from './marks.ts';
import { spacesStyles } from '../plan/styles/spaces.ts';
import { palette } from '../plan/styles/palette.ts';

/** Everything the board looks like. */
export const boardStyles = [
  palette,
  mapFrame,
  frameStyles,
  controlsStyles,
  groundStyles,
  lightStyles,
  buildingStyles,
  spacesStyles,
  marksStyles,
  figuresStyles,
];
