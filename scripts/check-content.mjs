import { join } from 'node:path';
import { placeOfEntry, readContentSources } from './content/places.mjs';
import { languages, readTextSets } from './text-files.mjs';

/** Problems of the content as `path:line entry, place inside it: what`. */
export function linesOf(problems, sources) {
  return problems.map(problem => {
    const inside = problem.at === '' ? '' : `, ${problem.at}`;
    return `${placeOfEntry(sources, problem)} ${problem.entry}${inside}: ${problem.what}`;
  });
}

/** The text keys of a game by language, over all its text files. */
export function textKeysOf(sets, game) {
  const ours = sets.filter(({ name }) => name.startsWith(`src/games/${game}/text/`));
  return Object.fromEntries(
    languages.map(language => [
      language,
      new Set(ours.flatMap(({ texts }) => [...(texts[language]?.entries.keys() ?? [])])),
    ]),
  );
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '..');
  const { contentFor } = await import('../src/games/house/content/index.ts');
  const { natives } = await import('../src/games/house/content/natives.ts');
  const { problemsOf } = await import('../src/games/house/rules/lantern/check.ts');
  const { presets, settingNames, settingValues } = await import('../src/games/house/rules/settings.ts');
  const otherReadings = Object.fromEntries(settingNames.map(name => [name, settingValues[name].at(-1)]));
  const texts = textKeysOf(readTextSets(root), 'house');
  const lines = [presets.chinese, otherReadings].flatMap(settings =>
    linesOf(problemsOf(contentFor({ settings }), { natives, texts }), readContentSources(root)),
  );
  const problems = [...new Set(lines)];
  for (const problem of problems) console.error(problem);
  console.log(`content: ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
