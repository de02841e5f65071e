import { str } from '@lit/localize';

/**
 * Turns a translation with numbered placeholders (`{0} of {1}`) into what `msg(str...)` expects, so that a sentence may
 * put its values in another order than English does. A text without placeholders stays a plain string.
 */
export function numberedText(text: string): string | ReturnType<typeof str> {
  const pieces = text.split(/\{(\d+)\}/);
  if (pieces.length === 1) return text;
  const strings = pieces.filter((_, index) => index % 2 === 0);
  const order = pieces.filter((_, index) => index % 2 === 1).map(Number);
  return str(Object.assign(strings, { raw: strings }), ...order);
}
