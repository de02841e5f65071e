import words from '../../src/games/convent/text/play.en.json' with { type: 'json' };

/** A sentence of the play screen as it stands there in English. */
export function say(key: keyof typeof words, values: Readonly<Record<string, string | number>> = {}): string {
  return words[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** The same sentence with anything in place of one of its values. */
export function anySaid(key: keyof typeof words): RegExp {
  const parts = words[key].split(/\{\w+\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^\\s*${parts.join('.+')}\\s*$`);
}
