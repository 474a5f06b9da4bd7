import { expect, test } from 'vitest';
import { readNatsSettings } from './nats-settings.ts';

const read = (url: string, more: Record<string, string> = {}) =>
  readNatsSettings({ LIVERY_NATS_URL: url, ...more });

test('an address says where NATS is, who signs in and whether by TLS', () => {
  expect(readNatsSettings({})).toBeNull();
  expect(read('nats://nats.internal')).toEqual({
    servers: ['nats.internal:4222'],
    isEncrypted: false,
    ca: null,
    login: null,
  });
  expect(read('nats://[::1]:4333')).toMatchObject({ servers: ['[::1]:4333'] });
  expect(read('tls://a%40b:p%2Fq@one:1,tls://two:2')).toMatchObject({
    servers: ['one:1', 'two:2'],
    isEncrypted: true,
    login: { user: 'a@b', password: 'p/q' },
  });
  expect(read('nats://to%2Bken@one')).toMatchObject({ login: { token: 'to+ken' } });
  const ca = '-----BEGIN CERTIFICATE-----\nMII\n-----END CERTIFICATE-----';
  expect(read('nats://one', { LIVERY_NATS_CA: ca })).toMatchObject({ isEncrypted: true, ca });
});

test.each([
  ['one:4222', 'a secret'],
  ['http://u:a-secret@one', 'a-secret'],
  ['nats://', 'a secret'],
  ['nats://u:a-secret@one/path', 'a-secret'],
  ['nats://u%zz:a-secret@one', 'a-secret'],
  ['nats://one,,nats://u:a-secret@two', 'a-secret'],
])('%s is refused, and what it holds is not shown', (url, secret) => {
  const error = (() => {
    try {
      return read(url);
    } catch (caught) {
      return caught as Error;
    }
  })();

  expect(error).toMatchObject({ code: 'invalid_setting' });
  const { message } = error as Error;
  expect(message).toMatch(/^LIVERY_NATS_URL is no address such as nats:/);
  expect(message).not.toContain(secret);
});

test('credentials and certificates that are none are refused, and not shown', () => {
  expect(() => read('nats://one', { LIVERY_NATS_CREDENTIALS: 'SUAKEY' })).toThrow(
    'LIVERY_NATS_CREDENTIALS is no credentials file of NATS.',
  );
  expect(() => read('nats://one', { LIVERY_NATS_CREDENTIALS: 'SUAKEY' })).not.toThrow('SUAKEY');
  expect(() => read('nats://one', { LIVERY_NATS_CA: '/etc/ca.pem' })).toThrow(
    'LIVERY_NATS_CA is no certificate.',
  );
});
