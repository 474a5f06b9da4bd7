import { expect, test } from 'vitest';
import { arePushKeys } from './push-keys.ts';
import { isPushAddress, makeVapidKeys, readPushSettings } from './vapid.ts';

const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test('a key that is on no curve is none', () => {
  expect(arePushKeys(keys)).toBe(true);
  expect(arePushKeys({ ...keys, p256dh: `BA${'A'.repeat(85)}` })).toBe(false);
  expect(arePushKeys({ ...keys, auth: 'short' })).toBe(false);
});

const hosts = ['push.example', '*.notify.example'];

test.each(['https://push.example/a', 'https://wns.notify.example/?token=1'])(
  'a message may go to %s',
  (address) => expect(isPushAddress(address, hosts)).toBe(true),
);

test.each([
  'http://push.example/a',
  'https://push.example:8443/a',
  'https://user@push.example/a',
  'https://push.example.evil.example/a',
  'https://notify.example.evil/a',
  'https://evilnotify.example/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://169.254.169.254/latest',
  'https://localhost/a',
  'no address',
])('a message never goes to %s', (address) => expect(isPushAddress(address, hosts)).toBe(false));

test('keys that are no pair, and a sender nobody can reach, are named at the start', () => {
  const { publicKey, privateKey } = makeVapidKeys();
  const env = { LIVERY_VAPID_PUBLIC_KEY: publicKey, LIVERY_VAPID_PRIVATE_KEY: privateKey };

  expect(readPushSettings({})).toBeNull();
  expect(readPushSettings({ ...env, LIVERY_VAPID_SUBJECT: 'mailto:a@b.example' })?.hosts).toContain(
    'fcm.googleapis.com',
  );
  expect(() => readPushSettings(env)).toThrow('LIVERY_VAPID_SUBJECT');
  expect(() =>
    readPushSettings({ ...env, LIVERY_VAPID_PUBLIC_KEY: makeVapidKeys().publicKey }),
  ).toThrow('no pair');
});
