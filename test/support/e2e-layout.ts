import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Looks through the whole page, shadow roots included, for text that nobody can read: cut off, off the screen, or smaller
 * than 12 px. Text in a part that scrolls, and on the board that is pulled about, may lie outside. Runs in the page.
 */
function unreadable(): readonly string[] {
  const smallest = 12;
  const problems: string[] = [];
  const parentOf = (node: Node): Element | null => {
    const root = node.getRootNode();
    if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
    return node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const isMoving = (element: Element): boolean => element.matches('.viewport, .stage');
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
  const cuts = (value: string): boolean => value === 'hidden' || value === 'clip';

  const complain = (text: Text, what: string): void => {
    const path: string[] = [];
    for (let at = parentOf(text); at && path.length < 4; at = parentOf(at))
      if (at.localName.includes('-') || path.length < 2) path.unshift(at.localName);
    problems.push(`${path.join(' ')}: “${text.data.trim().slice(0, 60)}” ${what}`);
  };

  /** What of a rectangle is cut off by the parts around it that do not scroll. */
  const cutOff = (text: Text, box: DOMRect): string | null => {
    let mayScroll = { x: false, y: false };
    for (let at = parentOf(text); at; at = parentOf(at)) {
      if (isMoving(at)) return null;
      const style = getComputedStyle(at);
      mayScroll = { x: mayScroll.x || scrolls(style.overflowX), y: mayScroll.y || scrolls(style.overflowY) };
      const edge = at.getBoundingClientRect();
      const isOver = (by: number): boolean => by > 1.5;
      if (!mayScroll.x && cuts(style.overflowX) && (isOver(box.right - edge.right) || isOver(edge.left - box.left)))
        return `is cut off by ${at.localName} at the side`;
      // A line is higher than its letters: the fonts of Chinese reach out of it without a stroke being cut.
      const air = parseFloat(style.fontSize) / 4;
      if (!mayScroll.y && cuts(style.overflowY) && (box.bottom - edge.bottom > air || edge.top - box.top > air))
        return `is cut off by ${at.localName} above or below`;
      if (style.position === 'fixed') break;
    }
    if (mayScroll.x) return null;
    return box.right > innerWidth + 1.5 || box.left < -1.5 ? 'lies beside the screen' : null;
  };

  const sizeOf = (element: Element): number => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    // A board that is zoomed shows its words larger or smaller than their style says.
    if (element instanceof HTMLElement && element.offsetWidth > 0) {
      const { width } = element.getBoundingClientRect();
      // The untransformed width is told in whole pixels.
      return Math.abs(width - element.offsetWidth) < 1 ? size : (size * width) / element.offsetWidth;
    }
    if (!(element instanceof SVGGraphicsElement)) return size;
    const box = element.getBBox();
    return box.height === 0 ? size : (size * element.getBoundingClientRect().height) / box.height;
  };

  const look = (text: Text): void => {
    const element = parentOf(text);
    if (!element || text.data.trim() === '' || ['style', 'script', 'title', 'option'].includes(element.localName))
      return;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    if (element.closest('.spoken-only, [hidden]')) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    const size = sizeOf(element);
    if (size < smallest - 0.05) complain(text, `is ${size.toFixed(1)} px`);
    const { overflowX } = getComputedStyle(element);
    if (
      element instanceof HTMLElement &&
      !scrolls(overflowX) &&
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + 1
    )
      complain(text, `needs ${element.scrollWidth} px and has ${element.clientWidth} px`);
    const cut = cutOff(text, box);
    if (cut) complain(text, cut);
  };

  const walk = (node: Node): void => {
    if (node instanceof Text) return look(node);
    if (node instanceof Element && node.shadowRoot) node.shadowRoot.childNodes.forEach(walk);
    node.childNodes.forEach(walk);
  };
  walk(document.body);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth} px wide on a screen of ${clientWidth} px`);
  return [...new Set(problems)];
}

/** What of the page cannot be read at its present size. */
export async function unreadableText(page: Page): Promise<readonly string[]> {
  // Two pictures: what measures itself has done so by then.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(unreadable);
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
  }[];
}

/** Serious mistakes of accessibility on the page by axe, colour contrast among them. */
export async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResult> } };
    return axe.run({ resultTypes: ['violations'], elementRef: false });
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) => `${id}: ${JSON.stringify(target)} ${failureSummary.replace(/\s+/g, ' ')}`,
      ),
    );
}
