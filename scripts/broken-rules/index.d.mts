/** A rule broken by one line; see index.mjs. */
export interface BrokenRule {
  readonly rule: string;
  readonly file: string;
  readonly line: string;
  readonly broken: string;
  readonly tests: readonly string[];
}

export const brokenRules: readonly BrokenRule[];
