import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../src/games/convent/ui/board/board-element.ts';
import type { BoardScene, SceneGuard, SeatStyle } from '../../src/games/convent/ui/board/scene.ts';
import { BoardHarness } from '../support/board-harness.ts';

const style: SeatStyle = { colour: 'orange', shape: 'hexagon', letter: 'A' };
/** A cone that is a plain square east of its guard on 62. */
const square = Float32Array.from([4480, 5904, 4480, 5404, 4980, 5404, 4980, 6404, 4480, 6404]);
const abbess = (parts: Partial<SceneGuard> = {}): SceneGuard => ({
  id: 'abbess',
  style,
  space: 62,
  facing: { from: 61, to: 62 },
  cone: square,
  acting: true,
  ...parts,
});

describe('convent board', () => {
  let harness: BoardHarness;
  const mount = async (scene: Partial<BoardScene>, size?: { width: number; height: number }): Promise<void> => {
    harness = await BoardHarness.mount(scene, size);
  };

  before(() => setViewport({ width: 900, height: 900 }));
  afterEach(() => harness.remove());

  it('has 155 named buttons, one tab stop, and marks what is not offered', async () => {
    await mount({ offered: [31, 34], focus: [31] });
    expect(harness.buttons.length).to.equal(155);
    expect(harness.label(82)).to.equal('Space 82');
    expect(harness.buttons.filter(button => button.tabIndex === 0)).to.deep.equal([harness.button(31)]);
    const offered = harness.buttons.filter(button => button.getAttribute('aria-disabled') === 'false');
    expect(offered).to.deep.equal([harness.button(31), harness.button(34)]);
  });

  it('passes axe with pieces, marks and reasons on it', async () => {
    await mount({
      guards: [abbess()],
      offered: [48, 49],
      reach: [{ space: 48, steps: 1 }],
      route: [62, 49, 48],
      novices: [{ novice: 2, style, space: 41, state: 'caught' }],
      why: { kind: 'sight', from: 62, to: 63 },
      focus: [62],
    });
    await expect(harness.board).to.be.accessible();
  });

  it('picks an offered space and declines another, each once', async () => {
    await mount({ offered: [34], focus: [31] });
    harness.pick(34);
    harness.pick(12);
    expect(harness.events).to.deep.equal(['picked:34', 'declined:12']);
  });

  it('walks by arrow keys along ways and picks with Enter and Space', async () => {
    await mount({ offered: [34, 54], focus: [31] });
    harness.focus(31);
    await sendKeys({ press: 'ArrowUp' });
    expect(harness.focusedSpace).to.equal(34);
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'Space' });
    await sendKeys({ press: 'ArrowRight' });
    expect(harness.focusedSpace).to.equal(53);
    await sendKeys({ press: 'Home' });
    expect(harness.focusedSpace).to.equal(31);
    expect(harness.events.filter(event => !event.startsWith('hovered'))).to.deep.equal(['picked:34', 'picked:54']);
    expect(harness.events).to.include('hovered:53');
  });

  it('reaches every space by arrow keys', async () => {
    await mount({});
    const found = new Set([1]);
    for (const space of found)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        harness.focus(space);
        harness.press(key);
        found.add(harness.focusedSpace!);
      }
    expect(found.size).to.equal(155);
  });

  it('goes on to the next room where no way leads in the direction of the arrow', async () => {
    await mount({});
    harness.focus(1);
    harness.press('ArrowLeft');
    expect(harness.focusedSpace).to.equal(2);
  });

  it('picks by mouse the space nearest to the click, also where targets overlap', async () => {
    await mount({ offered: [113, 131] }, { width: 360, height: 390 });
    // 16 px apart with targets of 24 px: below the middle of 131 its target lies over that of 113.
    const [upper, lower] = [harness.middleOf(131), harness.middleOf(113)];
    expect(lower.y - upper.y).to.be.within(13, 20);
    await sendMouse({ type: 'click', position: [Math.round(upper.x), Math.round(upper.y + 10)] });
    await sendMouse({ type: 'click', position: [Math.round(upper.x), Math.round(upper.y)] });
    expect(harness.events.filter(event => event.startsWith('picked'))).to.deep.equal(['picked:113', 'picked:131']);
  });

  it('moves by dragging and picks nothing then', async () => {
    await mount({ offered: [66, 62], focus: [66] });
    const before = harness.middleOf(66);
    const [x, y] = [Math.round(before.x), Math.round(before.y)];
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x + 30, y + 20] });
    await sendMouse({ type: 'move', position: [x + 60, y + 40] });
    await sendMouse({ type: 'up' });
    await harness.settled();
    expect(harness.middleOf(66).x - before.x).to.be.closeTo(60, 2);
    expect(harness.middleOf(66).y - before.y).to.be.closeTo(40, 2);
    expect(harness.events.filter(event => !event.startsWith('hovered'))).to.deep.equal([]);
    await sendMouse({ type: 'click', position: [x + 60, y + 40] });
    expect(harness.events.at(-1)).to.equal('picked:66');
  });

  it('opens a small board at finger size on the acting piece and shows the whole on request', async () => {
    await mount({ focus: [62] });
    // 37 and 38 are 464 subunits apart; a median step is 640.
    expect((harness.gap(37, 38) / 464) * 640).to.be.at.least(44);
    const { x, y } = harness.middleOf(62);
    expect(x).to.be.within(harness.view.left, harness.view.right);
    expect(y).to.be.within(harness.view.top, harness.view.bottom);
    expect(harness.button(62).getBoundingClientRect().width).to.be.at.least(43.9);

    harness.zoomButton('whole').click();
    await harness.rested();
    for (const space of [1, 9, 110, 143, 152]) {
      const corner = harness.middleOf(space);
      expect(corner.x, `space ${space}`).to.be.within(harness.view.left, harness.view.right);
      expect(corner.y, `space ${space}`).to.be.within(harness.view.top, harness.view.bottom);
    }
    expect(harness.button(62).getBoundingClientRect().width).to.be.at.least(23.9);
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
  });

  it('zooms by keys and brings the focused space into view', async () => {
    await mount({ focus: [62] });
    harness.focus(62);
    const wide = harness.gap(37, 38);
    harness.press('+');
    await harness.rested();
    expect(harness.gap(37, 38)).to.be.above(wide * 1.3);
    harness.focus(143);
    await harness.rested();
    const { x, y } = harness.middleOf(143);
    expect(x).to.be.within(harness.view.left, harness.view.right);
    expect(y).to.be.within(harness.view.top, harness.view.bottom);
  });

  it('stays where it is under a press on a space at its edge, which is picked', async () => {
    const every = Array.from({ length: 155 }, (_, index) => index + 1);
    await mount({ offered: every, focus: [62] });
    harness.focus(62);
    harness.press('+');
    await harness.rested();
    const toEdge = (space: number): number => harness.view.right - harness.middleOf(space).x;
    const { top, bottom } = harness.view;
    const inside = every.filter(
      space => harness.middleOf(space).y > top + 60 && harness.middleOf(space).y < bottom - 160,
    );
    const [space] = inside.filter(one => toEdge(one) > 2).sort((a, b) => toEdge(a) - toEdge(b));
    const { x, y } = harness.middleOf(space!);
    expect(toEdge(space!)).to.be.below(50);
    await sendMouse({ type: 'move', position: [Math.round(x), Math.round(y)] });
    await sendMouse({ type: 'down' });
    await harness.rested();
    expect(harness.middleOf(space!)).to.deep.equal({ x, y });
    await sendMouse({ type: 'up' });
    await waitUntil(() => harness.events.includes(`picked:${space}`));
  });

  it('draws the vision polygon as it is, and the plan only once', async () => {
    await mount({ guards: [abbess()], focus: [62] }, { width: 700, height: 700 });
    const rim = harness.drawn('.cone-rim')[0]!;
    expect(rim.getAttribute('d')).to.match(/^M4480\.0 5904\.0L4480\.0 5404\.0L4980\.0 5404\.0/);
    const wall = harness.drawn('.wall')[0];
    const floor = harness.drawn('#area-15')[0];
    await harness.show({ guards: [abbess({ space: 49, facing: { from: 62, to: 49 } })] });
    expect(harness.drawn('.wall')[0]).to.equal(wall);
    expect(harness.drawn('#area-15')[0]).to.equal(floor);
  });

  it('turns the light smoothly to the exact polygon of the next scene', async () => {
    await mount({ guards: [abbess()] }, { width: 700, height: 700 });
    const next = Float32Array.from([4480, 6336, 4980, 6336, 4980, 6836, 3980, 6836, 3980, 6336]);
    harness.board.scene = {
      ...harness.board.scene,
      guards: [abbess({ space: 49, facing: { from: 62, to: 49 }, cone: next })],
    };
    await harness.board.updateComplete;
    const path = (): string => harness.drawn('.cone-rim')[0]!.getAttribute('d')!;
    const exact = 'M4480.0 6336.0L4980.0 6336.0L4980.0 6836.0L3980.0 6836.0L3980.0 6336.0Z';
    expect(path()).not.to.equal(exact);
    await waitUntil(() => path() === exact, 'the exact polygon', { timeout: 20_000 });
    expect(harness.drawn('[data-guard="abbess"]')[0]!.getAttribute('transform')).to.equal('translate(4480 6336)');
  });

  it('tells seats apart by shape and letter and marks who is caught', async () => {
    const other: SeatStyle = { colour: 'teal', shape: 'star', letter: '2' };
    await mount({
      novices: [
        { novice: 1, style, space: 41, state: 'onTheRun' },
        { novice: 2, style: other, space: 41, state: 'caught' },
      ],
    });
    const [first, second] = harness.drawn('.novice');
    expect(first!.querySelector('path')!.getAttribute('d')).not.to.equal(
      second!.querySelector('path')!.getAttribute('d'),
    );
    expect(first!.textContent?.trim()).to.equal('A');
    expect(second!.textContent?.trim()).to.equal('2');
    expect(second!.querySelector('.chain')).not.to.equal(null);
  });
});
