import type { LimitKind, LimitPeriod } from '#domain/protection-limits.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** A limit as the member has set it. */
export interface OwnLimit {
  kind: LimitKind;
  period: LimitPeriod;
  /** Minor units, or seconds for `session`; null: none. */
  amount: number | null;
  pendingAmount: number | null;
  /** Seconds since 1970; null when nothing waits. */
  pendingSince: number | null;
}

/** What the rules of protection look at. */
export interface ProtectionFacts {
  type: number;
  birthday: string | null;
  coolOffUntil: Date | null;
  realityCheckMinutes: number | null;
  marketing: boolean;
  ageVerifiedAt: Date | null;
  limits: OwnLimit[];
  /** Null: no self-exclusion holds. */
  excludedAt: Date | null;
  /** Null: for good. */
  excludedUntil: Date | null;
  excludedHere: boolean | null;
  returnsAt: Date | null;
  /** Null: nobody plays. */
  sessionStartedAt: Date | null;
  sessionCheckedAt: Date | null;
  sessionStakedMinor: number | null;
  sessionWonMinor: number | null;
}

/** What somebody has used of each kind within the last 24 hours, 7 days and month. */
export type Usage = Record<LimitKind, Record<LimitPeriod, number>>;

/** The pause that ends a play session, as SQL. */
export const playBreak = ({ config }: Merchant) =>
  sql`make_interval(mins => ${config.protection.playBreakMinutes})`;

/**
 * Reads what holds for a member at this moment.
 *
 * @throws when the merchant has no such member
 */
export const readFacts = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<ProtectionFacts> => {
  const { rows } = await sql<ProtectionFacts>`select * from read_protection(${merchant.id},
    ${memberId}, ${playBreak(merchant)})`.execute(database);
  return onlyRow(rows, memberId);
};

/** The same of some members, by their ids; who is no member is left out. */
export const readFactsOfAll = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberIds: readonly number[],
): Promise<Map<number, ProtectionFacts>> => {
  const { rows } = await sql<ProtectionFacts & { memberId: number }>`
    select m.id as member_id, facts.* from unnest(${memberIds}::bigint[]) as m (id)
      cross join lateral read_protection(${merchant.id}, m.id, ${playBreak(merchant)}) facts`.execute(
    database,
  );
  return new Map(rows.map(({ memberId, ...facts }) => [memberId, facts]));
};

/** The same right before a bet: holds the member's row and notes that play goes on. */
export const enterPlay = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<ProtectionFacts> => {
  const { rows } = await sql<ProtectionFacts>`select * from enter_play(${merchant.id},
    ${memberId}, ${playBreak(merchant)})`.execute(tx);
  return onlyRow(rows, memberId);
};

/** What counts towards a member's limits. */
export const readUsage = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<Usage> => {
  const { rows } = await sql<{ kind: LimitKind; day: number; week: number; month: number }>`
    select * from protection_usage(${merchant.id}, ${memberId}, ${playBreak(merchant)})`.execute(
    database,
  );
  // The function answers one row for each kind.
  return Object.fromEntries(rows.map(({ kind, ...used }) => [kind, used])) as Usage;
};

const onlyRow = (rows: ProtectionFacts[], memberId: number): ProtectionFacts => {
  const [row] = rows;
  if (!row) throw new Error(`there is no member ${memberId} to protect`);
  return row;
};
