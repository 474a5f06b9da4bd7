import type { RankStep } from '#generated/merchant-config.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { rankOf } from '../../people/access/rank-of.ts';

/** A member's rank by its id; null where the brand has no ranks, and for play accounts. */
export const readRank = async (
  database: Database | OpenTransaction,
  { id, config }: Merchant,
  memberId: number,
): Promise<string | null> => {
  if (!config.ranks.enabled) return null;
  const { rows } = await sql<{ rank: string | null }>`
    select ${rankOf('m')} as rank from member m
      where m.merchant_id = ${id} and m.id = ${memberId} and m.type <> 4`.execute(database);
  return rows[0]?.rank ?? null;
};

/** What the file says of a member's rank; null where there is none. */
export const readRankStep = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  memberId: number,
): Promise<RankStep | null> => {
  const rank = await readRank(database, merchant, memberId);
  return merchant.config.ranks.steps.find(({ id }) => id === rank) ?? null;
};
