import { expect, test } from 'vitest';
import { readableUrl } from './readable-url.ts';

test.each([
  ['/', '/'],
  ['/promotions?a=%', '/promotions?a=%'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/%00', '/%00'],
  ['/%', '/%25'],
  ['/%zz?x=%41', '/%25zz?x=%41'],
  ['/%c0%ae%41', '/%25c0%25ae%2541'],
])('%s is read as %s', (url, read) => {
  expect(readableUrl({ url })).toBe(read);
});
