/** What a window shows of a stage: stage pixels times `scale`, moved by x and y in CSS pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A drawing behind a window: its size in pixels at scale 1, and how far it may be enlarged. */
export interface Stage extends Size {
  readonly largestScale: number;
}

/** The stage may be dragged this far (CSS pixels) past its right and lower border, so that they come out from under the buttons. */
const slack = 64;

/** The cameras that make sense over one stage. All points are in stage pixels, all windows in CSS pixels. */
export class Cameras {
  constructor(readonly stage: Stage) {}

  /** The scale at which the whole stage fits into the window. */
  fitScale(view: Size): number {
    return Math.min(view.width / this.stage.width, view.height / this.stage.height);
  }

  /** Keeps the scale in its limits and the stage in the window; a side that is smaller than the window is centred. */
  clamped(camera: Camera, view: Size): Camera {
    const fit = this.fitScale(view);
    const scale = Math.min(Math.max(this.stage.largestScale, fit), Math.max(fit, camera.scale));
    const side = (offset: number, length: number, room: number): number =>
      length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length - slack, offset));
    return {
      x: side(camera.x, this.stage.width * scale, view.width),
      y: side(camera.y, this.stage.height * scale, view.height),
      scale,
    };
  }

  /** The camera that shows everything. */
  whole(view: Size): Camera {
    return this.clamped({ x: 0, y: 0, scale: this.fitScale(view) }, view);
  }

  /** The camera with a point in the middle of the window. */
  centred({ x, y, scale }: Point & { readonly scale: number }, view: Size): Camera {
    const { scale: kept } = this.clamped({ x: 0, y: 0, scale }, view);
    return this.clamped({ x: view.width / 2 - x * kept, y: view.height / 2 - y * kept, scale: kept }, view);
  }

  /** Zooms by a factor while the point of the window stays where it is. */
  zoomed(camera: Camera, { view, factor, x, y }: Point & { readonly view: Size; readonly factor: number }): Camera {
    const { scale } = this.clamped({ ...camera, scale: camera.scale * factor }, view);
    const grown = scale / camera.scale;
    return this.clamped({ x: x - (x - camera.x) * grown, y: y - (y - camera.y) * grown, scale }, view);
  }

  /** The nearest camera that keeps a point well inside the window. */
  revealing(camera: Camera, { view, x, y }: Point & { readonly view: Size }): Camera {
    const margin = Math.min(56, view.width / 4, view.height / 4);
    const shift = (at: number, room: number): number =>
      at < margin ? margin - at : at > room - margin ? room - margin - at : 0;
    return this.clamped(
      {
        x: camera.x + shift(camera.x + x * camera.scale, view.width),
        y: camera.y + shift(camera.y + y * camera.scale, view.height),
        scale: camera.scale,
      },
      view,
    );
  }
}
