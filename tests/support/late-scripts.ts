import type { BrowserContext } from 'playwright';

/**
 * The most ms by which each script of a site comes late, drawn for each: what a slow line and a busy
 * machine do to the order of things. 0 when left out. A test that fails with it acts on a page of which
 * a part is not there yet.
 */
const LATEST_MS = Number(process.env['LIVERY_LATE_SCRIPTS'] ?? 0);

/** Lets each script of a visit come late, where the run asks for it. */
export const delayScripts = async (context: BrowserContext): Promise<void> => {
  if (LATEST_MS === 0) return;
  await context.route(/\.js(\?|$)/, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, Math.random() * LATEST_MS);
    });
    // The page may be gone by then.
    await route.fallback().catch(() => undefined);
  });
};
