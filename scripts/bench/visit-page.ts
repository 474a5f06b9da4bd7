import type { Browser, CDPSession, Page } from 'playwright';

/** What one first visit of a page cost. */
export interface Visit {
  /** Largest Contentful Paint, milliseconds from the start of the navigation. */
  lcpMs: number;
  /** Cumulative Layout Shift, without a unit; until the page has settled. */
  cls: number;
  /** Bytes on the wire that the page asked for. */
  scriptBytes: number;
  styleBytes: number;
  totalBytes: number;
}

/** Slow 4G as the issue fixes it: 1.6 Mbps down, 750 kbps up, 150 ms, and a CPU four times as slow. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** A phone of the smallest width that the site is made for. */
const PHONE = { width: 360, height: 740 };

/** After all has loaded: fonts are swapped in and the first data has come. The network never rests,
 * because the page listens to the platform's events. */
const SETTLED_MS = 6000;

/** Keeps what the browser tells of paints and shifts, from the page's very start. */
const observe = (): void => {
  const seen = { lcpMs: 0, cls: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcpMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) seen.cls += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Adds up what comes over the wire, by kind. */
const countBytes = (session: CDPSession) => {
  const kinds = new Map<string, string>();
  const bytes = { Script: 0, Stylesheet: 0, all: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    bytes.all += encodedDataLength;
    if (kind === 'Script' || kind === 'Stylesheet') bytes[kind] += encodedDataLength;
  });
  return bytes;
};

const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page.waitForTimeout(SETTLED_MS);
};

/**
 * Visits a page for the first time: nothing is kept, the network and the processor are slowed.
 *
 * @param url with the merchant's host name
 */
export const visitPage = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const bytes = countBytes(session);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await settle(page);
    const { lcpMs, cls } = await page.evaluate(
      () => (globalThis as unknown as { seen: { lcpMs: number; cls: number } }).seen,
    );
    return {
      lcpMs,
      cls,
      scriptBytes: bytes.Script,
      styleBytes: bytes.Stylesheet,
      totalBytes: bytes.all,
    };
  } finally {
    await context.close();
  }
};
