import type { Page } from 'playwright';
import { expect } from './browser.ts';

/** Chooses one of a segmented control by pressing its words, once it has come to rest: its radio itself is out of sight. */
export const chooseSegment = async (page: Page, name: string): Promise<void> => {
  const radio = page.getByRole('radio', { name });
  await page.locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
};
