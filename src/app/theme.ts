import { preferences } from './preferences.ts';

const lightSystem = matchMedia('(prefers-color-scheme: light)');

export function activeTheme(): 'dark' | 'light' {
  const wish = preferences.current.theme;
  if (wish !== 'system') return wish;
  return lightSystem.matches ? 'light' : 'dark';
}

/** Shows the theme of the setting, else the system's, now and whenever either changes; the browser's bars follow. */
export function followTheme(): void {
  const apply = (): void => {
    document.documentElement.dataset['theme'] = activeTheme();
    const page = getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
    if (page) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
  };
  apply();
  lightSystem.addEventListener('change', apply);
  preferences.addEventListener('change', apply);
}
