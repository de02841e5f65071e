/**
 * The games of the app, before a line of them is loaded. `rules` has no element in it, so that workers and scripts can
 * load it alone; `nameKey` is a key of the app's texts; `players` counts everybody at the table, bots too (C-2.1).
 */
export const games = {
  convent: {
    nameKey: 'game.convent',
    players: { least: 2, most: 8 },
    rules: () => import('./convent/index.ts'),
    ui: () => import('./convent/ui/index.ts'),
  },
} as const;
