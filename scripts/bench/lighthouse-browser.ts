import { type Browser, chromium } from 'playwright';
import { chromiumFlags } from '../setup/chromium-flags.ts';
import { findChromium } from '../setup/find-chromium.ts';
import { freePort } from '../setup/run-platform.ts';

/**
 * A browser for Lighthouse in which each site stands under its own name, so that its canonical addresses
 * are those of its pages.
 *
 * @param sitesPort where the sites are served
 * @returns the browser, and the port by which Lighthouse drives it
 */
export const openLighthouseBrowser = async (
  sitesPort: number,
): Promise<{ browser: Browser; debugPort: number }> => {
  const debugPort = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumFlags,
      `--remote-debugging-port=${debugPort}`,
      `--host-resolver-rules=MAP *.example 127.0.0.1:${sitesPort}`,
    ],
  });
  return { browser, debugPort };
};
