import { parts } from './parts.ts';
import type { Job } from './part.ts';
import type { Done, Work } from './pool.ts';

const loaded = new Map<string, Promise<(job: Job) => unknown>>();

async function play({ number, game, jobs }: Work): Promise<void> {
  const playing = loaded.get(game) ?? parts[game]!().then(part => part.load());
  loaded.set(game, playing);
  const playOne = await playing;
  const played: unknown[] = [];
  for (const job of jobs) played.push(await playOne(job));
  process.send!({ number, played } satisfies Done);
}

process.on('message', work => {
  play(work as Work).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
