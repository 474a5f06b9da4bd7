import { createHash } from 'node:crypto';
import { contractKinds, ladderOf } from '#domain/agents/contract-terms.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { periodOf } from './change-contract.ts';

const ladders = new WeakMap<MerchantConfig, string>();

/** A hash of all that a brand gives its masters. */
const ladderDigest = (merchant: Merchant): string => {
  const { config } = merchant;
  let digest = ladders.get(config);
  if (digest === undefined) {
    const { contracts } = config.agents;
    const given = contractKinds.map((kind) => [
      ladderOf(contracts, kind),
      periodOf(merchant, kind),
    ]);
    digest = createHash('sha256')
      .update(JSON.stringify([given, config.timeZone]))
      .digest('base64url');
    ladders.set(config, digest);
  }
  return digest;
};

/** Those of some brands whose contracts have anything to do; one query, however many brands. */
export const readDueBrands = async (
  database: Database,
  merchants: readonly Merchant[],
): Promise<Merchant[]> => {
  if (merchants.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select contract_brands_due(${merchants.map(({ id }) => id)}::bigint[], ${merchants.map(ladderDigest)}::text[])
      as id`.execute(database);
  const due = new Set(rows.map(({ id }) => id));
  return merchants.filter(({ id }) => due.has(id));
};

/**
 * Does all that the clock does to a brand's contracts, and notes that its masters have its ladder. Masters who changed while
 * it was at work are looked at the next time.
 */
export const withLadderNoted = async (
  database: Database,
  merchant: Merchant,
  work: () => Promise<void>,
): Promise<void> => {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(array_agg(id), '{}') as ids from contract_look where merchant_id = ${merchant.id}`.execute(
    database,
  );
  await work();
  await sql`with gone as (delete from contract_look
      where merchant_id = ${merchant.id} and id = any(${rows[0]?.ids ?? []}::bigint[]))
    insert into contract_ladder as l (merchant_id, digest) values (${merchant.id}, ${ladderDigest(merchant)})
      on conflict (merchant_id) do update set digest = excluded.digest where l.digest <> excluded.digest`.execute(
    database,
  );
};
