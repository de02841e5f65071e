import { Cameras } from '../../../../ui/camera.ts';
import { plan } from '../../board/plan.ts';

/** Subunits per CSS pixel of the unscaled stage. */
export const stageSubunits = 10;
/** A median step between neighbouring spaces (2.5 board units) in pixels of the unscaled stage. */
const stepPixels = (2.5 * plan.unit) / stageSubunits;
/** The scale at which a median step is 44 px, the size of a finger. */
export const fingerScale = 44 / stepPixels;

/** Every section of the floor plan that can be shown. */
export const cameras = new Cameras({
  width: plan.width / stageSubunits,
  height: plan.height / stageSubunits,
  largestScale: 150 / stepPixels,
});
