import { msg, str } from '@lit/localize';
import type { DraftProblem } from './set-up-draft.ts';

/** What is to be mended before the game can begin, in one plain sentence. */
export function problemText(problem: DraftProblem): string {
  switch (problem.kind) {
    case 'noName':
      return msg(str`Person ${problem.person} has no name yet.`, { id: 'setUp.noName' });
    case 'sameName':
      return msg(str`Two at the table are called ${problem.name}. Please tell them apart.`, { id: 'setUp.sameName' });
    case 'noSeat':
      return msg(str`${problem.name} has no seat. Give away a seat, or take the name off the list.`, {
        id: 'setUp.noSeat',
      });
    case 'noLetter':
      return msg(str`The mark needs a letter or digit: ${problem.label}.`, { id: 'setUp.noLetter' });
    case 'sameLetter':
      return msg(str`Two marks carry the same letter, ${problem.letter}.`, { id: 'setUp.sameLetter' });
  }
}
