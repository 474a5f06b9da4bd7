import { expect, test } from 'vitest';

import { deviceOf, hasApp } from './guides.ts';

test('a device is told by what its browser says', () => {
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15)', 5)).toBe('android');
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', 5)).toBe('ios');
  expect(deviceOf('Mozilla/5.0 (Macintosh; Intel Mac OS X)', 5)).toBe('ios');
  expect(deviceOf('Mozilla/5.0 (Macintosh; Intel Mac OS X)', 0)).toBe('computer');
});

test('only the applications that a brand has are explained', () => {
  const settings = { resources: { Android: { url: 'https://example.com/app.apk' } } };

  expect(hasApp('android', settings)).toBe(true);
  expect(hasApp('ios', settings)).toBe(false);
  expect(hasApp('computer', settings)).toBe(false);
});
