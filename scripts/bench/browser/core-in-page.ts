import type { Page } from 'playwright-core';
import { CONE_VERTICES, EDGES, POINTS, WALLS } from '../../../assembly/layout.ts';
import { plan, rulerRadius } from '../convent-scene.ts';

/** What the page needs to fill the core's buffers by itself: the bridge lies in the bundle, where nobody can call it. */
const board = {
  points: { address: POINTS, numbers: plan.points.flatMap(({ x, y }) => [x, y]) },
  walls: { address: WALLS, numbers: plan.walls.flat() },
  edges: { address: EDGES, numbers: plan.edges.flat() },
  rangeSquared: plan.rangeSquared,
};

/** The part of the core's exports that is used here. */
interface PageCore {
  readonly memory: WebAssembly.Memory;
  buildTables(points: number, walls: number, edges: number, rangeSquared: number): number;
  cone(x: number, y: number, facingX: number, facingY: number, radius: number): number;
}

/** Fetches, compiles and fills the core in the page; it stays there for `coneFrameMs`. Milliseconds until all tables stand. */
export const startCoreMs = (page: Page, wasm: string): Promise<number> =>
  page.evaluate(
    async ({ wasm, board }) => {
      const started = performance.now();
      const { instance } = await WebAssembly.instantiateStreaming(fetch(wasm));
      const core = instance.exports as unknown as PageCore;
      for (const { address, numbers } of [board.points, board.walls, board.edges])
        new Int32Array(core.memory.buffer, address, numbers.length).set(numbers);
      const [points, walls, edges] = [board.points, board.walls, board.edges].map(({ numbers }) => numbers.length);
      const status = core.buildTables(points! / 2, walls! / 4, edges! / 2, board.rangeSquared);
      if (status !== 0) throw new Error(`the core refused the board: ${status}`);
      Object.assign(globalThis, { pageCore: core });
      return performance.now() - started;
    },
    { wasm, board },
  );

/**
 * Milliseconds for what one picture costs while a guard is dragged: two vision polygons, put into one path each and filled
 * on a canvas over the whole plan, the pixels counted in. A page's clock is coarse, so that many pictures are timed at
 * once and the canvas is read at their end, which makes it paint them.
 */
export const coneFrameMs = (page: Page): Promise<number> =>
  page.evaluate(
    async ({ radius, vertices }) => {
      const { pageCore: core } = globalThis as unknown as { pageCore: PageCore };
      const floats = new Float32Array(core.memory.buffer, vertices);
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [720, 776];
      const context = canvas.getContext('2d')!;
      context.scale(720 / 9088, 776 / 9792);
      const outline = (count: number): Path2D => {
        const path = new Path2D();
        path.moveTo(floats[0]!, floats[1]!);
        for (let i = 1; i < count; i++) path.lineTo(floats[2 * i]!, floats[2 * i + 1]!);
        return path;
      };
      const light = (x: number, y: number, facingX: number, facingY: number, colour: string): void => {
        context.fillStyle = colour;
        context.fill(outline(core.cone(x, y, facingX, facingY, radius)));
      };
      const frames = 100;
      const times: number[] = [];
      for (let batch = 0; batch < 12; batch++) {
        await new Promise(resolve => requestAnimationFrame(resolve));
        const started = performance.now();
        for (let frame = 0; frame < frames; frame++) {
          const turn = (2 * Math.PI * frame) / frames;
          const [facingX, facingY] = [Math.round(800 * Math.cos(turn)), Math.round(800 * Math.sin(turn))];
          light(1000 + 60 * frame, 6500, facingX, facingY, 'rgb(255 200 90 / 0.5)');
          light(4600, 2100 + 60 * frame, -facingY, facingX, 'rgb(255 160 60 / 0.5)');
        }
        context.getImageData(0, 0, 1, 1);
        times.push((performance.now() - started) / frames);
      }
      return times.sort((a, b) => a - b)[times.length >> 1]!;
    },
    { radius: rulerRadius, vertices: CONE_VERTICES },
  );
