import { randomInt } from 'node:crypto';
import type { ContractKind } from '#domain/agents/contract-terms.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';
import { regatherTeams } from '#platform/play/teams/gather-teams.ts';
import { expect } from './browser.ts';
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

/**
 * Ends the hour in which bets were settled, as if it were over, and pays its salaries. The figures of the brand are gathered
 * from nothing until all of them are there: they stay behind the moment, for what is not to be seen yet.
 *
 * @param settledAt a moment of that hour
 * @param validMinor what the valid bets of the agent's team come to in it
 */
export const endHour = async (
  database: Database,
  { merchant, memberId }: Pick<Player, 'merchant' | 'memberId'>,
  { settledAt, validMinor }: { settledAt: Date; validMinor: number },
): Promise<void> => {
  const { id, config } = merchant;
  const hour = sql`contract_span('hour', ${config.timeZone}, ${settledAt}) w`;
  const readGathered = async (): Promise<number | undefined> => {
    await regatherTeams(database, merchant);
    const { rows } = await sql<{
      valid: number;
    }>`select t.valid_minor as valid from team_hour t, ${hour}
      where t.merchant_id = ${id} and t.agent_id = ${memberId} and t.hour = w.starts_at`.execute(
      database,
    );
    return rows[0]?.valid;
  };
  await expect.poll(readGathered).toBe(validMinor);
  await sql`insert into contract_run (merchant_id, kind, settled_until)
    select ${id}, 'hourly', w.starts_at from ${hour} on conflict do nothing`.execute(database);
  await sql`select settle_contracts(${id}, 'hourly', 'hour', ${config.timeZone}, w.ends_at, 1000)
    from ${hour}`.execute(database);
  await runContracts(database, merchant);
};
