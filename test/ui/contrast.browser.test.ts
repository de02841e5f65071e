import { expect } from '@open-wc/testing';
import { seatColourCount } from '../../src/ui/seat-shapes.ts';
import { loadStyles } from './shell-fixtures.ts';

type Colour = readonly [number, number, number];

function tokenColour(token: string): Colour {
  const probe = document.createElement('span');
  probe.style.setProperty('color', `var(${token}, transparent)`);
  document.body.append(probe);
  const [red, green, blue, alpha] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
  probe.remove();
  if (red === undefined || green === undefined || blue === undefined || alpha === 0) throw new Error(`no ${token}`);
  return [red, green, blue];
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map(part => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours after WCAG, 1 to 21. */
function contrast(first: Colour, second: Colour): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Appearance for the three kinds of colour blindness, as matrices on linear light (Machado, Oliveira, Fernandes 2009). */
const blindness: Readonly<Record<string, readonly Colour[]>> = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

function lab(colour: Colour, matrix: readonly Colour[]): Colour {
  const linear = colour.map(part =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  const seen = matrix.map(row => row.reduce((sum, weight, index) => sum + weight * (linear[index] ?? 0), 0));
  const [red = 0, green = 0, blue = 0] = seen.map(part => Math.min(1, Math.max(0, part)));
  const bend = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(first: Colour, second: Colour): number {
  return Math.hypot(...first.map((part, index) => part - (second[index] ?? 0)));
}

const inks = ['--ink', '--ink-soft', '--candle-ink', '--danger', '--good'];
const grounds = ['--page', '--surface', '--raised'];
const fillings: readonly (readonly [string, string])[] = [
  ['--on-candle', '--candle'],
  ['--on-danger', '--danger'],
  ['--page', '--candle-ink'],
  ['--plan-ink', '--plan-paper'],
  ['--plan-ink', '--plan-ground'],
];
const seats = Array.from({ length: seatColourCount }, (_, index) => `--seat-${index}`);

for (const theme of ['dark', 'light']) {
  describe(`colours of the ${theme} theme`, () => {
    before(async () => {
      await loadStyles();
      document.documentElement.dataset['theme'] = theme;
    });

    after(() => {
      delete document.documentElement.dataset['theme'];
    });

    it('keeps text at 4.5 : 1 or more', () => {
      const pairs = [...inks.flatMap(ink => grounds.map(ground => [ink, ground] as const)), ...fillings];
      for (const [ink, ground] of pairs) {
        expect(contrast(tokenColour(ink), tokenColour(ground)), `${ink} on ${ground}`).to.be.at.least(4.5);
      }
    });

    it('keeps the letters of seats at 4.5 : 1 and their marks at 3 : 1', () => {
      for (const seat of seats) {
        expect(contrast(tokenColour('--on-seat'), tokenColour(seat)), `letter on ${seat}`).to.be.at.least(4.5);
        for (const ground of [...grounds, '--plan-paper', '--plan-ground']) {
          expect(contrast(tokenColour(seat), tokenColour(ground)), `${seat} on ${ground}`).to.be.at.least(3);
        }
      }
    });

    it('keeps borders of controls and the focus ring at 3 : 1', () => {
      for (const line of ['--line-strong', '--focus', '--candle']) {
        for (const ground of grounds) {
          expect(contrast(tokenColour(line), tokenColour(ground)), `${line} on ${ground}`).to.be.at.least(3);
        }
      }
    });

    for (const [kind, matrix] of Object.entries(blindness)) {
      it(`tells all seats apart, the six novices most of all (colour blindness: ${kind})`, () => {
        const colours = seats.slice(0, 8).map(seat => lab(tokenColour(seat), matrix));
        for (const [index, first] of colours.entries()) {
          for (const [offset, second] of colours.slice(index + 1).entries()) {
            const other = index + 1 + offset;
            expect(distance(first, second), `--seat-${index} and --seat-${other}`).to.be.at.least(other < 6 ? 25 : 15);
          }
        }
      });
    }
  });
}
