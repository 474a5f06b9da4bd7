import { minorDigits } from '#domain/minor-digits.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { eachByItself } from '../../base/jobs/run-isolated.ts';
import type { Job, JobContext } from '../../base/jobs/run-jobs.ts';
import { maskName } from '../../people/members/mask-name.ts';

/** A bet gets its time before it commits: after this delay every older bet is visible. */
const HOLD_BACK_MS = 10_000;

/** Bets that ended before the first look are not looked at further back than this. */
const FIRST_RUN_DAYS = 30;

/** More wins than any list shows are not kept of one look. */
const MAX_PER_BATCH = 200;

const dayMs = 86_400_000;

/**
 * Brings the wins of the last bets onto each brand's winners board, and takes those off whose bet
 * was taken back. Play credits win nothing.
 *
 * @param until bets that ended before it; one hold-back ago when left out
 */
export const recordWinners = (
  { database, merchants }: Pick<JobContext, 'database' | 'merchants'>,
  until = new Date(Date.now() - HOLD_BACK_MS),
): Promise<void> =>
  eachByItself(merchants(), (merchant) =>
    database.transaction().execute(async (tx) => {
      const since = await moveMark(tx, merchant.id, until);
      if (since === null) return;
      await insertWins(tx, merchant, since, until);
      await removeVoided(tx, merchant.id, since, until);
    }),
  );

/** Moves the brand's mark; null when it stands there already or another process holds it. */
const moveMark = async (
  tx: OpenTransaction,
  merchantId: number,
  until: Date,
): Promise<Date | null> => {
  await tx
    .insertInto('winnerMark')
    .values({ merchantId, until: new Date(until.getTime() - FIRST_RUN_DAYS * dayMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const mark = await tx
    .selectFrom('winnerMark')
    .select('until')
    .where('merchantId', '=', merchantId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!mark || mark.until >= until) return null;
  await tx.updateTable('winnerMark').set({ until }).where('merchantId', '=', merchantId).execute();
  return mark.until;
};

const insertWins = async (
  tx: OpenTransaction,
  { id: merchantId, config }: Merchant,
  since: Date,
  until: Date,
): Promise<void> => {
  const leastMinor = config.limits.winnerLeastUnits * 10 ** minorDigits(config.currency);
  const rows = await tx
    .selectFrom('bet')
    .innerJoin('member', (join) =>
      join
        .onRef('member.merchantId', '=', 'bet.merchantId')
        .onRef('member.id', '=', 'bet.memberId'),
    )
    .select(['bet.id', 'bet.nodeId', 'bet.settledAt', 'member.username'])
    .select(sql<number>`payout_minor - stake_minor`.as('wonMinor'))
    .where('bet.merchantId', '=', merchantId)
    .where('bet.settledAt', '>', since)
    .where('bet.settledAt', '<=', until)
    .where('bet.status', '=', 'settled')
    .where('bet.currency', '=', config.currency)
    .where('bet.nodeId', 'is not', null)
    .where(sql<boolean>`payout_minor - stake_minor >= ${leastMinor}`)
    .orderBy('wonMinor', 'desc')
    .limit(MAX_PER_BATCH)
    .execute();
  const wins = rows.flatMap(({ id, nodeId, settledAt, username, wonMinor }) =>
    nodeId === null || settledAt === null
      ? []
      : [
          {
            merchantId,
            winKey: `bet-${id}`,
            customerName: maskName(username),
            nodeId,
            amountMinor: wonMinor,
            currency: config.currency,
            wonAt: settledAt,
          },
        ],
  );
  if (wins.length > 0)
    await tx
      .insertInto('winner')
      .values(wins)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

const removeVoided = async (
  tx: OpenTransaction,
  merchantId: number,
  since: Date,
  until: Date,
): Promise<void> => {
  await sql`delete from winner using bet
    where bet.merchant_id = ${merchantId} and bet.voided_at > ${since} and bet.voided_at <= ${until}
      and winner.merchant_id = bet.merchant_id and winner.win_key = 'bet-' || bet.id`.execute(tx);
};

/** Keeps the winners boards. */
export const winnersJob: Job = {
  name: 'recordWinners',
  everyMs: 5000,
  run: (context) => recordWinners(context),
};
