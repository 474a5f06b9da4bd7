import path from 'node:path';
import { type Browser, chromium, type Page, type Frame } from 'playwright';
import { loadMerchants } from '#config/load-merchants.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { readDemoAccounts } from '#platform/app/demo/demo-accounts.ts';
import { readOptions } from '../../base/read-options.ts';
import { chromiumFlags } from '../../setup/chromium-flags.ts';
import { findChromium } from '../../setup/find-chromium.ts';
import { runPlatform } from '../../setup/run-platform.ts';
import { gameOfKind, type MovingGame, movingGames } from './moving-games.ts';

/** How evenly a page drew while something moved on it. */
interface Frames {
  /** Drawn in a second. */
  perSecond: number;
  /** Milliseconds from one frame to the next, of which 95 in 100 took less. */
  p95Ms: number;
  /** Share of frames, 0 to 1, that came so late that one was left out before them. */
  lateShare: number;
}

/** One and a half of a 60 Hz screen's frames: later than this, a frame was left out. */
const LATE_MS = (1000 / 60) * 1.5;

/** Counts the frames that a page draws for a while. */
const countFrames = async (frame: Frame, forMs: number): Promise<Frames> => {
  const gaps = await frame.evaluate(
    (duration) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = [];
        let begin = 0;
        let last = 0;
        const note = (now: number): void => {
          if (last > 0) found.push(now - last);
          begin ||= now;
          last = now;
          if (now - begin < duration) requestAnimationFrame(note);
          else resolve(found);
        };
        requestAnimationFrame(note);
      }),
    forMs,
  );
  const sorted = gaps.toSorted((a, b) => a - b);
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    perSecond: (gaps.length * 1000) / total,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    lateShare: gaps.filter((gap) => gap > LATE_MS).length / gaps.length,
  };
};

/*
 * npm run bench:frames [-- --merchant shwe] [--slowdown N] [--json]: how many frames a second the
 * games draw on a phone-sized view while something moves on them. Games are tried for nothing where
 * they allow it. The platform, the games' service and the browser, which has no graphics card here,
 * share this machine. `--slowdown 4` gives the page a quarter of a processor.
 */
const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');

const {
  merchant,
  slowdown,
  json: isJson,
} = readOptions({
  command: 'npm run bench:frames',
  does: 'How many frames a second the games draw on a phone-sized view while something moves.',
  options: {
    merchant: { kind: 'text', usual: 'shwe', says: 'The brand.' },
    slowdown: {
      kind: 'number',
      usual: 1,
      isBroken: true,
      says: 'Gives the page so much less of a processor: 4 is a quarter.',
    },
    json: { kind: 'flag', says: 'The figures as JSON.' },
  },
});
const GOAL_PER_SECOND = 60;
const PHONE = { width: 360, height: 740 };

const readConfig = async (code: string): Promise<MerchantConfig> => {
  const [found] = await loadMerchants(path.join(ROOT, 'merchants'), [code]);
  if (!found) throw new Error(`There is no merchant ${code}.`);
  return found.config;
};
const config = await readConfig(merchant);

interface Drawn extends Frames {
  kind: string;
  name: string;
}

const report = (line: string): void => void process.stderr.write(`${line}\n`);

const signIn = async (page: Page, origin: string): Promise<void> => {
  const { member } = await readDemoAccounts(path.join(ROOT, '.livery'));
  await page.goto(`${origin}/login`);
  const popup = page.getByRole('dialog');
  await popup.locator('input[name="username"]').fill(member.username);
  await popup.locator('input[name="password"]').fill(member.password);
  await popup.locator('button[type="submit"]').click();
  await popup.waitFor({ state: 'hidden' });
};

/** The game's own page within the site's. */
const gameFrame = async (page: Page) => {
  await page.frameLocator('iframe').locator('button').first().waitFor({ timeout: 60_000 });
  const handle = await page.locator('iframe').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error(`No game came at ${page.url()}.`);
  return frame;
};

const look = async (page: Page, origin: string, game: MovingGame): Promise<Drawn> => {
  const found = gameOfKind(game.kind, config);
  if (!found) throw new Error(`${merchant} offers no ${game.kind}.`);
  await page.goto(`${origin}/game/${found.nodeId}${found.freeTrial ? '?trial=1' : ''}`);
  const frame = await gameFrame(page);
  if (game.press) await frame.getByRole('button', { name: game.press, exact: true }).click();
  const frames = await countFrames(frame, game.movesMs);
  return { kind: game.kind, name: found.names.en, ...frames };
};

const run = async (browser: Browser, origin: string): Promise<Drawn[]> => {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('livery.announcementsClosed', 'A,B,F');
      localStorage.setItem('livery.language', 'en');
    } catch {
      // A page without an origin keeps nothing.
    }
  });
  const page = await context.newPage();
  await signIn(page, origin);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const drawn: Drawn[] = [];
  for (const game of movingGames) {
    const one = await look(page, origin, game);
    report(`  ${one.kind}: ${one.perSecond.toFixed(1)} frames/s`);
    drawn.push(one);
  }
  return drawn;
};

const { port, stop } = await runPlatform(ROOT);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const origin = `http://${merchant}.localhost:${port}`;
  report(
    `${origin}: games on ${PHONE.width} × ${PHONE.height} px, processor slowed ${slowdown} times`,
  );
  const drawn = await run(browser, origin);
  if (isJson) {
    process.stdout.write(`${JSON.stringify({ merchant, slowdown, games: drawn }, null, 2)}\n`);
  } else {
    process.stdout.write(
      `${'game'.padEnd(44)}frames/s (goal ${GOAL_PER_SECOND})   p95 of a frame   left out\n`,
    );
    for (const { kind, name, perSecond, p95Ms, lateShare } of drawn)
      process.stdout.write(
        `${`${kind}: ${name}`.padEnd(44)}${perSecond.toFixed(1).padStart(18)}${`${p95Ms.toFixed(1)} ms`.padStart(17)}${`${(lateShare * 100).toFixed(1)} %`.padStart(11)}\n`,
      );
  }
} finally {
  await browser.close();
  await stop();
}
