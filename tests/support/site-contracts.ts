import { randomInt } from 'node:crypto';
import type { ContractKind } from '#domain/agents/contract-terms.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import type { Player } from './browser-money.ts';

/** One who gives a contract, and one who has it. */
interface Pair {
  upline: Player;
  agent: Player;
}

/** Lets a contract hold between two since long ago. */
export const holdContract = async (
  database: Database,
  { upline, agent }: Pair,
  {
    kind,
    rateMillis,
    activeMembers,
  }: { kind: ContractKind; rateMillis: number; activeMembers: number },
): Promise<number> => {
  const terms = [{ rateMillis, fromMinor: 0, activeMembers }];
  const { rows } = await sql<{ id: number }>`
    insert into agent_contract (merchant_id, kind, upline_id, agent_id, terms, period, zone, state, proposed_by,
        offered_at, starts_at, seen_minor)
      values (${agent.merchantId}, ${kind}, ${upline.memberId}, ${agent.memberId}, ${JSON.stringify(terms)}::jsonb,
        ${kind === 'dividend' ? 'month' : 'day'}, ${agent.merchant.config.timeZone}, 'ACTIVE', ${upline.memberId},
        clock_timestamp() - interval '90 days', clock_timestamp() - interval '60 days', 0)
      returning id`.execute(database);
  return rows[0]?.id ?? 0;
};

/** Writes a dividend that came to some amount, and that nobody has paid for longer than it may take. */
export const leaveUnpaid = async (
  database: Database,
  { upline, agent }: Pair,
  { contractId, dueMinor }: { contractId: number; dueMinor: number },
): Promise<number> => {
  // One of the years past: no settling of this brand comes by.
  const startsAt = sql`timestamptz '2001-01-01' + make_interval(hours => ${randomInt(100_000)})`;
  const { rows } = await sql<{ id: number }>`
    insert into contract_bill (merchant_id, contract_id, kind, upline_id, agent_id, starts_at, ends_at, stake_minor,
        payout_minor, valid_minor, bonus_minor, rebate_minor, salary_minor, fee_minor, active_members, figure_minor,
        rate_millis, gross_minor, due_minor, state, calculated_at)
      values (${agent.merchantId}, ${contractId}, 'dividend', ${upline.memberId}, ${agent.memberId}, ${startsAt},
        ${startsAt} + interval '30 days', ${dueMinor * 10}, 0, ${dueMinor * 10}, 0, 0, 0, 0, 6, ${dueMinor * 10},
        10000, ${dueMinor}, ${dueMinor}, 'PAYABLE', clock_timestamp() - interval '30 hours')
      returning id`.execute(database);
  return rows[0]?.id ?? 0;
};
