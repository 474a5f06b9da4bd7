import { expect, test } from 'vitest';

import { contactLinks } from './footer-links.ts';

test('only contacts with an address are shown, in the order of the specification', () => {
  const resources = {
    TIKTOK: { url: 'https://tiktok.example/brand' },
    FACEBOOK: { url: 'https://facebook.example/brand' },
    YOUTUBE: { url: '' },
    TELEGRAM: { url: 'https://t.example/brand' },
  };

  expect(contactLinks({ resources }).map(({ name }) => name)).toEqual(['Facebook', 'TikTok']);
});
