export const chromiumFlags: readonly string[];
export function installedChromium(): string | undefined;
export function findChromium(): string;
