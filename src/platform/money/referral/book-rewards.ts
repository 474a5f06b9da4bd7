import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { lockBudget } from './bar-referral.ts';
import { type JudgedReferral, type PromisedReward, promisedRewards } from './referral-terms.ts';

/** Why a reward is not given; null: it is. */
type Denied = 'month' | 'most' | 'budget' | 'excluded' | null;

/**
 * Books what a friend's stages bring, each once, within the budget and the inviter's caps: what passes one of
 * them is noted as not given, and stays so. The referral must be locked.
 */
export const bookRewards = async (
  tx: OpenTransaction,
  referral: JudgedReferral,
  timeZone: string,
): Promise<void> => {
  const known = await readBooked(tx, referral);
  const promised = promisedRewards(referral).filter(
    ({ party, stage }) => !known.has(`${party} ${stage}`),
  );
  if (promised.length === 0) return;
  let committedMinor = await lockBudget(tx, referral.merchantId);
  for (const reward of promised) {
    const denied = await findDenial(tx, referral, reward, { committedMinor, timeZone });
    await insertReward(tx, referral, reward, denied);
    if (denied === null) committedMinor += reward.amountMinor;
  }
  await sql`update referral_state set committed_minor = ${committedMinor}
    where merchant_id = ${referral.merchantId}`.execute(tx);
};

const readBooked = async (
  tx: OpenTransaction,
  { merchantId, friendId }: JudgedReferral,
): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('referralReward')
    .select(['party', 'stage'])
    .where('merchantId', '=', merchantId)
    .where('friendId', '=', friendId)
    .execute();
  return new Set(rows.map(({ party, stage }) => `${party} ${stage}`));
};

const findDenial = async (
  tx: OpenTransaction,
  { merchantId, terms }: JudgedReferral,
  { party, memberId, amountMinor }: PromisedReward,
  { committedMinor, timeZone }: { committedMinor: number; timeZone: string },
): Promise<Denied> => {
  if (committedMinor + amountMinor > terms.budgetMinor) return 'budget';
  const { rows } = await sql<{ monthMinor: number; allMinor: number; isExcluded: boolean }>`
    select coalesce(sum(amount_minor), 0)::bigint as all_minor,
        coalesce(sum(amount_minor) filter (where booked_at >=
          date_trunc('month', now() at time zone ${timeZone}) at time zone ${timeZone}), 0)::bigint
          as month_minor,
        exists (select from exclusions_of(${merchantId}, ${memberId})) as is_excluded
      from referral_reward where merchant_id = ${merchantId} and member_id = ${memberId}
        and party = 'inviter' and state <> 'CANCELLED'`.execute(tx);
  const { monthMinor = 0, allMinor = 0, isExcluded = false } = rows[0] ?? {};
  if (isExcluded) return 'excluded';
  if (party === 'friend') return null;
  if (allMinor + amountMinor > terms.mostMinor) return 'most';
  return monthMinor + amountMinor > terms.mostMonthMinor ? 'month' : null;
};

const insertReward = async (
  tx: OpenTransaction,
  { merchantId, friendId, terms }: JudgedReferral,
  reward: PromisedReward,
  denied: Denied,
): Promise<void> => {
  await tx
    .insertInto('referralReward')
    .values({
      ...reward,
      merchantId,
      friendId,
      turnover: terms.turnover,
      unlocksAt: sql<Date>`now() + make_interval(days => ${terms.lockDays})`,
      ...(denied
        ? { state: 'CANCELLED' as const, reason: denied, endedAt: new Date() }
        : { state: 'LOCKED' as const }),
    })
    .execute();
};
