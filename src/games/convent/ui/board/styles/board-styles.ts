import { buildingStyles } from './building.ts';
import { controlsStyles } from './controls.ts';
import { figuresStyles } from './figures.ts';
import { frameStyles } from './frame.ts';
import { groundStyles } from './ground.ts';
import { lightStyles } from './light.ts';
import { marksStyles } from './marks.ts';
import { spacesStyles } from './spaces.ts';
import { palette } from './palette.ts';

/** Everything the board looks like. */
export const boardStyles = [
  palette,
  frameStyles,
  controlsStyles,
  groundStyles,
  lightStyles,
  buildingStyles,
  spacesStyles,
  marksStyles,
  figuresStyles,
];
