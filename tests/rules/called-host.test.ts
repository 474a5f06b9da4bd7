import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The one place that reads the host of a request: see its docstring. */
const PLACE = path.join('src', 'platform', 'base', 'http', 'called-host.ts');

/** Every other way to learn a host name from a request. */
const OTHER_WAYS =
  /\brequest\.(?:host|hostname|originalHost)\b|\{[^{}=]*\bhost(?:name)?\b[^{}=]*\}: FastifyRequest|headers(?:\.host\b|\[['"]host['"]\])|x-forwarded-host/i;

test('the host of a request is read in one place', () => {
  const sources = globSync('src/{platform,vendor}/**/*.ts').filter(
    (file) => file !== PLACE && !file.endsWith('.test.ts'),
  );
  expect(sources.length).toBeGreaterThan(300);

  const readers = sources.filter((file) => OTHER_WAYS.test(readFileSync(file, 'utf8')));

  expect(readers).toEqual([]);
});

test('what is looked for is what was there before', () => {
  expect('sites.find(request.hostname)').toMatch(OTHER_WAYS);
  expect('({ hostname, host, protocol }: FastifyRequest): string =>').toMatch(OTHER_WAYS);
  expect("call.headers['host'] ?? ''").toMatch(OTHER_WAYS);
});
