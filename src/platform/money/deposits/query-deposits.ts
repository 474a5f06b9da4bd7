import { sql } from '../../base/database/sql.ts';
import type { Deposit } from '../../base/database/payment-tables.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { JobContext } from '../../base/jobs/run-jobs.ts';
import { findProvider } from '../payments/find-provider.ts';
import { ProviderUnreachable } from '../payments/payment-provider.ts';
import { queryDeposit } from './query-deposit.ts';
import { merchantsById } from '../../base/merchants/find-merchant.ts';

/** Ends bank transfers that nobody said to have sent in time; those that were sent wait. */
const expireBankDeposits = async (database: Database): Promise<void> => {
  await database
    .updateTable('deposit')
    .set({ state: 'EXPIRED', endedAt: sql`now()` })
    .where('provider', '=', 'bank')
    .where('state', '=', 'CREATED')
    .where('expiresAt', '<=', sql<Date>`now()`)
    .execute();
};

/** Ends a deposit of which its provider has just said that nobody paid it. */
const expireDeposit = async (database: Database, { merchantId, id }: Deposit): Promise<void> => {
  await database
    .updateTable('deposit')
    .set({ state: 'EXPIRED', endedAt: sql`now()`, nextQueryAt: null })
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .where('state', 'in', ['CREATED', 'PENDING'])
    .execute();
};

/** As many as one process takes at once; what is left is taken right afterwards. */
const MOST = 50;

/** What a process took and did not finish is due again after this time. */
const LEASE_SECONDS = 120;

/** The wait doubles with each question that was asked, up to 64 times the first. */
const MAX_DOUBLINGS = 6;

/**
 * Asks the providers about every deposit that is due, and lets those expire that were not paid in
 * time. Only what a provider has answered ends a deposit: one that cannot be reached is asked again.
 */
export const queryDeposits = async (context: JobContext): Promise<void> => {
  const { database, merchants } = context;
  await expireBankDeposits(database);
  let taken: number;
  do {
    const due = await claimDue(database);
    taken = due.length;
    if (taken === 0) return;
    const brands = Map.groupBy(due, ({ merchantId }) => merchantId);
    const known = merchantsById(merchants());
    await Promise.all(
      [...brands].map(async ([id, own]) => {
        const merchant = known.get(id);
        if (merchant) await queryOne(context, merchant, own);
      }),
    );
  } while (taken === MOST);
};

/** One brand's deposits, one after the other; a provider that is away is not asked about the rest. */
const queryOne = async (
  { database, ownUrl, log }: JobContext,
  merchant: Merchant,
  due: readonly Deposit[],
): Promise<void> => {
  const away = new Set<string>();
  for (const row of due) {
    const provider = findProvider(row.provider, { database, merchant, ownUrl: ownUrl() });
    if (!provider || away.has(row.provider)) continue;
    await scheduleNext(database, merchant, row);
    try {
      const applied = await queryDeposit({ database, merchant, provider }, row.reference);
      const isUnpaid = applied === 'same' || applied === 'PENDING' || applied === 'unknown';
      if (isUnpaid && row.expiresAt <= new Date()) await expireDeposit(database, row);
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      away.add(row.provider);
      log.warn({ err: error, deposit: row.reference, merchant: merchant.code }, error.message);
    }
  }
};

/** Takes what is due at any merchant; no other process takes the same. */
const claimDue = (database: Database): Promise<Deposit[]> =>
  database
    .updateTable('deposit')
    .set({ nextQueryAt: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where(
      sql<boolean>`(merchant_id, id) in (
        select merchant_id, id from deposit
        where next_query_at <= now() and (state in ('CREATED', 'PENDING') or return_due)
        order by next_query_at limit ${MOST} for update skip locked)`,
    )
    .returningAll()
    .execute();

/** The wait grows, but a deposit is also asked about when its time to pay ends. */
const scheduleNext = async (
  database: Database,
  { config }: Merchant,
  { merchantId, id, queries, expiresAt }: Deposit,
): Promise<void> => {
  const waitMs = config.payments.querySeconds * 1000 * 2 ** Math.min(queries, MAX_DOUBLINGS);
  const next = Date.now() + waitMs;
  const end = expiresAt.getTime();
  const isBeforeEnd = end > Date.now();
  await database
    .updateTable('deposit')
    .set({
      queries: queries + 1,
      nextQueryAt: new Date(isBeforeEnd ? Math.min(next, end) : next),
    })
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    // It may have ended meanwhile, by a message of the provider's own.
    .where((is) => is.or([is('state', 'in', ['CREATED', 'PENDING']), is('returnDue', '=', true)]))
    .execute();
};
