import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';

interface Who {
  memberId: number;
  database: Database;
}

/** A number that no row has. */
const NOBODY = 999_999_999_999;

const TERMS = JSON.stringify([{ rateMillis: 1000, fromMinor: 0, activeMembers: 0 }]);

/**
 * A contract of dividends between an account and who is directly above, in the state that is asked for; each call makes a new one in place
 * of the last. The one above has one of the house. A number that no contract has where nobody is above.
 */
export const contractWith = async (
  { memberId, database }: Who,
  state: 'ACTIVE' | 'OFFERED' | 'WITHDRAWN' = 'ACTIVE',
): Promise<number> => {
  const { rows: people } = await sql<{ merchantId: number; uplineId: number }>`
    select merchant_id, upline_id from member where id = ${memberId} and upline_id is not null`.execute(
    database,
  );
  const [one] = people;
  if (!one) return NOBODY;
  const { merchantId, uplineId } = one;
  await sql`update agent_contract set state = 'TERMINATED' where merchant_id = ${merchantId}
    and agent_id in (${memberId}, ${uplineId}) and kind = 'dividend'`.execute(database);
  const { rows } = await sql<{ id: number; agentId: number }>`
    insert into agent_contract (merchant_id, kind, upline_id, agent_id, terms, period, zone, state, proposed_by,
        expires_at, starts_at)
      select ${merchantId}, 'dividend', upline_id, agent_id, ${TERMS}::jsonb, 'month', 'UTC', state, upline_id,
          clock_timestamp() + interval '1 day', clock_timestamp() - interval '400 days'
        from (values (null::bigint, ${uplineId}::bigint, 'ACTIVE'), (${uplineId}::bigint, ${memberId}::bigint, ${state}))
          as had (upline_id, agent_id, state)
      returning id, agent_id`.execute(database);
  return rows.find(({ agentId }) => agentId === memberId)?.id ?? NOBODY;
};

/** A bill of one minor unit of such a contract, which its upline has not paid. */
export const billWith = async (who: Who): Promise<number> => {
  const contractId = await contractWith(who);
  const { rows } = await sql<{ id: number }>`
    insert into contract_bill (merchant_id, contract_id, kind, upline_id, agent_id, starts_at, ends_at, stake_minor,
        payout_minor, valid_minor, bonus_minor, rebate_minor, salary_minor, fee_minor, active_members, figure_minor,
        rate_millis, gross_minor, due_minor, state)
      select merchant_id, id, kind, upline_id, agent_id, clock_timestamp() - interval '40 days',
          clock_timestamp() - interval '10 days', 100, 0, 100, 0, 0, 0, 0, 1, 100, 1000, 1, 1, 'PAYABLE'
        from agent_contract where id = ${contractId} returning id`.execute(who.database);
  return rows[0]?.id ?? NOBODY;
};

/** Makes such a bill, and tells when its period began. */
export const billFrom = async (who: Who): Promise<string> => {
  const startsAt = '2026-01-01T00:00:00.000Z';
  await sql`update contract_bill set starts_at = ${startsAt} where id = ${await billWith(who)}`.execute(
    who.database,
  );
  return startsAt;
};
