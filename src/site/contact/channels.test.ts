import { expect, test } from 'vitest';

import { channels } from './channels.ts';

test('every address is named once, the one that answers first', () => {
  const resources = {
    CUSTOMERSERVICE1: { url: 'https://example.com/chat' },
    FACEBOOK: { url: 'https://facebook.com/brand' },
    YOUTUBE: { url: 'https://youtube.com/brand' },
  };

  const found = channels({ resources });

  expect(found.map(({ id }) => id)).toEqual(['CUSTOMERSERVICE1', 'FACEBOOK', 'YouTube']);
  expect(found[0]?.name).toBeNull();
});

test('a brand without any has none', () => expect(channels({ resources: {} })).toEqual([]));
