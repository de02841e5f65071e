import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/**
 * Writes the icons we use out of the game-icons set (CC BY 3.0) into source files, so that a page carries these few
 * and not the set of 4,000. Each entry: our name, the name in the set, its author. Two files, because the icons of the
 * shell are loaded with the home screen and those of the games are not.
 */
const files = {
  'src/ui/icons.ts': {
    about: 'Icons of the shell: controls that any screen may show.',
    icons: [
      ['house', 'house', 'Delapouite'],
      ['settings', 'settings-knobs', 'Delapouite'],
      ['book', 'open-book', 'Lorc'],
      ['help', 'help', 'sbed'],
      ['trash', 'trash-can', 'Delapouite'],
      ['undo', 'anticlockwise-rotation', 'Delapouite'],
      ['pencil', 'pencil', 'Delapouite'],
      ['check', 'check-mark', 'Delapouite'],
      ['menu', 'hamburger-menu', 'Delapouite'],
      ['world', 'world', 'Lorc'],
      ['person', 'person', 'Delapouite'],
      ['robot', 'vintage-robot', 'Delapouite'],
      ['play', 'play-button', 'Guard13007'],
      ['pause', 'pause-button', 'Guard13007'],
      ['next', 'next-button', 'Guard13007'],
      ['previous', 'previous-button', 'Guard13007'],
      ['expand', 'expand', 'Delapouite'],
      ['contract', 'contract', 'Delapouite'],
    ],
  },
  'src/ui/game-icons.ts': {
    about: 'Icons of what happens in the dark: moving, looking, listening, things to carry.',
    icons: [
      ['stand', 'person', 'Delapouite'],
      ['sneak', 'barefoot', 'Delapouite'],
      ['walk', 'walk', 'Delapouite'],
      ['run', 'run', 'Lorc'],
      ['footsteps', 'footsteps', 'Skoll'],
      ['route', 'trail', 'Delapouite'],
      ['ear', 'human-ear', 'Delapouite'],
      ['noise', 'sound-waves', 'Skoll'],
      ['eye', 'eye-target', 'Delapouite'],
      ['eyeClosed', 'sight-disabled', 'Skoll'],
      ['magnifier', 'magnifying-glass', 'Lorc'],
      ['key', 'key', 'Lorc'],
      ['padlock', 'padlock', 'Lorc'],
      ['door', 'wooden-door', 'Lorc'],
      ['bed', 'bed', 'Delapouite'],
      ['candle', 'candle-light', 'Lorc'],
      ['scroll', 'scroll-unfurled', 'Lorc'],
      ['prayer', 'prayer', 'Lorc'],
      ['nun', 'nun-face', 'Delapouite'],
      ['novice', 'cowled', 'Lorc'],
      ['dice', 'dice-six-faces-six', 'Delapouite'],
      ['hourglass', 'hourglass', 'Lorc'],
      ['caught', 'grab', 'Lorc'],
    ],
  },
};

const root = join(import.meta.dirname, '..');
const set = JSON.parse(readFileSync(join(root, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));

function pathOf(name) {
  const paths = [...(set.icons[name]?.body ?? '').matchAll(/\bd="([^"]+)"/g)].map(match => match[1]);
  if (paths.length === 0) throw new Error(`game-icons has no icon ${name}`);
  return paths.join('');
}

for (const [file, { about, icons }] of Object.entries(files)) {
  const authors = [...new Set(icons.map(([, , author]) => author))].toSorted();
  const constants = icons.map(
    ([ours, theirs, author]) =>
      `/** ${theirs} by ${author} */\nexport const ${ours}Icon = /* @__PURE__ */ icon('${pathOf(theirs)}');`,
  );
  const source = `import { icon } from './icon.ts';

/**
 * ${about}
 *
 * Written by \`scripts/make-game-icons.mjs\`; change the list there. From game-icons.net by ${authors.join(', ')},
 * under CC BY 3.0.
 */

${constants.join('\n\n')}
`;
  const path = join(root, file);
  writeFileSync(path, await format(source, { ...(await resolveConfig(path)), filepath: path }));
  console.log(`${file}: ${icons.map(([ours]) => `${ours}Icon`).join(', ')}`);
}
