import { expect, test } from 'vitest';

import { appsOf, kindForDevice } from './apps.ts';

test('only what the brand offers is shown, iOS first', () => {
  expect(
    appsOf({
      resources: { LITEAPP: { url: '/lite.apk' }, MOBILECONFIG: { url: '/app.mobileconfig' } },
    }),
  ).toEqual([
    { kind: 'ios', url: '/app.mobileconfig' },
    { kind: 'lite', url: '/lite.apk' },
  ]);
  expect(appsOf({ resources: {} })).toEqual([]);
});

test('the device decides which comes first', () => {
  expect(kindForDevice('Mozilla/5.0 (Linux; Android 14)', 5)).toBe('android');
  expect(kindForDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 5)).toBe('ios');
  expect(kindForDevice('Mozilla/5.0 (Macintosh; Intel Mac OS X)', 5)).toBe('ios');
  expect(kindForDevice('Mozilla/5.0 (Macintosh; Intel Mac OS X)', 0)).toBeNull();
  expect(kindForDevice('Mozilla/5.0 (X11; Linux x86_64)', 0)).toBeNull();
});
