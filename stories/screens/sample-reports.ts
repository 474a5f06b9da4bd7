import { agentDownlineBets, agentDownlineTransactions } from '#api/agent-records.ts';
import { agentDownlines } from '#api/agents.ts';
import {
  agentRevenue,
  agentStatements,
  agentTeamOverview,
  type ReportFigures,
  type RevenueRow,
  type StatementRow,
} from '#api/agent-reports.ts';
import type { RecordedAnswers } from './recording.ts';
import { asAgent } from './sample-agent.ts';
import { betRows, betTotal, movements, movementTotal, sumBy } from './sample-team-records.ts';
import { answer, currencyIn, inDays } from './sample-answers.ts';

/** Figures of so many bets, as a lively team has them. */
const figures = (bets: number): ReportFigures => {
  const stakeMinor = bets * 12_450;
  const payoutMinor = Math.round(stakeMinor * (bets % 3 === 0 ? 1.04 : 0.93));
  const bonusMinor = bets * 110;
  const rebateMinor = bets * 45;
  const salaryMinor = bets * 12;
  const feeMinor = bets * 20;
  return {
    bets,
    stakeMinor,
    payoutMinor,
    validBetMinor: Math.round(stakeMinor * 0.97),
    bonusMinor,
    rebateMinor,
    salaryMinor,
    feeMinor,
    depositMinor: bets * 2150,
    withdrawalMinor: bets * 1480,
    firstDeposits: Math.round(bets / 240),
    registered: Math.round(bets / 120),
    profitMinor: payoutMinor - stakeMinor + bonusMinor + rebateMinor,
    baseMinor: stakeMinor - payoutMinor - bonusMinor - rebateMinor - salaryMinor - feeMinor,
  };
};

/** The sum of rows, figure by figure. */
const sumOf = (rows: readonly ReportFigures[]): ReportFigures => {
  const sum = { ...figures(0) };
  for (const name of Object.keys(sum) as (keyof ReportFigures)[])
    sum[name] = rows.reduce((total, row) => total + row[name], 0);
  return sum;
};

const dayOf = (days: number): string => inDays(days).slice(0, 10);

const BETS = [820, 911, 640, 1005, 1270, 987, 342];

const days = BETS.map((bets, place) => ({
  ...figures(bets),
  day: dayOf(place - 6),
  active: Math.round(bets / 9),
  allDownlines: 1460 + place * 5,
}));

const row = (memberId: number, bets: number, own: Partial<StatementRow>): StatementRow => ({
  ...figures(bets),
  row: 'downline',
  memberId,
  name: `account${memberId}`,
  kind: 'member',
  day: null,
  active: 1,
  ...own,
});

const downlines: StatementRow[] = [
  row(2, 4012, { name: 'aungmyint', kind: 'agent', active: 388 }),
  row(3, 1204, { name: 'chitsu', kind: 'subAgent', active: 96 }),
  row(7, 409, { name: 'partnerlinks', kind: 'affiliate', active: 40 }),
  row(4, 300, { name: 'hlaing77' }),
  row(0, 50, { row: 'former', memberId: null, name: null, kind: null, active: null }),
];

const dayRows: StatementRow[] = days.map(
  ({ active: _active, allDownlines: _all, day, ...own }) => ({
    ...own,
    row: 'day' as const,
    memberId: null,
    name: null,
    kind: null,
    active: null,
    day,
  }),
);

const game = (gameType: RevenueRow['gameType'], vendorName: string, count: number): RevenueRow => {
  const { stakeMinor, payoutMinor, validBetMinor } = figures(count);
  return {
    gameType,
    vassalage: vendorName.toUpperCase(),
    vendorName,
    bets: count,
    stakeMinor,
    payoutMinor,
    validBetMinor,
    revenueMinor: stakeMinor - payoutMinor,
  };
};

const games: RevenueRow[] = [
  game('RNG', 'Moonferry', 2804),
  game('LIVE', 'Opaltable', 1911),
  game('SPORTS', 'Northgoal', 1005),
  game('FISH', 'Tidewell', 255),
];

/** What every answer says of the days and of the part of the team. */
const branch = (recorded: RecordedAnswers, crumbs: object[] = []) => ({
  from: dayOf(-6),
  to: dayOf(0),
  timeZone: 'Asia/Yangon',
  currency: currencyIn(recorded),
  crumbs,
  countedUntil: inDays(0),
});

const overview = (rest: string) => `GET ${agentTeamOverview.path}?${rest}`;

const statements = (rest: string) => `GET ${agentStatements.path}?${rest}`;

const overviewOf = (recorded: RecordedAnswers, crumbs: object[] = []) =>
  answer({
    ...branch(recorded, crumbs),
    directDownlines: 6,
    allDownlines: 1490,
    active: 525,
    total: sumOf(days),
    incomeMinor: crumbs.length === 0 ? 812_400 : null,
    days,
  });

/** One page of a statement, which is all of it. */
const statementOf = (recorded: RecordedAnswers, items: StatementRow[]) =>
  answer({ ...branch(recorded), total: sumOf(items), rows: items.length, items, next: null });

const revenueOf = (recorded: RecordedAnswers) => {
  const total = {
    bets: sumBy(games, (each) => each.bets),
    stakeMinor: sumBy(games, ({ stakeMinor }) => stakeMinor),
    payoutMinor: sumBy(games, ({ payoutMinor }) => payoutMinor),
    validBetMinor: sumBy(games, ({ validBetMinor }) => validBetMinor),
    revenueMinor: sumBy(games, ({ revenueMinor }) => revenueMinor),
  };
  return answer({ ...branch(recorded), total, rows: games.length, items: games, next: null });
};

const listOf = (recorded: RecordedAnswers, total: object | null, items: object[]) =>
  answer({ ...branch(recorded), countedMost: 10_000, total, items, next: null });

const teams = { crumbs: [], total: 0, countedMost: 10_000, items: [], next: null };

const list = 'descending=true&pageSize=20&preset=last7';

/** An agent with a lively week of the team. */
export const reportAnswers = (recorded: RecordedAnswers): RecordedAnswers => ({
  ...asAgent(recorded, ['seeTeamSums', 'seeTeam', 'seeTeamMoney']),
  [overview('preset=last7')]: overviewOf(recorded),
  [overview('preset=last7&under=2')]: overviewOf(recorded, [{ memberId: 2, name: 'aungmyint' }]),
  [statements(`by=downline&${list}&sort=validBet`)]: statementOf(recorded, downlines),
  [statements(`by=day&${list}&sort=key`)]: statementOf(recorded, dayRows.toReversed()),
  [`GET ${agentRevenue.path}?${list}&sort=validBet`]: revenueOf(recorded),
  [`GET ${agentDownlineTransactions.path}?${list}`]: listOf(recorded, movementTotal, movements),
  [`GET ${agentDownlineBets.path}?${list}`]: listOf(recorded, betTotal, betRows),
  [`GET ${agentDownlineBets.path}?descending=true&pageSize=20&preset=last30`]: listOf(
    recorded,
    null,
    betRows,
  ),
  [`GET ${agentDownlines.path}?descending=true&pageSize=100&scope=direct&sort=teamSize`]:
    answer(teams),
});
