import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** What runs without a window needs half the processor time of a whole Chromium: it comes first. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const installed = (): string | undefined =>
  [...systemPaths, chromium.executablePath()].find(isExecutable);

/** The Chromium that is there already: that of LIVERY_CHROMIUM, or an installed one. */
export const lookForChromium = (): string | undefined =>
  process.env['LIVERY_CHROMIUM'] ?? installed();

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Debian 12 and newer have the first of them; the others call it `chromium` alone. */
const debianPackages = ['chromium-headless-shell', 'chromium'];

const installOnDebian = (): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  run('apt-get', ['update', '-qq']) &&
  debianPackages.some((name) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]),
  );

const installByPlaywright = (): boolean =>
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);

/**
 * The Chromium that the browser tests drive: `LIVERY_CHROMIUM`, an installed one, Debian's package
 * (as root), or Playwright's own download, in this order.
 *
 * @returns the path of an executable file
 * @throws Error with one sentence on what to do when there is none
 */
export const findChromium = (): string => {
  const given = process.env['LIVERY_CHROMIUM'];
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`LIVERY_CHROMIUM names ${given}, which is not an executable file.`);
  }
  const found =
    installed() ??
    (installOnDebian() ? installed() : undefined) ??
    (installByPlaywright() ? installed() : undefined);
  if (found) return found;
  throw new Error(
    'no Chromium was found; install one (Debian: apt-get install chromium) or set LIVERY_CHROMIUM to its path.',
  );
};
