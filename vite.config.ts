import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compactTemplates } from './scripts/compact-templates.mjs';
import { manifest } from './scripts/manifest.mjs';
import { pagePolicy } from './scripts/security-headers.mjs';

const root = import.meta.dirname;

/** `src/games/convent/ui/index.ts` -> `convent-ui-index`: a file of the build tells what is inside. */
function chunkName(moduleId: string | undefined, fallback: string): string {
  if (moduleId === undefined || !moduleId.startsWith(`${root}/src/`)) return fallback;
  const path = relative(`${root}/src`, moduleId.replace(/\?.*$/, ''));
  return path
    .replace(/^games\//, '')
    .replace(/\.(ts|json)$/, '')
    .replaceAll('/', '-');
}

/** Modules that home shares with other screens. */
const atHome =
  /vite\/preload-helper|\/node_modules\/(@lit|lit|lit-element|lit-html)\/(?!.*directives\/(?!repeat|if-defined))|\/src\/(app\/(announcer|device|fetch-json|languages|locale|numbered-text|preferences|router|service-worker-url|toasts|watch)|core\/url|games\/registry|screens\/(game-names|shared-referee)|ui\/(controls|dialog|error-panel|install-button|language-picker|segmented-choice))\./;

function fileNames(prefix: string) {
  return {
    // Terser has done the rest; a worker's file would be laid out in lines again.
    minify: { compress: false, mangle: false, codegen: true } as const,
    entryFileNames: `assets/${prefix}[name]-[hash].js`,
    chunkFileNames: (chunk: { name: string; facadeModuleId: string | null }) =>
      `assets/${prefix}${chunkName(chunk.facadeModuleId ?? undefined, chunk.name)}-[hash].js`,
    assetFileNames: ({ names, originalFileNames }: { names: string[]; originalFileNames: string[] }) => {
      const name = chunkName(originalFileNames[0] && join(root, originalFileNames[0]), '[name]');
      return `assets/${names[0]?.endsWith('.json') ? name : '[name]'}-[hash][extname]`;
    },
    codeSplitting: {
      includeDependenciesRecursively: false,
      // Board data and its drawing have a budget of their own and outlive most changes of the code beside them.
      groups: [
        // Haunts are content too, and so are the few words both are made of: else the files would need each other in a circle.
        {
          debugName: 'board',
          name: (moduleId: string) => {
            const [, game, kind] =
              /\/src\/games\/(\w+)\/(board\/|content\/|haunts\/|rules\/terms\.|ui\/board\/(?!scene-of-view|map-words|shown-map|board-element))/.exec(
                moduleId,
              ) ?? [];
            if (game === undefined || kind === undefined) return null;
            const isContent = kind === 'haunts/' || kind === 'rules/terms.';
            if (kind.startsWith('ui/')) return `${game}-drawing`;
            return `${game}-${isContent ? 'content' : kind.slice(0, -1)}`;
          },
        },
        // Where the texts lie is part of them.
        {
          debugName: 'texts',
          name: (moduleId: string) => /\/src\/games\/(\w+)\/text\//.exec(moduleId)?.[1]?.concat('-texts') ?? null,
        },
        // One file for all screens of a game: it packs better than many small ones, and each needs most of it anyway.
        {
          debugName: 'table',
          name: (moduleId: string) =>
            /\/src\/games\/(\w+)\/(?!text\/|board\/|content\/|haunts\/|rules\/terms\.|ui\/board\/(?!scene-of-view|map-words|shown-map|board-element))/
              .exec(moduleId)?.[1]
              ?.concat('-table') ?? null,
        },
        // What home needs is one file with the entry's: two dozen small ones would wait for each other on a slow line.
        {
          debugName: 'base',
          name: (moduleId: string) => (prefix === '' && atHome.test(moduleId) ? 'base' : null),
        },
        // Both roles of the worker name it, one of them loads it.
        { debugName: 'beliefs', name: 'beliefs', test: /\/src\/core\/belief-/ },
        // Drawings that several screens share: without a file of their own they would stand in each of them.
        { debugName: 'icons', name: 'icons', test: /\/src\/ui\/icons\.ts$/ },
        // What every game's table uses is loaded once for all of them, and not with home.
        {
          debugName: 'table parts',
          name: (moduleId: string) =>
            // In a worker it would need the worker's own file, which needs it.
            prefix === '' &&
            /\/src\/(ui\/(dice-|die-face|pip-dice|next-paint|game-menu|step-buttons|film-buttons|film-player|replay-frame|labelled-select|refusal-text|seat-style|thought-|options-form|rules-page|hold-to-show|log-list|map-frame|pan-zoom|camera|panel-styles|play-layout|place|wide|seat-gate|round-words|words-as-text|audit-button|game-icons)|app\/(game-texts|use-texts|fill|back-guard|word-lists|thought-watch)|engine\/dice-ways|core\/(?!url|error|compile))/.test(
              moduleId,
            )
              ? 'table-parts'
              : null,
        },
      ],
    },
  };
}

/** Records what went into every chunk, so that the size check counts modules by where they live, not by a guess. */
function recordChunks(kind: 'page' | 'worker'): Plugin {
  return {
    name: `vigil-record-chunks-${kind}`,
    buildStart() {
      if (kind === 'page') rmSync(`${root}/build/chunks`, { recursive: true, force: true });
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap(file =>
        file.type === 'chunk'
          ? [
              {
                file: file.fileName,
                kind,
                entry: file.isEntry,
                imports: file.imports,
                dynamicImports: file.dynamicImports,
                modules: file.moduleIds.map(id => relative(root, id)),
              },
            ]
          : [],
      );
      const name =
        kind === 'page' ? 'page' : (chunks.find(chunk => chunk.entry)?.file ?? 'worker').replace(/\W+/g, '-');
      mkdirSync(`${root}/build/chunks`, { recursive: true });
      writeFileSync(`${root}/build/chunks/${name}.json`, `${JSON.stringify(chunks, null, 1)}\n`);
    },
  };
}

function compactOurTemplates(): Plugin {
  return {
    name: 'vigil-compact-templates',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const isOurs = id.startsWith(`${root}/src/`) && id.endsWith('.ts');
      return isOurs && /\b(html|svg|css)`/.test(code) ? { code: compactTemplates(id, code), map: null } : null;
    },
  };
}

/** The first thing in the page, since a policy binds only what comes after it. Not while developing: vite adds inline styles. */
function writePolicy(): Plugin {
  return {
    name: 'vigil-write-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

export default defineConfig({
  base: './',
  build: {
    // What the code takes for granted sets the floor: structuredClone (Chrome 98), style sheets
    // that are constructed, since the policy refuses all others (Safari 16.4), workers that are modules (Firefox 114).
    target: ['chrome98', 'safari16.4', 'firefox114'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    // It moves functions that are used once to where they are used, which saves the rules a twentieth.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
    },
    reportCompressedSize: false,
    rolldownOptions: { output: fileNames('') },
  },
  worker: {
    format: 'es',
    plugins: () => [recordChunks('worker')],
    rolldownOptions: { output: fileNames('worker-') },
  },
  server: { host: '127.0.0.1', fs: { strict: true } },
  plugins: [
    compactOurTemplates(),
    writePolicy(),
    recordChunks('page'),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,wasm,json,svg,png,woff2}'],
        globIgnores: ['screenshots/**', 'sw.js'],
        maximumFileSizeToCacheInBytes: 400_000,
        navigateFallback: 'index.html',
        cleanupOutdatedCaches: true,
        clientsClaim: false,
        skipWaiting: false,
        inlineWorkboxRuntime: true,
        sourcemap: false,
      },
    }),
  ],
});
