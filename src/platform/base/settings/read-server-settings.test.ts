import { expect, test } from 'vitest';
import { readServerSettings } from './read-server-settings.ts';

test('an option stands before its variable, and what is not set is left out', () => {
  const env = { LIVERY_HOST: '::', LIVERY_CONNECTIONS: '8', LIVERY_JOBS: '' };

  const settings = readServerSettings({ connections: '16', drainSeconds: '3' }, env);

  expect(settings).toEqual({ host: '::', connections: 16, drainMs: 3000 });
});

test('every value that cannot be is named with where it was written and what may be', () => {
  const env = { LIVERY_TRUSTED_PROXIES: '10.0.0.0/8, 10.0.0.300', LIVERY_STOP_SECONDS: '0' };

  const read = () => readServerSettings({ host: 'example.com', jobs: 'yes' }, env);

  expect(read).toThrow(
    [
      '--host is "example.com". Write an IPv4 or IPv6 address of this machine, or localhost.',
      'LIVERY_TRUSTED_PROXIES is "10.0.0.0/8, 10.0.0.300". 10.0.0.300 is no address and no network: write such as 10.0.0.7, 10.0.0.0/8 or fd00::/8, with a comma between.',
      '--jobs is "yes". Write on or off.',
      'LIVERY_STOP_SECONDS is "0". Write a whole number from 1 to 600.',
    ].join('\n'),
  );
});
