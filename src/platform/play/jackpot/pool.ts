import { randomInt } from 'node:crypto';
import type { JackpotPool } from '../../base/database/jackpot-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachBrandByItself } from '../../base/jobs/run-isolated.ts';
import type { Job, JobContext } from '../../base/jobs/run-jobs.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';

/** The widest range that the random source of Node draws from. */
const MAX_SPAN = 2 ** 48 - 1;

/**
 * The brand's pool, held until the transaction ends; opened and filled with its start when there is
 * none yet.
 *
 * @param currency another than the brand's only for a pool of old, which there is
 */
export const lockPool = async (
  tx: OpenTransaction,
  merchant: Merchant,
  currency: string = merchant.config.currency,
): Promise<JackpotPool> => {
  const known = await readLocked(tx, merchant, currency);
  if (known) return known;
  await openPool(tx, merchant);
  const opened = await readLocked(tx, merchant, currency);
  if (!opened) throw new Error(`merchant ${merchant.code} has no jackpot pool`);
  if (opened.seeds > 0) return opened;
  await seedPool(tx, merchant, opened);
  return { ...opened, seeds: opened.seeds + 1 };
};

/** Opens and fills the pools of brands that have none in their currency yet. */
export const openPools = async ({
  database,
  merchants,
}: Pick<JobContext, 'database' | 'merchants'>): Promise<void> => {
  const { rows } = await sql<{ merchantId: number }>`
    select r.merchant_id from play_rule r where not exists (select from jackpot_pool p
      where p.merchant_id = r.merchant_id and p.currency = r.currency and p.seeds > 0)`.execute(
    database,
  );
  if (rows.length === 0) return;
  const poolless = new Set(rows.map(({ merchantId }) => merchantId));
  await eachBrandByItself(
    database,
    'jackpots',
    merchants().filter(({ id }) => poolless.has(id)),
    (merchant) => database.transaction().execute((tx) => lockPool(tx, merchant)),
  );
};

/** Sees to it that every brand has a jackpot. */
export const jackpotJob: Job = { name: 'openJackpots', everyMs: 5000, run: openPools };

const readLocked = (
  tx: OpenTransaction,
  { id }: Merchant,
  currency: string,
): Promise<JackpotPool | undefined> =>
  tx
    .selectFrom('jackpotPool')
    .selectAll()
    .where('merchantId', '=', id)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirst();

const openPool = async (tx: OpenTransaction, { id, config }: Merchant): Promise<void> => {
  const now = new Date();
  await tx
    .insertInto('jackpotPool')
    .values({
      merchantId: id,
      currency: config.currency,
      accountId: sql<number>`open_account(${id}, 'jackpot', null, ${config.currency}, true)`,
      fedUntil: now,
      previousAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Draws what an empty pool is filled with: between the brand's bounds (specification 9), in minor units. */
export const drawStartMinor = ({ config }: Merchant): number => {
  const { startMinMinor, startMaxMinor } = config.jackpot;
  const span = Math.min(startMaxMinor - startMinMinor, MAX_SPAN - 1);
  return startMinMinor + randomInt(span + 1);
};

/** Fills an empty pool with its start, from the house. */
export const seedPool = async (
  tx: OpenTransaction,
  merchant: Merchant,
  pool: JackpotPool,
): Promise<void> => {
  const startMinor = drawStartMinor(merchant);
  const seeds = pool.seeds + 1;
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'jackpot',
    key: `${pool.currency}:seed:${seeds}`,
    kind: 'jackpot_seed',
    lines: [
      {
        accountId: await openHouseAccount(tx, merchant.id, 'house', pool.currency),
        amountMinor: -startMinor,
      },
      { accountId: pool.accountId, amountMinor: startMinor },
    ],
  });
  await tx
    .updateTable('jackpotPool')
    .set({ seeds, previousMinor: startMinor, previousAt: new Date() })
    .where('merchantId', '=', merchant.id)
    .where('currency', '=', pool.currency)
    .execute();
};

/** What is in a pool, in minor units. */
export const readPoolMinor = async (
  tx: OpenTransaction,
  { merchantId, accountId }: JackpotPool,
): Promise<number> => {
  const { balance } = await tx
    .selectFrom('account')
    .select('balance')
    .where('merchantId', '=', merchantId)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return balance;
};
