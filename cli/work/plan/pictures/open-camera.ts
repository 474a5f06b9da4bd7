import type { Page } from 'playwright';
import { findBrowser } from '../../../base/files/find-browser.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { serveFolder } from './serve-folder.ts';

/** Takes pictures of built sites. */
export interface Camera {
  /** @param folder of the site @param page a file in it @returns a PNG */
  take: (folder: string, page: string, mode: 'light' | 'dark') => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Of a page's picture: a small laptop's width, and as much height as a comment can use. */
const VIEWPORT = { width: 1024, height: 1400 };

const show = async (page: Page, url: string, mode: string): Promise<Buffer> => {
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(async (name) => {
    document.documentElement.dataset['mode'] = name;
    await document.fonts.ready;
  }, mode);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
};

/**
 * Starts the browser that the project's pictures are taken with. Pages are shown as they are
 * prerendered: no script runs, so that a picture depends on the site's files alone.
 *
 * @throws {InputError} when there is no browser or no Playwright
 */
export const openCamera = async (): Promise<Camera> => {
  const { program, flags } = await findBrowser();
  if (program === '')
    throw new InputError(
      'no Chromium was found for the pictures. Install one (Debian: apt-get install chromium), set LIVERY_CHROMIUM to its path, or leave out --pictures.',
    );
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath: program, args: flags });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  return {
    take: async (folder, name, mode) => {
      const site = await serveFolder(folder);
      const page = await context.newPage();
      try {
        return await show(page, `${site.url}/${name}`, mode);
      } finally {
        await page.close();
        await site.close();
      }
    },
    close: () => browser.close(),
  };
};
