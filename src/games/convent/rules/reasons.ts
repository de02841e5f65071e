import type { CommonReason } from '../../../engine/contract.ts';

/** Why the convent refuses an action; each is answered with the paragraph it breaks. */
export type ConventReason =
  | CommonReason
  | 'phaseNotOver' // C-3.1
  | 'noEdge' // C-4.1
  | 'wrongMoveCount' // C-4.8
  | 'modeDoesNotFit' // C-4.2
  | 'guardInTheWay' // C-4.4
  | 'locked' // C-4.5
  | 'mustGoHome' // C-11.6
  | 'tieNotOffered' // C-8.4
  | 'releaseNotOffered' // C-11.9
  | 'blessingNotHeld' // C-12.1
  | 'blessingMisused' // C-12.2 to C-12.5
  | 'wrongTokens' // C-8.4
  | 'noSuchDie' // C-0.6
  | 'wrongGuard' // C-3.3
  | 'cardNotHere' // C-9.6
  | 'cardNotFree' // C-9.6
  | 'noTurnBack' // C-9.7
  | 'onDuty' // C-9.4
  | 'noStepsLeft' // C-9.1
  | 'tooFewSteps' // C-9.1
  | 'onlyRunLeft' // C-9.1
  | 'onlyWalkLeft' // C-9.1
  | 'mustStep'; // C-6.10
