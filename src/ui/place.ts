import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** Sets `--x` and `--y` (px) on an element through CSSOM, so that style sheets can move it and no style attribute is needed. */
class PlaceDirective extends Directive {
  override render(_x: number, _y: number): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, [x, y]: [number, number]): typeof noChange {
    const { style } = part.element as HTMLElement | SVGElement;
    style.setProperty('--x', `${x}px`);
    style.setProperty('--y', `${y}px`);
    return noChange;
  }
}

export const place = directive(PlaceDirective);
