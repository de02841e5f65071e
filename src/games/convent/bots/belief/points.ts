/** Space n is point n - 1 of the core. */
export const pointOf = (space: number): number => space - 1;
