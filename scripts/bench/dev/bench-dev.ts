import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { makeOwnFolder } from '../../base/own-folder.ts';
import { readOptions } from '../../base/read-options.ts';
import { chromiumFlags } from '../../setup/chromium-flags.ts';
import { findChromium } from '../../setup/find-chromium.ts';
import { freePort } from '../../setup/run-platform.ts';
import { type Figure, goal, goalLines, lineOf } from '../figures.ts';
import { brandColor, makeFleet } from '../make-fleet.ts';
import { measureLeaving, type Places } from './leave-times.ts';
import { livery, startVerb } from './start-verb.ts';

/*
 * npm run bench:dev [-- --edits N] [--json]: how long `livery dev` takes from its start to the first page,
 * cold and warm, and an edit to the page that shows it; whether one of them was lost; and how soon Ctrl-C
 * gives the terminal back, in every program that runs until it. Brands and database of its own, below a
 * temporary folder.
 */
const { edits, json: isJson } = readOptions({
  command: 'npm run bench:dev',
  does: 'How long `livery dev` takes to its first page, an edit to the page that shows it, and Ctrl-C.',
  options: {
    edits: { kind: 'number', usual: 25, says: 'Edits of a brand.' },
    json: { kind: 'flag', says: 'The figures as JSON.' },
  },
});

/** In seconds. */
const GOALS = { firstPage: 3, edit: 1, leave: 0.5 };

/** After so long an edit counts as lost. */
const LOST_MS = 15_000;

const figures: Figure[] = [];

const report = (figure: Figure): void => {
  figures.push(figure);
  (isJson ? process.stderr : process.stdout).write(`${lineOf(figure)}\n`);
};

const secondsSince = (start: number): number => (performance.now() - start) / 1000;

interface Edited {
  brand: { name: string };
  theme: { brand: { primary: string } };
}

/** Edits a brand's file, the theme and a text by turns; waits until the page shows it. */
const editOnce = async (page: Page, file: string, round: number): Promise<number | undefined> => {
  const config = JSON.parse(readFileSync(file, 'utf8')) as Edited;
  const name = `Edited ${round}`;
  const isText = round % 2 === 0;
  if (isText) config.brand.name = name;
  else config.theme.brand.primary = brandColor(11 + round * 37);
  // After an edit of a text the page loads anew.
  await page.locator('#app > *').first().waitFor({ timeout: 120_000 });
  const css = await themeOf(page);
  const started = performance.now();
  writeFileSync(file, JSON.stringify(config, null, 2));
  const isShown = isText
    ? page.waitForFunction((title) => document.title === title, name, { timeout: LOST_MS })
    : page.waitForFunction(
        (last) => {
          const style = document.querySelector('style[data-vite-dev-id$="/theme.css"]');
          return style !== null && style.textContent !== last;
        },
        css,
        { timeout: LOST_MS },
      );
  return isShown.then(
    () => secondsSince(started),
    () => undefined,
  );
};

const themeOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.querySelector('style[data-vite-dev-id$="/theme.css"]')?.textContent ?? '',
  );

/** Waits until somebody listens. */
const listening = async (port: number): Promise<void> => {
  const tries = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  while (!(await tries())) await wait(20);
};

/** What the processors have worked for a process and its threads; in seconds. */
const cpuSecondsOf = (pid = 0): number => {
  if (process.platform !== 'linux') return 0;
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / 100;
};

/** Starts `livery dev` and opens a page as soon as it may be. */
const openFirst = async (browser: Browser, { merchants, home }: Places, kind: 'cold' | 'warm') => {
  const port = await freePort();
  const [code = ''] = readdirSync(merchants).toSorted();
  const line = livery('dev', code, '--merchants', merchants, '--port', String(port));
  const started = performance.now();
  const dev = startVerb(line, /Press Ctrl-C/, { LIVERY_HOME: home });
  await Promise.race([listening(port), dev.said]);
  report({ what: `${kind}: livery dev until it listens`, seconds: secondsSince(started) });
  const page = await browser.newPage();
  await page.goto(`http://${code}.localhost:${port}/`, { waitUntil: 'commit' });
  await page.locator('#app > *').first().waitFor({ timeout: 240_000 });
  const first = secondsSince(started);
  report({
    what: `${kind}: from the start to the first page`,
    seconds: first,
    cpuSeconds: cpuSecondsOf(dev.child.pid),
    ...(kind === 'warm' && { goal: goal('s', GOALS.firstPage, first) }),
  });
  await dev.said;
  report({ what: `${kind}: until platform and games are there`, seconds: secondsSince(started) });
  return { dev, page, file: path.join(merchants, code, 'merchant.json') };
};

const benchEdits = async (page: Page, file: string): Promise<void> => {
  const taken: (number | undefined)[] = [];
  for (let round = 0; round < edits; round += 1) taken.push(await editOnce(page, file, round));
  const shown = taken.filter((each) => each !== undefined).toSorted((a, b) => a - b);
  const middle = shown[Math.floor(shown.length / 2)] ?? 0;
  report({
    what: `median of ${edits} edits`,
    seconds: middle,
    goal: goal('s', GOALS.edit, middle),
  });
  const lost = taken.length - shown.length;
  report({ what: 'edits that did not arrive', count: lost, goal: goal('edits', 0, lost) });
};

const benchDev = async (folder: string): Promise<void> => {
  const places = {
    folder,
    merchants: path.join(folder, 'merchants'),
    home: path.join(folder, 'home'),
  };
  makeFleet(places.merchants, 5);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  // The first start makes the database, compiles the games and has Vite prepare the packages.
  const cold = await openFirst(browser, places, 'cold');
  await cold.page.close();
  await cold.dev.leave();
  const { dev, page, file } = await openFirst(browser, places, 'warm');
  await benchEdits(page, file);
  await browser.close();
  const leave = (what: string, seconds: number): void =>
    report({ what, seconds, goal: goal('s', GOALS.leave, seconds) });
  leave('Ctrl-C of dev, with a page', await dev.leave());
  await measureLeaving(places, leave);
};

const folder = makeOwnFolder('bench-dev');
try {
  await benchDev(folder);
  if (isJson) process.stdout.write(`${JSON.stringify({ edits, figures }, null, 2)}\n`);
  else process.stdout.write(`\nGoals:\n${goalLines(figures).join('\n')}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
