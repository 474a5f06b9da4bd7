import type { Page } from 'playwright';
import { addressOf, expect, journeys, newContext, whenAlive } from '../support/browser.ts';

/** Cumulative Layout Shift that a home page may have, without a unit; web.dev calls up to 0.1 good. */
const MAX_SHIFT = 0.02;

/** Adds up what moves without anybody's doing, from the page's very start. */
const watchShifts = (): void => {
  Object.assign(globalThis, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!(entry as PerformanceEntry & { hadRecentInput: boolean }).hadRecentInput)
        (globalThis as { shifted?: number }).shifted! += (
          entry as PerformanceEntry & { value: number }
        ).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Whatever moves has moved after two frames. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

journeys(['shwe', 'northlight', 'volt', 'oasis'])(
  'the home page of %s does not jump, whichever of its style sheets comes first',
  async (code, { browser }) => {
    const context = await newContext(browser, {
      baseURL: addressOf(code),
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    // Each style sheet is held until what came before it is drawn.
    let drawn = Promise.resolve();
    let sheets = 0;
    await page.route('**/*.css', async (route) => {
      sheets += 1;
      const before = drawn;
      const isDrawn = Promise.withResolvers<void>();
      drawn = isDrawn.promise;
      await before;
      await route.continue();
      await twoFrames(page);
      isDrawn.resolve();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await page.waitForLoadState('load');
    // What is fetched after the page is alive brings sheets of its own.
    await expect.poll(() => sheets).toBeGreaterThan(1);
    for (let seen = 0; seen < sheets;) {
      seen = sheets;
      await drawn;
      await twoFrames(page);
    }

    const shifted = await page.evaluate(() => (globalThis as { shifted?: number }).shifted);
    expect(shifted).toBeLessThan(MAX_SHIFT);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  },
);
