import { inject } from 'vitest';
import { gameTypes } from '#domain/game-types.ts';
import { expect, test } from '../support/browser.ts';
import { say, sayMy } from '../support/site-words.ts';

test('the home page can be read without JavaScript', async ({ visit }) => {
  const page = await visit('shwe', { javaScript: false });
  await expect(page.locator('html')).toHaveAttribute('lang', 'my');
});
