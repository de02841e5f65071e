import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, installedChromium } from './chromium.mjs';

/** The project's root folder. Uses node's own modules only: it runs before anything is installed. */
export const root = join(import.meta.dirname, '..');

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function missingPackages() {
  const { packages } = readJson(join(root, 'package-lock.json'));
  const { dependencies = {}, devDependencies = {} } = packages[''];
  return Object.keys({ ...dependencies, ...devDependencies }).filter(name => {
    const installed = join(root, 'node_modules', name, 'package.json');
    return !existsSync(installed) || readJson(installed).version !== packages[`node_modules/${name}`]?.version;
  });
}

/** Runs `npm ci` when a package of the lock file is absent or has another version. */
export function installPackages() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  console.log(`Installing packages (${missing.length} missing, for example ${missing[0]}) ...`);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

function hasChineseFont() {
  const found = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return found.status === 0 && found.stdout.trim() !== '';
}

/** Installs Debian's Chromium, and a Chinese font for it, where that is possible; throws a plain message where it is not. */
export function installChromium() {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const wanted = [
    ...(installedChromium() || process.env.CHROME_PATH ? [] : ['chromium']),
    ...(process.platform === 'linux' && !hasChineseFont() ? ['fonts-noto-cjk'] : []),
  ];
  if (wanted.length > 0 && canInstall) {
    console.log(`Installing ${wanted.join(' and ')} ...`);
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-q'], options);
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...wanted], options);
  }
  findChromium();
}
