import { rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { connect } from '#platform/base/database/connect.ts';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { BENCH_CODE, readBenchMerchants } from '../platform/bench-merchants.ts';
import { options } from './agents-options.ts';
import type { Bench } from './as-agent.ts';
import { checkFigures } from './check-figures.ts';
import { gatheredUntil, measureDays, measureSlots } from './contract-runs.ts';
import { makeContracts } from './make-contracts.ts';
import { makeFigures } from './make-figures.ts';
import { makeMonth } from './make-month.ts';
import { makeTree } from './make-tree.ts';
import { measurePages } from './proof-pages.ts';
import { type ProofFigure, printProof } from './print-proof.ts';
import { measureServer } from './server-memory.ts';
import { makeStateDir } from '../platform/make-state-dir.ts';

/*
 * npm run bench:agents -- --proof [--sizes 10000,100000,1000000] [--days 30]: what the issue of agents promises, of teams of each size: the
 * salaries of a day, a run in real time, the pages of the top agent, and the memory of a server. A month has ten bets for each
 * member. Figures of teams are generated; at the first size they are compared with what the job gathers.
 */
const sizes = options.sizes ?? [10_000, 100_000, 1_000_000];

/** Days of the month that are generated, as full as any: all of them, or the last for a shorter run. */
const { days } = options;

const CHECKED = 10_000;
const DAYS = 3;
const SLOTS = 5;
const HOUR_MS = 3_600_000;

const begun = performance.now();
const say = (what: string): void =>
  void process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(0)} s: ${what}\n`);

/** A brand with one team, a month of its bets, and contracts of everybody who has somebody below. */
const prepare = async (
  { opened, owner }: Pick<Bench, 'opened' | 'owner'>,
  members: number,
  until: Date,
): Promise<Bench> => {
  const { merchants } = await importMerchants(opened.database, await readBenchMerchants(), []);
  const [merchant] = merchants;
  if (!merchant) throw new Error(`${BENCH_CODE} is gone`);
  say(`preparing ${members} members`);
  const tree = await makeTree(owner, members, BENCH_CODE);
  await makeMonth(owner, tree, members, { until, days });
  say('their bets are there; the figures of teams');
  await makeFigures(owner, tree, { members, zone: merchant.config.timeZone, until });
  const bench = { opened, owner, tree, merchant };
  if (members <= CHECKED) {
    await checkFigures(owner, opened.database, merchant, until);
    say('they are what the job gathers');
  }
  await gatheredUntil(bench, until);
  const contracts = await makeContracts(bench);
  await owner.query('vacuum analyze');
  say(`${contracts} contracts`);
  return bench;
};

const measureSize = async (members: number): Promise<ProofFigure[]> => {
  const stateDir = await makeStateDir('bench-agents');
  const opened = await openDatabase(stateDir);
  const connection = await connect(opened.url, { connections: 1 });
  try {
    // What is settled later is the rounds in real time.
    const until = new Date(Date.now() - HOUR_MS);
    const bench = await prepare({ opened, owner: connection.pool }, members, until);
    const slot = await measureSlots(bench, members, { from: until, rounds: SLOTS });
    say(`${SLOTS} runs in real time, each ${slot.seconds.toFixed(2)} s`);
    const day = await measureDays(bench, DAYS);
    say(`${DAYS} days of daily salaries, each ${day.seconds.toFixed(2)} s`);
    const pages = await measurePages(bench);
    say('pages of the top agent');
    const server = await measureServer(bench, stateDir);
    say('a server');
    return [
      { what: 'a day of daily salaries, s', goal: 60, value: day.seconds },
      { what: '  processor seconds of it', value: day.processor },
      { what: '  bills of it', value: day.things },
      { what: 'a run in real time, s', goal: 2, value: slot.seconds },
      { what: '  processor seconds of it', value: slot.processor },
      { what: '  bills of it', value: slot.things },
      ...pages,
      { what: 'the most memory of a server, MB', goal: 500, value: server.bytes / 1e6 },
      { what: '  when it has started', value: server.atFirst / 1e6 },
      { what: '  calls a second meanwhile', value: server.perSecond },
    ];
  } finally {
    await connection.close();
    await opened.close();
    // For root the rows stand elsewhere, and they are gigabytes.
    await rm(stateDir, { recursive: true, force: true });
  }
};

/** Measures each size, and prints them beside each other. */
export const measure = async (): Promise<void> => {
  const bySize = new Map<number, ProofFigure[]>();
  for (const members of sizes) bySize.set(members, await measureSize(members));
  process.stdout.write(
    `${cpus().length} processors, shared with the database; the last ${days} days of a month\n`,
  );
  printProof(bySize);
};
