import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumFlags } from '../../setup/chromium-flags.ts';
import { findChromium } from '../../setup/find-chromium.ts';
import { freePort } from '../../setup/run-platform.ts';
import { type Figure, goal, goalLines, lineOf } from '../figures.ts';
import { brandColor, makeFleet } from '../make-fleet.ts';

/*
 * npm run bench:dev [-- --edits N] [--json]: how long `livery dev` takes from its start to the first page,
 * and an edit to the page that shows it; whether one of them was lost; and how soon Ctrl-C gives the
 * terminal back. Brands and database of its own, below a temporary folder.
 */
const ROOT = path.resolve(import.meta.dirname, '../../..');
const isJson = process.argv.includes('--json');
const editsAt = process.argv.indexOf('--edits');
const edits = editsAt > 0 ? Number(process.argv[editsAt + 1]) : 25;

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

/** Starts a verb; resolves when it has said where it is. */
const start = async (args: string[], home: string): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [path.join(ROOT, 'cli', 'livery.ts'), ...args], {
    cwd: ROOT,
    env: { ...process.env, LIVERY_HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`livery ${args[0]} ended with ${code}`);
    }),
  ]);
  return child;
};

/** Ctrl-C, and how long it takes until the process has left. */
const leave = async (child: ChildProcess): Promise<number> => {
  const left = once(child, 'exit');
  const started = performance.now();
  child.kill('SIGINT');
  await left;
  return secondsSince(started);
};

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

const benchDev = async (folder: string): Promise<void> => {
  const merchants = path.join(folder, 'merchants');
  const [code = ''] = makeFleet(merchants, 5);
  const home = path.join(folder, 'home');
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const port = await freePort();
  const line = ['dev', code, '--merchants', merchants, '--port', String(port), '--json'];
  // The first start makes the database and compiles the games, once.
  await leave(await start(line, home));
  const started = performance.now();
  const child = await start(line, home);
  report({ what: 'livery dev until it says where it is', seconds: secondsSince(started) });
  const page = await browser.newPage();
  await page.goto(`http://${code}.localhost:${port}/`, { waitUntil: 'commit' });
  await page.locator('#app > *').first().waitFor({ timeout: 120_000 });
  const first = secondsSince(started);
  report({
    what: 'from the start to the first page',
    seconds: first,
    goal: goal('s', GOALS.firstPage, first),
  });
  const file = path.join(merchants, code, 'merchant.json');
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
  const seconds = await leave(child);
  report({ what: 'Ctrl-C of dev', seconds, goal: goal('s', GOALS.leave, seconds) });
  await browser.close();
};

const folder = mkdtempSync(path.join(tmpdir(), 'livery-bench-dev-'));
try {
  await benchDev(folder);
  if (isJson) process.stdout.write(`${JSON.stringify({ edits, figures }, null, 2)}\n`);
  else process.stdout.write(`\nGoals:\n${goalLines(figures).join('\n')}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
