import { agentContracts, answerContract, offerContract } from '#api/contracts.ts';
import type { ContractKind, ContractTerms } from '#domain/agents/contract-terms.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';
import { gatherTeams } from '#platform/play/teams/gather-teams.ts';
import { playRound } from './money.ts';
import type { TeamPerson } from './agents.ts';
import type { TestPlatform } from './platform.ts';

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
