import { rm } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { lineOf } from '../../figures.ts';
import { findPgbench } from '../../platform/pgbench.ts';
import { moneyFigures } from './money-figures.ts';
import { openMoneyPlace, warmUp } from './money-place.ts';
import { type MoneyRound, takeRound } from './take-round.ts';
import { makeStateDir } from '../../platform/make-state-dir.ts';

const report = (line: string): void => void process.stderr.write(`${line}\n`);

/** What is asked for. */
interface MoneyOptions {
  /** 5 when left out. */
  rounds?: number | undefined;
  /** Of each figure. */
  seconds: number;
  connections: number;
  json: boolean;
}

/**
 * Measures the way of money: postings and bets over HTTP, each beside pgbench with the same function, from few and many
 * connections, over one server and two, in turns; prints the medians of all rounds with their goals. Clients, servers and
 * the database share this machine.
 */
export const benchMoney = async ({
  rounds = 5,
  seconds,
  connections,
  json,
}: MoneyOptions): Promise<void> => {
  const pgbench = findPgbench();
  if (!pgbench) throw new Error('pgbench is not installed: it comes with PostgreSQL.');
  const stateDir = await makeStateDir('bench-money');
  const opened = await openDatabase(stateDir);
  const taken: MoneyRound[] = [];
  try {
    report('Preparing a database, two servers and their players…');
    const place = await openMoneyPlace(opened, stateDir);
    try {
      await warmUp(place);
      for (let round = 1; round <= rounds; round += 1) {
        taken.push(await takeRound(place, { seconds, connections, pgbench }));
        report(`Round ${round} of ${rounds}`);
      }
    } finally {
      await Promise.all([place.one.stop(), place.two.stop()]);
    }
  } finally {
    await opened.close();
    await rm(stateDir, { recursive: true, force: true });
  }
  const figures = moneyFigures(taken);
  if (json) {
    process.stdout.write(`${JSON.stringify({ figures, rounds: taken }, null, 2)}\n`);
    return;
  }
  process.stdout.write(
    `Medians of ${rounds} rounds of ${seconds} s, ${connections} connections, ${cpus().length} processors, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
  );
  for (const figure of figures) process.stdout.write(`${lineOf(figure)}\n`);
};
