import { svg } from 'lit';

const low = 7;
const middle = 12;
const high = 17;

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[middle, middle]],
  2: [
    [low, low],
    [high, high],
  ],
  3: [
    [low, low],
    [middle, middle],
    [high, high],
  ],
  4: [
    [low, low],
    [high, low],
    [low, high],
    [high, high],
  ],
  5: [
    [low, low],
    [high, low],
    [middle, middle],
    [low, high],
    [high, high],
  ],
  6: [
    [low, low],
    [high, low],
    [low, middle],
    [high, middle],
    [low, high],
    [high, high],
  ],
};

/** The pips of a die's face 1-6 in a square of 24 units; nothing for any other number. */
export function dieFace(value: number) {
  return svg`
    <rect class="face" x="1.5" y="1.5" width="21" height="21" rx="4.5"></rect>
    ${(pips[value] ?? []).map(([x, y]) => svg`<circle class="pip" cx=${x} cy=${y} r="2"></circle>`)}
  `;
}
