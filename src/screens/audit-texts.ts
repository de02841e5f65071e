import { msg, str } from '@lit/localize';
import { holderOf, type Table } from '../engine/table.ts';
import type { AuditReport } from '../workers/referee-port.ts';

type Finding = NonNullable<AuditReport['finding']>;

/** Where the first thing stands that does not fit. Entries are counted from 1, as people do. */
export function placeText({ entry, round, seat }: Finding, table: Table | null): string {
  if (entry === null) return '';
  const number = entry + 1;
  const name = table && seat !== null ? holderOf(table, seat)?.name : undefined;
  return name === undefined
    ? msg(str`Entry ${number}, in round ${round}`, { id: 'audit.place' })
    : msg(str`Entry ${number}, in round ${round}, of ${name} (${seat})`, { id: 'audit.placeOf' });
}

/** What does not fit there. */
export function faultText({ fault, entry }: Finding): string {
  if (entry === null) return headerFaultText(fault);
  switch (fault) {
    case 'order':
      return msg('It stands in another place, or under another seat, than when it was written.', {
        id: 'audit.faultOrder',
      });
    case 'rules':
      return msg('The rules do not allow this choice at that moment.', { id: 'audit.faultRules' });
    case 'unsealed':
      return msg('Its seal is missing, while those before it have theirs.', { id: 'audit.faultUnsealed' });
    case 'seal':
      return msg(
        'Its seal does not fit: the choice, the die, the seat, the salt or what came of it is not what was sealed.',
        { id: 'audit.faultSeal' },
      );
    default:
      return msg('It cannot be read as an entry.', { id: 'audit.faultShape' });
  }
}

function headerFaultText(fault: Finding['fault']): string {
  switch (fault) {
    case 'end':
      return msg('The log stops before the game is over.', { id: 'audit.faultEnd' });
    case 'result':
      return msg('The file names another result than the game comes to.', { id: 'audit.faultResult' });
    case 'version':
      return msg('The game was played under rules of another version, which this Vigil cannot replay.', {
        id: 'audit.faultVersion',
      });
    default:
      return msg('The head of the log does not fit: options, seats, table or seed are not what was dealt.', {
        id: 'audit.faultHeader',
      });
  }
}

/** How far the log holds, in one sentence. */
export function verdictText({ finding, verified, rounds, sealedFrom }: AuditReport): string {
  const last = rounds.at(-1)?.round ?? 0;
  if (finding) return msg(str`Something does not fit. Before it, ${verified} entries do.`, { id: 'audit.bad' });
  if (sealedFrom === null)
    return msg(str`All ${verified} entries follow the rules, but none of them is sealed.`, { id: 'audit.noSeal' });
  return msg(str`Everything fits: ${verified} entries, verified to round ${last}.`, { id: 'audit.good' });
}

/** Of a game that was begun before games were sealed. */
export const sealedLaterText = (sealedFrom: number): string =>
  msg(str`The first ${sealedFrom} entries are from an older Vigil and were not sealed when they were made.`, {
    id: 'audit.sealedLater',
  });

const sealTexts = (): readonly string[] => [
  msg(
    'Nobody has changed, left out, added or swapped a single entry in this log: each one is chained to all before it.',
    {
      id: 'audit.provesChain',
    },
  ),
  msg(
    'Did you note the four words of a round? If they are the same here, the log up to that round is the one you played, and the deal was fixed before the first choice.',
    { id: 'audit.provesWords' },
  ),
];

/** What an audit proves. */
export const proofTexts = ({ isSealed }: { readonly isSealed: boolean }): readonly string[] => [
  msg(
    'Every choice was allowed, and every ruling, card and die followed from the rules, the deal and the dice that you typed in.',
    { id: 'audit.provesRules' },
  ),
  ...(isSealed ? sealTexts() : []),
];

/** What it cannot prove, as plainly. */
export const limitTexts = (): readonly string[] => [
  msg('That nobody looked: whoever has this device can open its memory during a game and see everything.', {
    id: 'audit.cannotLook',
  }),
  msg('That a die which was typed in really fell like that.', { id: 'audit.cannotDice' }),
  msg(
    'That nobody wrote a whole new log, if no words were noted. And four words are few: with strong computers and a lot of time somebody could find another log with the same ones.',
    { id: 'audit.cannotAnew' },
  ),
];
