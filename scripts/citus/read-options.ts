import { parseArgs } from 'node:util';
import type { Node } from './check-cluster.ts';

export const USAGE = `npm run citus:conform -- <url> [--worker HOST:PORT] [--shards N] [--tests NAME,NAME] [--no-tests]
  [--control] [--price SECONDS] [--patience SECONDS] [--keep]

<url>        the coordinator, as a superuser, and a database without tables: postgres://postgres:…@127.0.0.1:5432/postgres.
             Nothing is made or changed in it: the run makes databases of its own beside it, on every node
--worker     a node that holds rows, reached with the name and the password of <url>; as often as there are nodes.
             Without it those that the database of <url> knows; where it knows none, the coordinator holds all rows
--shards     over how many shards brands are spread (8)
--tests      files of tests/platform, by name without .test.ts; all that use a database when left out
--no-tests   distributes alone
--control    spreads nothing: what fails in these databases, too, is not the engine's doing
--price      beside it, how much of the processors a bet takes here and in a database that is not spread: a round of so
             many seconds in each, in turns, three times; where all nodes are on this machine
--patience   how many seconds a test waits for what does not come (30)
--keep       leaves the databases and roles that were made

Leaves with 0 when everything was taken and every test passed, 1 when something was refused or failed, 2 when it
could not begin.
`;

export interface ConformOptions {
  url: string;
  workers: Node[];
  shards: number;
  tests: string[];
  wantsTests: boolean;
  isControl: boolean;
  /** Seconds of a round; null where no price is asked for. */
  priceSeconds: number | null;
  patienceSeconds: number;
  keeps: boolean;
}

const readWorker = (text: string): Node => {
  const [, host, port] = /^\[?([^\]]+)\]?:(\d+)$/.exec(text) ?? [];
  if (host === undefined || port === undefined)
    throw new Error(`Write a worker as HOST:PORT, not ${text}.`);
  return { host, port: Number(port) };
};

const readCount = (name: string, text: string): number => {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--${name} takes a whole number from 1 on, not ${text}.`);
  return count;
};

/**
 * Reads what was asked for.
 *
 * @throws with one sentence that says what is missing or wrong
 */
export const readOptions = (args: string[]): ConformOptions => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      worker: { type: 'string', multiple: true, default: [] },
      shards: { type: 'string', default: '8' },
      tests: { type: 'string', default: '' },
      'no-tests': { type: 'boolean', default: false },
      control: { type: 'boolean', default: false },
      price: { type: 'string' },
      patience: { type: 'string', default: '30' },
      keep: { type: 'boolean', default: false },
    },
  });
  const [url = '', ...more] = positionals;
  if (url === '') throw new Error('Name the address of the coordinator first.');
  if (!URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol))
    throw new Error('The address is to begin with postgres://.');
  if (more.length > 0) throw new Error(`One address is enough: what is ${more.join(' ')}?`);
  return {
    url,
    workers: values.worker.map(readWorker),
    shards: readCount('shards', values.shards),
    tests: values.tests.split(',').filter((name) => name !== ''),
    wantsTests: !values['no-tests'],
    isControl: values.control,
    priceSeconds: values.price === undefined ? null : readCount('price', values.price),
    patienceSeconds: readCount('patience', values.patience),
    keeps: values.keep,
  };
};
