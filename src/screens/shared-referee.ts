import type { StartAnswer } from '../workers/start-referee.ts';

let starting: Promise<StartAnswer> | null = null;

/** The one referee of this page, started when first asked for; after a failure the next call tries again. */
export async function sharedReferee(): Promise<StartAnswer> {
  starting ??= import('../workers/start-referee.ts').then(({ startReferee }) => startReferee());
  try {
    const answer = await starting;
    if (!answer.ok) starting = null;
    return answer;
  } catch {
    starting = null;
    return { ok: false, failure: { kind: 'noCore' } };
  }
}

/** Waits until everything that was done in this page is journaled, and gives the open game back. Starts nothing. */
export async function settleReferee(): Promise<void> {
  const answer = await starting;
  if (answer?.ok) await answer.referee.close();
}
