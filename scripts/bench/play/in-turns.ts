import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { median, type PlayRound } from './play-figures.ts';

const READY = 'ready';

/** What one round came to, as one process tells another. */
interface Turn {
  betsPerSecond: number;
  p99Ms: number;
  serverMsPerBet: number;
  pgbenchPerSecond: number | null;
}

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

/** Takes a round for each line of the standard input, until it ends, and tells of each in one line. */
export const takeTurns = async (takeRound: () => Promise<PlayRound>): Promise<PlayRound[]> => {
  const taken: PlayRound[] = [];
  tell(READY);
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  while (!(await lines.next()).done) {
    const round = await takeRound();
    const { http, serverMsPerBet, own } = round;
    taken.push(round);
    const { perSecond: betsPerSecond, p99Ms } = http;
    const turn: Turn = { betsPerSecond, p99Ms, serverMsPerBet, pgbenchPerSecond: own };
    tell(JSON.stringify(turn));
  }
  return taken;
};

const SCRIPT = 'scripts/bench/play/bench-play.ts';

/** A checkout whose server waits for its turns. */
const openCheckout = async (folder: string, options: readonly string[]) => {
  const node = path.join(folder, 'node_modules/node/bin/node');
  if (!existsSync(node))
    throw new Error(`${folder} is no checkout with its packages: run npm ci in it.`);
  const child = spawn(node, [SCRIPT, '--turns', ...options], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const read = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`The benchmark of ${folder} ended: does it know --turns?`);
    return value;
  };
  if ((await read()) !== READY) throw new Error(`${folder} does not know --turns.`);
  return {
    takeTurn: async (): Promise<Turn> => {
      child.stdin.write('\n');
      return JSON.parse(await read()) as Turn;
    },
    close: (): void => void child.stdin.end(),
  };
};

const FIGURES: readonly [string, keyof Turn, number][] = [
  ['settled bets over HTTP, a second', 'betsPerSecond', 0],
  ['p99, ms', 'p99Ms', 0],
  ['the server’s own time for a bet, ms', 'serverMsPerBet', 3],
  ['the same function by pgbench, a second', 'pgbenchPerSecond', 0],
];

/**
 * Loads this checkout and another in turns, each beginning every second time, and prints the medians and
 * the median of what each round here was beside its neighbor there.
 */
export const compareCheckouts = async (
  folder: string,
  { rounds, options }: { rounds: number; options: readonly string[] },
): Promise<void> => {
  const there = await openCheckout(folder, options);
  const here = await openCheckout(path.resolve(import.meta.dirname, '../../..'), options);
  const pairs: { here: Turn; there: Turn }[] = [];
  for (let round = 0; round < rounds; round += 1)
    if (round % 2 === 0) pairs.push({ there: await there.takeTurn(), here: await here.takeTurn() });
    else pairs.push({ here: await here.takeTurn(), there: await there.takeTurn() });
  here.close();
  there.close();
  tell(`Medians of ${rounds} rounds in turns${' '.repeat(15)}there      here  here ÷ there`);
  for (const [what, name, digits] of FIGURES) {
    if (pairs.some((pair) => pair.here[name] === null || pair.there[name] === null)) continue;
    const of = (side: 'here' | 'there'): string =>
      median(pairs.map((pair) => pair[side][name] ?? 0)).toFixed(digits);
    const ratio = median(pairs.map((pair) => (pair.here[name] ?? 0) / (pair.there[name] ?? 1)));
    tell(
      `${what.padEnd(40)}${of('there').padStart(10)}${of('here').padStart(10)}${ratio.toFixed(3).padStart(14)}`,
    );
  }
};
