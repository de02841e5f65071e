import type { CardId } from '../rules/terms.ts';

/** A row of a card's text: the results it is for, and what then happens. `most` is null for "and more". */
export interface LadderRow {
  readonly least: number;
  readonly most: number | null;
  readonly label: string;
  readonly text: string;
}

export interface LadderText {
  readonly lead: string;
  readonly rows: readonly LadderRow[];
}

const rung = /(\d+)(?:[–-](\d+)|(\+))?\s*[:：]\s*/gu;

/**
 * Cuts a card's text where its results begin ("4+: …. 0–3: …"), in any language, so that they can stand as rows. A text
 * with fewer than two results is left whole.
 */
export function ladderOf(text: string): LadderText {
  const found = [...text.matchAll(rung)];
  if (found.length < 2) return { lead: text, rows: [] };
  const rows = found.map((match, index): LadderRow => {
    const from = match.index + match[0].length;
    const least = Number(match[1]);
    return {
      least,
      most: match[3] ? null : Number(match[2] ?? least),
      label: match[0].replace(/\s*[:：]\s*$/u, ''),
      text: text.slice(from, found[index + 1]?.index ?? text.length).trim(),
    };
  });
  return { lead: text.slice(0, found[0]!.index).trim(), rows };
}

/** Whether a row is the one that a result reads; a highest row without "and more" takes everything above. */
export function isRead(
  { rows }: LadderText,
  { row, result }: { readonly row: LadderRow; readonly result: number },
): boolean {
  const highest = Math.max(...rows.map(({ least }) => least));
  const most = row.most ?? Infinity;
  return result >= row.least && (result <= most || row.least === highest);
}

/** Whether a roll of this kind is read by the rows of a card: no damage that the card deals, and no fight (H-9.3). */
export const readsCard = (roll: string, card: CardId): boolean => roll === 'roll.effect' || roll === card;
