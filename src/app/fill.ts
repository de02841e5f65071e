/** Values for the placeholders of a sentence, by name. */
export type FillValues = Readonly<Record<string, string | number>>;

/**
 * Puts values into the named placeholders of a whole sentence: `fill('{who} heard {what}', { who: 'Anna', what: '…' })`.
 * A placeholder without a value stays as it is, so that the mistake can be seen; the content check finds such texts.
 */
export function fill(sentence: string, values: FillValues): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** Says sentences of one set of texts by their keys. */
export type Say<Texts> = (key: keyof Texts & string, values?: FillValues) => string;

export const sayer =
  <Texts>(texts: Texts): Say<Texts> =>
  (key, values = {}) =>
    fill(texts[key] as string, values);

/** A sentence begins with a capital also when a name without one stands first. */
export const asSentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
