import { expect } from 'vitest';
import { agentContracts, answerContract, offerContract } from '#api/contracts.ts';
import type { ContractKind, ContractTerms } from '#domain/agents/contract-terms.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';
import { gatherTeams } from '#platform/play/teams/gather-teams.ts';
import { openMerchant, playRound } from './money.ts';
import { findUnsoundBooks } from './members.ts';
import { openTeamPerson, type TeamPerson } from './agents.ts';
import { withClient } from './database-template.ts';
import { buildMerchant, type TestMerchant } from './merchant.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { startTestPlatform, type TestPlatform } from './platform.ts';

/** One tier that asks for nothing. */
export const flat = (rateMillis: number): ContractTerms => [
  { rateMillis, fromMinor: 0, activeMembers: 0 },
];

/** Offers a contract and accepts it; it begins with the next period. */
export const agree = async (
  platform: TestPlatform,
  {
    upline,
    agent,
    kind,
    terms,
  }: { upline: TeamPerson; agent: TeamPerson; kind: ContractKind; terms: ContractTerms },
): Promise<number> => {
  const offered = await platform.call(upline, offerContract, {
    memberId: agent.memberId,
    kind,
    terms: [...terms],
    requestId: crypto.randomUUID(),
  });
  if (!offered.ok) throw new Error(offered.refusal);
  const { contractId } = offered.value;
  const answered = await platform.call(agent, answerContract, { contractId, answer: 'accept' });
  if (!answered.ok) throw new Error(answered.refusal);
  return contractId;
};

/** The contracts that somebody has, the newest first. */
export const contractsOf = async (platform: TestPlatform, person: TeamPerson) => {
  const list = await platform.call(person, agentContracts, { side: 'had', pageSize: 100 });
  if (!list.ok) throw new Error(list.refusal);
  return list.value.items;
};

/**
 * Lets all contracts of a brand that were accepted have begun long ago, and their kinds be settled
 * until a moment: no test waits for a period to end.
 */
export const beginEarlier = async (
  { database }: Pick<TestPlatform, 'database'>,
  { id }: Pick<Merchant, 'id'>,
  at: Date,
): Promise<void> => {
  await sql`update agent_contract set starts_at = ${at}::timestamptz - interval '400 days', state = 'ACTIVE',
      seen_minor = 0
    where merchant_id = ${id} and state = 'ACCEPTED'`.execute(database);
  await sql`insert into contract_run (merchant_id, kind, settled_until)
    select ${id}, kind, ${at} from unnest(array['dividend', 'daily', 'hourly', 'realtime']) kind
    on conflict (merchant_id, kind) do update set settled_until = excluded.settled_until`.execute(
    database,
  );
};

/** Lets nothing but dividends be settled of the past: weeks of it are thousands of hours. */
export const skipSalaries = async (
  { database }: Pick<TestPlatform, 'database'>,
  { id }: Pick<Merchant, 'id'>,
): Promise<void> => {
  await sql`update contract_run set settled_until = date_trunc('day', now(), 'UTC')
    where merchant_id = ${id} and kind <> 'dividend'`.execute(database);
};

/** Plays a round that ended at a moment of the past. */
export const playAt = async (
  { database }: Pick<TestPlatform, 'database'>,
  merchant: Merchant,
  memberId: number,
  { at, ...round }: { at: Date; stakeMinor: number; payoutMinor: number },
): Promise<string> => {
  const transactionId = await playRound(database, merchant, memberId, round);
  await sql`update bet set settled_at = ${at} where merchant_id = ${merchant.id} and member_id = ${memberId}
    and transaction_id = ${transactionId}`.execute(database);
  return transactionId;
};

/** Gathers the figures up to a moment, and settles and pays what is over then. */
export const settleUntil = async (
  { database }: Pick<TestPlatform, 'database'>,
  merchant: Merchant,
  until: Date,
): Promise<void> => {
  await gatherTeams(database, merchant, { until });
  await runContracts(database, merchant);
};

export const HOUR_MS = 3_600_000;

/** The beginning of the day before yesterday, in UTC: moments of these tests lie in it or later. */
export const DAY = new Date(Math.floor(Date.now() / (24 * HOUR_MS)) * 24 * HOUR_MS - 48 * HOUR_MS);

/** So many hours after the beginning of `DAY`. */
export const atHour = (hours: number): Date => new Date(DAY.getTime() + hours * HOUR_MS);

/** The Monday, in UTC as the brands are, of the week that lies some weeks before that of a midnight. */
export const mondayBefore = (midnight: Date, weeks: number): Date => {
  const days = ((midnight.getUTCDay() + 6) % 7) + 7 * weeks;
  return new Date(midnight.getTime() - days * 24 * HOUR_MS);
};

/** The midnight that today began with, in UTC. */
export const todaysMidnight = (): Date =>
  new Date(Math.floor(Date.now() / (24 * HOUR_MS)) * 24 * HOUR_MS);

const free = { fromMinor: 0, activeMembers: 0 };

/** A brand whose masters have 40 % dividends by the week and 0.5 % of each kind of salary. */
export const contractBrand = (code: string): TestMerchant =>
  buildMerchant(code, {
    flags: { AGENTPOLICY3: true },
    timeZone: 'UTC',
    agents: {
      contracts: {
        dividend: { period: 'weekly', tiers: [{ ratePercent: 40, ...free }] },
        daily: { tiers: [{ ratePercent: 0.5, ...free }] },
        hourly: { tiers: [{ ratePercent: 0.5, ...free }] },
        realtime: { ratePercent: 0.5 },
      },
    },
  });

/** Makes the tree of a brand as old as its contracts, and lets the house’s contracts have begun. */
export const settleIn = async (
  platform: TestPlatform,
  merchant: Merchant,
  from: Date,
): Promise<void> => {
  // Written by its triggers alone, and by its owner.
  await withClient(platform.databaseUrl, (client) =>
    client.query(
      `update downline set since = since - interval '400 days' where merchant_id = ${merchant.id}`,
    ),
  );
  await runContracts(platform.database, merchant);
  await beginEarlier(platform, merchant, from);
};

/** The bills of a brand of one kind, the first first. */
export const billsOf = async (
  { database }: Pick<TestPlatform, 'database'>,
  { id }: Pick<Merchant, 'id'>,
  kind: ContractKind,
) => {
  const { rows } = await sql<{
    agentId: number;
    figureMinor: number;
    dueMinor: number;
    paidMinor: number;
    owedOutMinor: number;
    state: string;
  }>`select agent_id, figure_minor, due_minor, paid_minor, owed_out_minor, state from contract_bill
    where merchant_id = ${id} and kind = ${kind} order by id`.execute(database);
  return rows;
};

/** What somebody was paid by contracts of one kind. */
export const paidBy = async (
  platform: Pick<TestPlatform, 'database'>,
  merchant: Merchant,
  { memberId }: Pick<TeamPerson, 'memberId'>,
  kind: ContractKind,
): Promise<number> =>
  (await billsOf(platform, merchant, kind))
    .filter(({ agentId }) => agentId === memberId)
    .reduce((sum, { paidMinor }) => sum + paidMinor, 0);

/** The payment password of a line’s agents. */
export const LINE_PIN = '482913';

/** A master, two agents below each other, and who plays. */
export const openContractLine = async (
  platform: TestPlatform,
  code: string,
  rest: { cashMinor?: number } = {},
) => {
  const paymentPasswordHash = await hashPassword(LINE_PIN);
  const own = { code, paymentPasswordHash, ...rest };
  const master = await openTeamPerson(platform, { type: 1, ...own });
  const agent = await openTeamPerson(platform, { type: 2, under: master, ...own });
  const sub = await openTeamPerson(platform, { type: 2, code, under: agent });
  const player = await openTeamPerson(platform, { code, under: sub, cashMinor: 100_000_000 });
  return { master, agent, sub, player };
};

/** The templates of what somebody was told in the inbox. */
export const toldTo = async (
  { database }: Pick<TestPlatform, 'database'>,
  { merchantId, memberId }: Pick<TeamPerson, 'merchantId' | 'memberId'>,
): Promise<string[]> => {
  const { rows } = await sql<{ template: string }>`select template from inbox_message
    where merchant_id = ${merchantId} and member_id = ${memberId} order by id`.execute(database);
  return rows.map(({ template }) => template);
};

/** A brand whose masters have 40 % dividends and 0.1 % of a day, and nothing by the hour. */
export const lineBrand = (code: string): TestMerchant =>
  buildMerchant(code, {
    flags: { AGENTPOLICY3: true },
    agents: {
      contracts: {
        dividend: { tiers: [{ ratePercent: 40, ...free }] },
        daily: { tiers: [{ ratePercent: 0.1, ...free }] },
        hourly: { enabled: false },
      },
    },
  });

/** A line of agents: each below the one before, the first a master. */
export const openAgentLine = async (
  platform: TestPlatform,
  length: number,
): Promise<TeamPerson[]> => {
  const line: TeamPerson[] = [];
  for (let at = 0; at < length; at += 1) {
    const under = line.at(-1);
    line.push(await openTeamPerson(platform, { type: at === 0 ? 1 : 2, ...(under && { under }) }));
  }
  return line;
};

/** Lets the clock do to a brand's contracts what it would do when the next period has begun. */
export const passPeriod = async (
  { database }: Pick<TestPlatform, 'database'>,
  { id }: Pick<Merchant, 'id'>,
): Promise<void> => {
  const earlier = sql`interval '40 days'`;
  await sql`update agent_contract set starts_at = starts_at - ${earlier}, ends_at = ends_at - ${earlier}
    where merchant_id = ${id}`.execute(database);
  await sql`select step_contracts(${id})`.execute(database);
};

/** A platform without its jobs with brands of contracts, and who each brand is; closing it proves the books. */
export const startContractBrands = async (codes: readonly string[]) => {
  const brands = codes.map(contractBrand);
  const platform = await startTestPlatform(brands, { jobs: false });
  const merchants = new Map<string, Merchant>();
  for (const each of brands) merchants.set(each.code, await openMerchant(platform.database, each));
  const merchantOf = (code: string): Merchant => {
    const found = merchants.get(code);
    if (!found) throw new Error(code);
    return found;
  };
  const close = async (): Promise<void> => {
    expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
    await platform.close();
  };
  return { platform, merchantOf, close };
};
