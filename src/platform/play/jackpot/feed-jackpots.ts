import { fedMinor } from '#domain/jackpot-feed.ts';
import type { JackpotPool } from '../../base/database/jackpot-tables.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import type { Job, JobContext } from '../../base/jobs/run-jobs.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { lockPool, readPoolMinor } from './pool.ts';

/** A bet gets its time before it commits: after this delay every older bet is visible. */
export const HOLD_BACK_MS = 10_000;

/**
 * Brings what was staked since the last time into each brand's pool: a part of the stakes of the
 * games that feed it, less what was taken back. Play credits feed nothing.
 *
 * @param until bets that ended before it; one hold-back ago when left out
 */
export const feedJackpots = (
  { database, merchants }: Pick<JobContext, 'database' | 'merchants'>,
  until = new Date(Date.now() - HOLD_BACK_MS),
): Promise<void> =>
  eachByItself(merchants(), (merchant) =>
    database.transaction().execute(async (tx) => {
      const pool = await lockPool(tx, merchant);
      if (pool.fedUntil >= until) return;
      await feed(tx, merchant, pool, until);
    }),
  );

const feed = async (
  tx: OpenTransaction,
  merchant: Merchant,
  pool: JackpotPool,
  until: Date,
): Promise<void> => {
  const stakesMinor = await readStakes(tx, merchant, pool, until);
  const { feedPercent } = merchant.config.jackpot;
  const { amountMinor, remainderMicro } = fedMinor(stakesMinor, feedPercent, pool.remainderMicro);
  const previousMinor = await readPoolMinor(tx, pool);
  if (amountMinor > 0)
    await moveMoney(tx, {
      merchantId: merchant.id,
      scope: 'jackpot',
      key: `${pool.currency}:feed:${until.toISOString()}`,
      kind: 'jackpot_feed',
      lines: [
        {
          accountId: await openHouseAccount(tx, merchant.id, 'house', pool.currency),
          amountMinor: -amountMinor,
        },
        { accountId: pool.accountId, amountMinor },
      ],
    });
  await tx
    .updateTable('jackpotPool')
    .set({ fedUntil: until, remainderMicro, previousMinor, previousAt: new Date() })
    .where('merchantId', '=', merchant.id)
    .where('currency', '=', pool.currency)
    .execute();
};

/** Stakes that were settled in the time, less those of settled bets that were taken back in it. */
const readStakes = async (
  tx: OpenTransaction,
  { id, config }: Merchant,
  { fedUntil, currency }: JackpotPool,
  until: Date,
): Promise<number> => {
  const types = config.jackpot.gameTypes;
  const { rows } = await sql<{ minor: number }>`
    select (
      coalesce((select sum(stake_minor) from bet where merchant_id = ${id}
        and settled_at > ${fedUntil} and settled_at <= ${until}
        and currency = ${currency} and game_type = any(${types}::text[])), 0)
      - coalesce((select sum(stake_minor) from bet where merchant_id = ${id}
        and voided_at > ${fedUntil} and voided_at <= ${until} and settled_at is not null
        and currency = ${currency} and game_type = any(${types}::text[])), 0)
    )::bigint as minor`.execute(tx);
  return rows[0]?.minor ?? 0;
};

/** Feeds the pools. */
export const jackpotJob: Job = {
  name: 'feedJackpots',
  everyMs: 5000,
  run: (context) => feedJackpots(context),
};
