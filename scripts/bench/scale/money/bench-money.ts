import { rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { type Figure, lineOf } from '../../figures.ts';
import { findPgbench } from '../../platform/pgbench.ts';
import { callFigures, moneyFigures } from './money-figures.ts';
import { type MoneyPlace, openMoneyPlace, warmUp } from './money-place.ts';
import {
  type CallsRound,
  type MoneyRound,
  type RoundOptions,
  takeCallsRound,
  takeRound,
} from './take-round.ts';
import { makeStateDir } from '../../platform/make-state-dir.ts';

const report = (line: string): void => void process.stderr.write(`${line}\n`);

/** What is asked for. */
interface MoneyOptions {
  /** 5 when left out. */
  rounds?: number | undefined;
  /** Of each figure. */
  seconds: number;
  connections: number;
  /** Other calls that are measured instead, by name, or `all`; none: the usual ones. */
  calls: readonly string[];
  json: boolean;
}

/** The rounds as they were taken, and what they come to. */
interface Measured {
  rounds: readonly (MoneyRound | CallsRound)[];
  figures: readonly Figure[];
}

const takeRounds = async (
  place: MoneyPlace,
  rounds: number,
  options: RoundOptions,
): Promise<Measured> => {
  const { more } = place;
  const inTurn = async <Round>(take: () => Promise<Round>): Promise<Round[]> => {
    const taken: Round[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      taken.push(await take());
      report(`Round ${round} of ${rounds}`);
    }
    return taken;
  };
  if (more.length === 0) {
    const taken = await inTurn(() => takeRound(place, options));
    return { rounds: taken, figures: moneyFigures(taken) };
  }
  const taken = await inTurn(() => takeCallsRound(place, more, options));
  const whatOf = new Map(more.map(({ name, what }) => [name, what]));
  return { rounds: taken, figures: callFigures(taken, whatOf) };
};

/**
 * Measures the way of money: postings and bets over HTTP, each beside pgbench with the same function, from few and many
 * connections, over one server and two, in turns; prints the medians of all rounds with their goals. Clients, servers and
 * the database share this machine.
 */
export const benchMoney = async ({
  rounds = 5,
  seconds,
  connections,
  calls,
  json,
}: MoneyOptions): Promise<void> => {
  const pgbench = findPgbench();
  if (!pgbench) throw new Error('pgbench is not installed: it comes with PostgreSQL.');
  const stateDir = await makeStateDir('bench-money');
  const opened = await openDatabase(stateDir);
  let measured: Measured;
  try {
    report('Preparing a database, two servers and their players…');
    const place = await openMoneyPlace(opened, stateDir, calls);
    try {
      await warmUp(place);
      measured = await takeRounds(place, rounds, { seconds, connections, pgbench });
    } finally {
      await Promise.all([place.one.stop(), place.two.stop()]);
    }
  } finally {
    await opened.close();
    await rm(stateDir, { recursive: true, force: true });
  }
  const { figures } = measured;
  if (json) {
    process.stdout.write(`${JSON.stringify(measured, null, 2)}\n`);
    return;
  }
  process.stdout.write(
    `Medians of ${rounds} rounds of ${seconds} s, ${connections} connections, ${cpus().length} processors, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
  );
  for (const figure of figures) process.stdout.write(`${lineOf(figure)}\n`);
};
