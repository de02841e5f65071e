import type { ConventOptions } from '../../rules/options.ts';

let asked: ConventOptions | null = null;

/** Notes by which options the game goes from which somebody wants to read the rules. */
export function askFrom(options: ConventOptions): void {
  asked = options;
}

/** The options of the game that was just left for the rules; null when they were opened from elsewhere. */
export function takeAskedFrom(): ConventOptions | null {
  const taken = asked;
  asked = null;
  return taken;
}
