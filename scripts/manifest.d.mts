import type { ManifestOptions } from 'vite-plugin-pwa';

export const manifest: Partial<ManifestOptions>;
