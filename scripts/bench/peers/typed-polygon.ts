import type { ConeQuery } from '../../../src/core/calls.ts';

const stepCosine = Math.cos(Math.PI / 60);
const stepSine = Math.sin(Math.PI / 60);
const samePlace = 0.004;

/** Writes the vertices of the twin's cone, as the core's polygon.ts does. */
export class TypedPolygon {
  readonly #vertices = new Float32Array(2048);
  #count = 0;
  #eyeX = 0;
  #eyeY = 0;
  #radius = 0;
  #lastX = 0;
  #lastY = 0;
  #runWall = -1;
  #runHasEnd = false;

  begin({ x, y, radius }: ConeQuery): void {
    this.#eyeX = x;
    this.#eyeY = y;
    this.#radius = radius;
    this.#count = 0;
    this.#runWall = -1;
    this.#runHasEnd = false;
    this.#push(0, 0);
  }

  vertices(): Float32Array {
    return this.#vertices.slice(0, 2 * this.#count);
  }

  beginRun(wall: number, x: number, y: number): void {
    if (wall === this.#runWall) return;
    this.#runWall = wall;
    this.#runHasEnd = false;
    this.#push(x, y);
  }

  endRun(x: number, y: number): void {
    if (this.#runHasEnd) this.#write(this.#count - 1, x, y);
    else this.#runHasEnd = this.#push(x, y);
  }

  drawArc(fromX: number, fromY: number, toX: number, toY: number): void {
    this.#runWall = -1;
    this.#runHasEnd = false;
    const fromScale = this.#radius / Math.sqrt(fromX * fromX + fromY * fromY);
    const toScale = this.#radius / Math.sqrt(toX * toX + toY * toY);
    let x = fromX * fromScale;
    let y = fromY * fromScale;
    const endX = toX * toScale;
    const endY = toY * toScale;
    this.#push(x, y);
    for (;;) {
      const turnedX = x * stepCosine - y * stepSine;
      y = x * stepSine + y * stepCosine;
      x = turnedX;
      if (x * endY - y * endX <= 0) break;
      this.#push(x, y);
    }
    this.#push(endX, endY);
  }

  #push(x: number, y: number): boolean {
    const isSame = Math.abs(x - this.#lastX) < samePlace && Math.abs(y - this.#lastY) < samePlace;
    if (this.#count > 0 && isSame) return false;
    this.#write(this.#count++, x, y);
    return true;
  }

  #write(vertex: number, x: number, y: number): void {
    this.#vertices[2 * vertex] = this.#eyeX + x;
    this.#vertices[2 * vertex + 1] = this.#eyeY + y;
    this.#lastX = x;
    this.#lastY = y;
  }
}
