import { expect, test } from 'vitest';
import { readOptions } from './read-options.ts';

const URL = 'postgres://postgres:secret@127.0.0.1:5432/postgres';

test('an address is enough', () => {
  expect(readOptions([URL])).toMatchObject({
    url: URL,
    workers: [],
    tests: [],
    wantsTests: true,
    isControl: false,
    priceSeconds: null,
    keeps: false,
  });
});

test('workers, shards and tests can be named', () => {
  const given = [
    '--worker',
    'one:5433',
    '--worker',
    '[::1]:5434',
    '--shards',
    '4',
    '--tests',
    'bets,ledger',
  ];

  expect(readOptions([URL, ...given])).toMatchObject({
    workers: [
      { host: 'one', port: 5433 },
      { host: '::1', port: 5434 },
    ],
    shards: 4,
    tests: ['bets', 'ledger'],
  });
});

test.each<[what: string, args: string[], said: string]>([
  ['no address', [], 'Name the address of the coordinator first.'],
  ['another kind of address', ['http://127.0.0.1'], 'begin with postgres://'],
  ['no address at all', ['nonsense'], 'begin with postgres://'],
  ['two of them', [URL, URL], 'One address is enough'],
  ['a worker without a port', [URL, '--worker', 'one'], 'HOST:PORT'],
  ['no shards', [URL, '--shards', '0'], '--shards takes a whole number'],
  ['an option that there is not', [URL, '--fast'], '--fast'],
])('%s is refused', (_what, args, said) => {
  expect(() => readOptions(args)).toThrow(said);
});
