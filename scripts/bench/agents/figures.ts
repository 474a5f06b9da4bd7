import { rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { loadMerchants } from '#config/load-merchants.ts';
import type { DatePreset } from '#domain/date-presets.ts';
import { connect } from '#platform/base/database/connect.ts';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { FileAnswer } from '#platform/base/endpoints/file-answer.ts';
import {
  agentDownlineBetsFileHandler,
  agentDownlineBetsHandler,
} from '#platform/play/team-reports/list-bets.ts';
import { agentRevenueHandler } from '#platform/play/team-reports/list-revenue.ts';
import { agentStatementsHandler } from '#platform/play/team-reports/list-statements.ts';
import { agentDownlineTransactionsHandler } from '#platform/play/team-reports/list-transactions.ts';
import { agentTeamOverviewHandler } from '#platform/play/team-reports/team-overview.ts';
import { gatherTeams } from '#platform/play/teams/gather-teams.ts';
import { readTeamFigures } from '#platform/play/teams/read-team-figures.ts';
import { options } from './agents-options.ts';
import { asAgent, type Bench } from './as-agent.ts';
import { BETS_EACH, makeMonth } from './make-month.ts';
import { makeTree } from './make-tree.ts';
import { timed } from './timed.ts';
import { makeStateDir } from '../platform/make-state-dir.ts';

/*
 * npm run bench:agents -- --figures [--sizes 10000,100000,1000000]: a month of ten bets for each member, gathered, and what
 * agents read of it; for each size of the team, so that its growth is seen.
 */
const MERCHANTS = path.resolve(import.meta.dirname, '..', '..', '..', 'merchants');
const sizes = options.sizes ?? [10_000, 100_000];

type Figure = [what: string, value: string];

/** Everything from nothing, and then a quarter of a minute's worth on top. */
const gather = async (
  { opened, merchant, owner, tree }: Bench,
  members: number,
): Promise<Figure[]> => {
  const begun = performance.now();
  await gatherTeams(opened.database, merchant);
  const seconds = (performance.now() - begun) / 1000;
  const bets = members * BETS_EACH;
  const client = await owner.connect();
  await client.query('vacuum analyze');
  await client.query('set session_replication_role = replica');
  const few = Math.max(1, Math.round(bets / (30 * 24 * 240)));
  const step = await timed(async () => {
    await client.query(
      `insert into bet (merchant_id, member_id, vendor_code, transaction_id, game_type, currency, stake_minor, status,
          payout_minor, valid_minor, transfer_id, settled_at)
        select $1, $2 + floor(random() * $3), 'V1', gen_random_uuid(), 'RNG', 'USD', 1000, 'settled', 0, 1000, 0, clock_timestamp()
          from generate_series(1, $4::int)`,
      [tree.merchantId, tree.top, members, few],
    );
    await gatherTeams(opened.database, merchant, { until: new Date(Date.now() + 1) });
  });
  client.release();
  return [
    [`gathering ${bets} bets, s`, seconds.toFixed(1)],
    ['of which for one bet, µs', ((seconds * 1e6) / bets).toFixed(0)],
    [`15 s of the month, ${few} bets, with placing them`, step],
  ];
};

const page = { pageSize: 20, descending: true, language: undefined } as const;

/** What agents read, of the last 30 days. */
const reads = async (bench: Bench): Promise<Figure[]> => {
  const { top, branch, small, merchantId } = bench.tree;
  const figures: Figure[] = [];
  const days = { preset: 'last30' as DatePreset };
  const list = { ...days, ...page, exact: false };
  for (const [who, id] of [
    ['the top', top],
    ['a hundredth', branch],
    ['ten people', small],
  ] as const) {
    const agent = asAgent(bench, id);
    const add = async (what: string, work: () => Promise<unknown>) =>
      figures.push([`${what} of ${who}`, await timed(work)]);
    await add('overview', () => agentTeamOverviewHandler.run(days, agent));
    for (const by of ['downline', 'day'] as const)
      await add(`statement by ${by}`, () =>
        agentStatementsHandler.run({ ...days, ...page, by, sort: 'validBet' }, agent),
      );
    await add('revenue', () =>
      agentRevenueHandler.run({ ...days, ...page, sort: 'validBet' }, agent),
    );
    await add('transactions', () => agentDownlineTransactionsHandler.run(list, agent));
    await add('bets', () => agentDownlineBetsHandler.run(list, agent));
  }
  const hundred = Array.from({ length: 100 }, (_, place) => branch + place);
  const asked = { merchantId, agentIds: hundred, fromDay: '2026-01-01', toDay: '2099-01-01' };
  figures.push([
    'all figures of 100 agents at once',
    await timed(() => readTeamFigures(bench.opened.database, asked)),
  ]);
  return figures;
};

/** A day's bets of everybody as a file, and the memory that it takes. */
const file = async (bench: Bench): Promise<Figure> => {
  const begun = performance.now();
  const before = process.memoryUsage().rss;
  const input = { preset: 'yesterday' as DatePreset, descending: true, language: undefined };
  const answer = await agentDownlineBetsFileHandler.run(input, asAgent(bench, bench.tree.top));
  if (!(answer instanceof FileAnswer)) throw new Error('no file');
  let rows = -1;
  let most = before;
  for await (const part of answer.body) {
    rows += String(part).split('\r\n').length - 1;
    most = Math.max(most, process.memoryUsage().rss);
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  return [`a file of ${rows} bets`, `${seconds} s, +${((most - before) / 1e6).toFixed(0)} MB`];
};

const measureSize = async (members: number): Promise<Figure[]> => {
  const stateDir = await makeStateDir('bench-agents');
  const opened = await openDatabase(stateDir);
  const connection = await connect(opened.url, { connections: 1 });
  const owner = connection.pool;
  try {
    const [lotus] = await loadMerchants(MERCHANTS, ['lotus']);
    if (!lotus) throw new Error('lotus is gone');
    process.stderr.write(`Preparing a month of ${members} members…\n`);
    const tree = await makeTree(owner, members);
    await makeMonth(owner, tree, members);
    const merchant = { id: tree.merchantId, code: 'bench', config: lotus.config };
    const bench = { opened, owner, tree, merchant };
    return [...(await gather(bench, members)), ...(await reads(bench)), await file(bench)];
  } finally {
    await connection.close();
    await opened.close();
    await rm(stateDir, { recursive: true, force: true });
  }
};

/** Measures the gathering and the reports at each size, and prints how they grow. */
export const measure = async (): Promise<void> => {
  process.stdout.write(`${cpus().length} cores; ms (p50 / p99) where nothing else is said\n`);
  for (const members of sizes) {
    process.stdout.write(`\n${members} members\n`);
    for (const [what, value] of await measureSize(members))
      process.stdout.write(`  ${what.padEnd(52)}${value.padStart(18)}\n`);
  }
};
