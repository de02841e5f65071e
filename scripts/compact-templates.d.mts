/** See compact-templates.mjs. */
export function compactTemplates(path: string, code: string): string;
