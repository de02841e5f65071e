import { join } from 'node:path';
import { foreignCharacters } from './chinese-scripts.mjs';
import { languages, readMessages, readTextSets } from './text-files.mjs';

/** Words that stay as they are in every language. */
const sameEverywhere = [
  'Vigil',
  'Nuns on the Run',
  'game-icons.net',
  'CC BY 3.0',
  'IndexedDB',
  'JavaScript',
  'WebAssembly',
  'MIT',
];

function placeholdersOf(text) {
  return [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(match => match[1]))].sort().join(', ');
}

function withoutConstants(text) {
  const bare = text.replace(/\{[^{}]*\}/g, ' ');
  return sameEverywhere.reduce((rest, words) => rest.replaceAll(words, ' '), bare);
}

/** What is wrong with one text by itself, as sentences. */
function problemsOfText(text, language) {
  if (typeof text !== 'string') return [];
  const problems = [];
  if (text.trim() === '') problems.push('is empty');
  else if (text !== text.trim()) problems.push('begins or ends with a space');
  if (/\{[^{}]*$|^[^{}]*\}|\{\s*\}|\{[^{}]*\{/.test(text)) problems.push('has a broken placeholder');
  if (language === 'en') return problems;
  const rest = withoutConstants(text);
  if (/[A-Za-z]{2,}/.test(rest) && !/\p{Script=Han}/u.test(rest)) problems.push('is not translated');
  if (/[A-Za-z]{2,} [A-Za-z]{2,} [A-Za-z]{2,}/.test(rest)) problems.push('has words of English left in it');
  const foreign = foreignCharacters(text, language);
  if (foreign.length > 0) problems.push(`has characters of the other Chinese script: ${foreign.join('')}`);
  return problems;
}

function problemsOfPair(reference, texts, language) {
  const problems = [];
  for (const [key, text] of texts.entries) {
    for (const problem of problemsOfText(text, language)) problems.push(`${texts.placeOfKey(key)} "${key}" ${problem}`);
    if (!reference.entries.has(key)) {
      problems.push(`${texts.placeOfKey(key)} "${key}" is not in ${reference.path}`);
      continue;
    }
    const expected = placeholdersOf(String(reference.entries.get(key)));
    const actual = placeholdersOf(String(text));
    if (expected !== actual) {
      problems.push(`${texts.placeOfKey(key)} "${key}" has the placeholders (${actual}), English has (${expected})`);
    }
  }
  for (const key of reference.entries.keys()) {
    if (!texts.entries.has(key)) problems.push(`${reference.placeOfKey(key)} "${key}" is missing in ${texts.path}`);
  }
  return problems;
}

/** The English texts of the shell live in the source: makes a text set of them, and says which calls break the form. */
export function englishOfMessages(messages) {
  const entries = new Map();
  const places = new Map();
  const problems = [];
  for (const { place, id, text } of messages) {
    if (id === undefined) problems.push(`${place} msg() has no fixed id`);
    if (text === undefined) problems.push(`${place} msg() has a text that is not written out`);
    if (id === undefined || text === undefined) continue;
    if (entries.has(id) && entries.get(id) !== text) {
      problems.push(`${place} "${id}" has another English text than at ${places.get(id)}`);
    }
    entries.set(id, text);
    places.set(id, place);
  }
  return { english: { path: 'the source', entries, placeOfKey: key => places.get(key) }, problems };
}

/**
 * All faults of the texts, as `path:line "key" says what`: keys or placeholders that differ between the languages,
 * empty and untranslated texts, characters of the wrong Chinese script, messages in the source without a translation.
 *
 * `sets` as from `readTextSets`, `messages` as from `readMessages`.
 */
export function problemsOfTexts({ sets, messages }) {
  const { english, problems } = englishOfMessages(messages);
  for (const { name, texts } of sets) {
    const isShell = name.startsWith('src/app/text/') && texts.en === undefined;
    const reference = isShell ? english : texts.en;
    const missing = languages.filter(language => texts[language] === undefined && !(isShell && language === 'en'));
    for (const language of missing) problems.push(`${name}: there is no ${language}.json`);
    if (reference === undefined) continue;
    for (const [key, text] of reference.entries) {
      for (const problem of problemsOfText(text, 'en'))
        problems.push(`${reference.placeOfKey(key)} "${key}" ${problem}`);
    }
    for (const language of languages.slice(1)) {
      if (texts[language]) problems.push(...problemsOfPair(reference, texts[language], language));
    }
  }
  if (messages.length > 0 && !sets.some(({ name }) => name.startsWith('src/app/text/'))) {
    problems.push('src/app/text: there are no translations of the messages in the source');
  }
  return problems;
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '..');
  const sets = readTextSets(root);
  const messages = readMessages(root);
  const problems = problemsOfTexts({ sets, messages });
  for (const problem of problems) console.error(problem);
  console.log(`texts: ${sets.length} sets, ${messages.length} messages in the source, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
