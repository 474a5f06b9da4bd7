import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './is-unavailable.ts';

const coded = (code: string) => Object.assign(new Error('said'), { code });

const network = (code: string) => Object.assign(coded(code), { syscall: 'connect' });

test.each([
  network('ECONNREFUSED'),
  network('ECONNRESET'),
  Object.assign(new AggregateError([network('ECONNREFUSED')]), { code: 'ECONNREFUSED' }),
  coded('57P01'),
  coded('57P02'),
  coded('57P03'),
  coded('08006'),
  coded('53300'),
  coded('53100'),
  coded('25006'),
  coded('25P03'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Client has encountered a connection error and is not queryable'),
])('%s is of a database that is away', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  coded('23505'),
  coded('57014'),
  coded('28P01'),
  network('ENOENT'),
  // A visitor who has hung up.
  coded('ECONNRESET'),
  new Error('Connection is a word of ours'),
  // A call of somebody else: its own fault is within.
  new TypeError('fetch failed', { cause: network('ECONNREFUSED') }),
  'ECONNREFUSED',
  null,
])('%s is a fault of another kind', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
