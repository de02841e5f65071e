/** Letters, digits and a few marks of any script; the rest confuses one file system or another. */
const unsafe = /[^\p{Letter}\p{Mark}\p{Number}._-]+/gu;

function nameIn(save: unknown): string {
  const header = typeof save === 'object' && save !== null && 'header' in save ? save.header : null;
  const name = typeof header === 'object' && header !== null && 'name' in header ? header.name : null;
  return typeof name === 'string'
    ? name
        .replaceAll(unsafe, ' ')
        .replace(/^[. ]+/, '')
        .slice(0, 60)
        .trim()
    : '';
}

/** The name of an exported file: a log is read by people and programs, a backup only by Vigil. */
export function fileNameOf(save: unknown, secret: boolean): string {
  const name = nameIn(save) || 'game';
  return secret ? `${name}.secret.vigil` : `${name}.vigil.json`;
}
