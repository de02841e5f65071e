import { msg } from '@lit/localize';
import { toasts } from '../app/toasts.ts';
import { failureText } from './play-failure.ts';
import { sharedReferee } from './shared-referee.ts';

/** Far above any game, so that a film chosen by mistake is not read into memory first. */
const mostBytes = 8_000_000;

/** Keeps the game of a file on this device and answers its id; says in a toast why not, and then answers null. */
export async function openGameFile(file: File): Promise<string | null> {
  const started = await sharedReferee();
  const bytes = file.size > mostBytes ? new Uint8Array() : new Uint8Array(await file.arrayBuffer());
  const answer = started.ok ? await started.referee.importGame(bytes) : started;
  if (answer.ok) return answer.id;
  const { kind } = answer.failure;
  const text = (): string =>
    kind === 'notASave' || kind === 'damaged'
      ? msg('This file is not a game of Vigil, or it is damaged. Nothing was changed.', { id: 'home.notAGame' })
      : failureText(kind).what;
  toasts.show({ text });
  return null;
}
