/** See security-headers.mjs. */
export const pagePolicy: string;
export const securityHeaders: Readonly<Record<string, string>>;
export function headersOfFile(text: string): Readonly<Record<string, string>>;
