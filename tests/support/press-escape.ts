import type { Page } from 'playwright';

/** What takes the focus when it opens, and closes by Escape. */
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Presses Escape once what is open has the focus. On a slow machine it is seen before that, and a key goes to the page
 * below it.
 */
export const pressEscape = async (page: Page): Promise<void> => {
  await page.waitForFunction((open) => Boolean(document.activeElement?.closest(open)), OPEN, {
    timeout: 90_000,
  });
  await page.keyboard.press('Escape');
};
