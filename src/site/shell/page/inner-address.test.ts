import { expect, test } from 'vitest';

import { innerAddress } from './inner-address.ts';

const origin = 'https://shwe.example';

const of = (written: string, more = {}) =>
  innerAddress(
    {
      written,
      address: new URL(written, `${origin}/promotions`),
      target: '',
      isDownload: false,
      ...more,
    },
    origin,
  );

test('a page of the site is followed without loading it anew', () => {
  expect(of('/promotions#first')).toBe('/promotions#first');
  expect(of('/?category=LIVE#games')).toBe('/?category=LIVE#games');
  expect(of('https://shwe.example/down')).toBe('/down');
});

test('everything else is the browser’s', () => {
  expect(of('https://volt.example/')).toBeNull();
  expect(of('tel:+95123')).toBeNull();
  expect(of('#content')).toBeNull();
  expect(of('/down', { target: '_blank' })).toBeNull();
  expect(of('/app.apk', { isDownload: true })).toBeNull();
});
