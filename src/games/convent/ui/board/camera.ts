import { plan } from '../../board/plan.ts';

/** Subunits per CSS pixel of the unscaled stage. */
export const stageSubunits = 10;
/** Size of the unscaled stage in CSS pixels. */
export const stageSize = { width: plan.width / stageSubunits, height: plan.height / stageSubunits } as const;
/** A median step between neighbouring spaces (2.5 board units) in pixels of the unscaled stage. */
const stepPixels = (2.5 * plan.unit) / stageSubunits;
/** The scale at which a median step is 44 px, the size of a finger. */
export const fingerScale = 44 / stepPixels;
const largestScale = 150 / stepPixels;

/** What the viewport shows: stage pixels times `scale`, moved by x and y in CSS pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The scale at which the whole stage fits into the viewport. */
export const fitScale = (view: Size): number => Math.min(view.width / stageSize.width, view.height / stageSize.height);

/** The stage may be dragged this far (CSS pixels) past its right and lower border, so that they come out from under the buttons. */
const slack = 64;

/** Keeps the scale in its limits and the stage in the viewport; a side that is smaller than the viewport is centred. */
export function clampCamera(camera: Camera, view: Size): Camera {
  const scale = Math.min(Math.max(largestScale, fitScale(view)), Math.max(fitScale(view), camera.scale));
  const side = (offset: number, length: number, room: number): number =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length - slack, offset));
  return {
    x: side(camera.x, stageSize.width * scale, view.width),
    y: side(camera.y, stageSize.height * scale, view.height),
    scale,
  };
}

/** The camera that shows everything. */
export const wholeCamera = (view: Size): Camera => clampCamera({ x: 0, y: 0, scale: fitScale(view) }, view);

/** The camera with a stage point (in stage pixels) in the middle of the viewport. */
export function centredCamera(point: { readonly x: number; readonly y: number }, scale: number, view: Size): Camera {
  const { scale: kept } = clampCamera({ x: 0, y: 0, scale }, view);
  return clampCamera({ x: view.width / 2 - point.x * kept, y: view.height / 2 - point.y * kept, scale: kept }, view);
}

/** Zooms by a factor while the viewport point `at` (CSS pixels) stays where it is. */
export function zoomedCamera(
  camera: Camera,
  zoom: { readonly factor: number; readonly x: number; readonly y: number },
  view: Size,
): Camera {
  const { scale } = clampCamera({ ...camera, scale: camera.scale * zoom.factor }, view);
  const grown = scale / camera.scale;
  return clampCamera({ x: zoom.x - (zoom.x - camera.x) * grown, y: zoom.y - (zoom.y - camera.y) * grown, scale }, view);
}

/** The nearest camera that keeps a stage point at least `margin` CSS pixels inside the viewport. */
export function revealingCamera(camera: Camera, point: { readonly x: number; readonly y: number }, view: Size): Camera {
  const margin = Math.min(56, view.width / 4, view.height / 4);
  const shift = (at: number, room: number): number =>
    at < margin ? margin - at : at > room - margin ? room - margin - at : 0;
  return clampCamera(
    {
      x: camera.x + shift(camera.x + point.x * camera.scale, view.width),
      y: camera.y + shift(camera.y + point.y * camera.scale, view.height),
      scale: camera.scale,
    },
    view,
  );
}
