/**
 * Who may import whom. A file may import its own layer and those of a lower rank, with the exceptions of `refusal`.
 * Two folders of one rank that should not know each other are told apart there.
 */
const ranks = {
  assembly: 0,
  core: 1,
  engine: 2,
  board: 3,
  content: 3,
  rules: 3,
  haunts: 3,
  bots: 4,
  game: 7,
  registry: 7,
  store: 8,
  workers: 9,
  app: 10,
  'app-text': 10,
  styles: 11,
  text: 11,
  ui: 12,
  'game-ui': 13,
  screens: 14,
  main: 15,
};

const gameFolders = {
  board: 'board',
  content: 'content',
  rules: 'rules',
  haunts: 'haunts',
  bots: 'bots',
  text: 'text',
  ui: 'game-ui',
};

/** Packages and the layers that may use them; any other package is refused everywhere. */
const packages = {
  lit: ['app', 'styles', 'ui', 'game-ui', 'screens', 'main'],
  '@lit/localize': ['app', 'ui', 'game-ui', 'screens', 'main'],
  idb: ['store'],
  comlink: ['workers', 'app'],
  valibot: ['engine', 'board', 'content', 'rules', 'store', 'workers', 'app'],
  '@noble/hashes': ['engine', 'store'],
  'workbox-window': ['app'],
  'virtual:pwa-register': ['app'],
};

const pageLayers = ['app', 'ui', 'game-ui', 'screens', 'main'];

/** `{ layer, game }` of a path from the root; undefined when the path belongs to no layer. */
export function layerOf(path) {
  if (path.startsWith('assembly/')) return { layer: 'assembly' };
  if (path === 'src/main.ts') return { layer: 'main' };
  if (path === 'src/games/registry.ts') return { layer: 'registry' };
  if (path.startsWith('src/app/text/')) return { layer: 'app-text' };
  const inGame = /^src\/games\/(\w+)\/(?:(\w+)\/)?/.exec(path);
  if (inGame) {
    const [, game, folder] = inGame;
    const layer = folder === undefined ? 'game' : gameFolders[folder];
    return layer === undefined ? undefined : { layer, game };
  }
  const folder = /^src\/(core|engine|store|workers|app|styles|ui|screens)\//.exec(path)?.[1];
  return folder === undefined ? undefined : { layer: folder };
}

function packageName(specifier) {
  return specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0];
}

/** Why a file may not import a package, or undefined. */
export function refusalOfPackage(from, specifier) {
  const name = packageName(specifier);
  const layers = packages[name];
  if (layers === undefined) return `imports the package ${name}, which no layer may use`;
  return layers.includes(from.layer) ? undefined : `imports ${name}, which only ${layers.join(', ')} may use`;
}

/**
 * Why a file may not import another of ours, or undefined.
 *
 * `link` is `{ path, to, dynamic }`: the imported path, its layer, and whether it is an `import()` (which may point
 * from the registry and a game's index up to that game's own folders, since it is how they are loaded late).
 */
export function refusalOfImport(from, { path, to, dynamic }) {
  const late = dynamic && (from.layer === 'registry' || from.layer === 'game');
  if (from.game !== undefined && to.game !== undefined && from.game !== to.game) {
    return `imports ${path}: never sideways between the games`;
  }
  if (to.layer === 'assembly') {
    const isLayout = path === 'assembly/layout.ts';
    const allowed = from.layer === 'assembly' || (from.layer === 'core' && isLayout);
    return allowed ? undefined : `imports ${path}: only src/core knows the core's layout`;
  }
  if (to.layer === 'text') {
    const allowed = ['text', 'ui', 'game-ui', 'screens'].includes(from.layer);
    return allowed ? undefined : `imports ${path}: only ui and screens know sentences`;
  }
  if (to.layer === 'app-text' && from.layer !== 'app' && from.layer !== 'app-text')
    return `imports ${path}: ask src/app for texts`;
  if (from.layer === 'bots' && /\/rules\/(state|apply|setup|index|game)\b/.test(path)) {
    return `imports ${path}: a bot knows views, never the state`;
  }
  if (pageLayers.includes(from.layer) && /\/rules\/state\b/.test(path)) {
    return `imports ${path}: the page never holds the true state`;
  }
  if (from.layer === 'registry' && to.game !== undefined && !dynamic) {
    return `imports ${path}: the registry loads games late, by import()`;
  }
  if (late) return undefined;
  return ranks[to.layer] <= ranks[from.layer] ? undefined : `imports ${path}: ${from.layer} is below ${to.layer}`;
}
