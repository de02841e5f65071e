const screenshot = (name, sizes, form, label) => ({
  src: `screenshots/${name}.jpg`,
  sizes,
  type: 'image/jpeg',
  form_factor: form,
  label,
});

/** The web app manifest. Addresses are relative, so the app installs from any sub-path. */
export const manifest = {
  id: './',
  name: 'Vigil 守夜',
  short_name: 'Vigil',
  description: 'Noises in the dark: play, referee and look back, with no network.',
  lang: 'en',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'any',
  background_color: '#0d1020',
  theme_color: '#0d1020',
  categories: ['games', 'entertainment'],
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  screenshots: [
    screenshot('novice-narrow', '720x1280', 'narrow', "A novice's secret turn"),
    screenshot('guard-narrow', '720x1280', 'narrow', "A guard's walk"),
    screenshot('guard-wide', '1280x800', 'wide', "The guards' lights on the floor plan"),
    screenshot('novice-wide', '1280x800', 'wide', "A novice's secret turn on a tablet"),
  ],
  shortcuts: [
    {
      name: 'The convent · 修道院',
      short_name: 'Convent',
      url: './#/set-up/convent',
      icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
    {
      name: 'How to play · 玩法',
      short_name: 'Rules',
      url: './#/rules/convent',
      icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
  ],
};
