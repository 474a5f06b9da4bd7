import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { withSavepoint } from '../../base/database/with-savepoint.ts';
import type { Job, JobContext } from '../../base/jobs/run-jobs.ts';
import { barReferral, cancelRewards } from './bar-referral.ts';
import { notifyMember } from '../../people/inbox/notify-member.ts';
import { bookRewards } from './book-rewards.ts';
import { findBar } from './find-bar.ts';
import { type JudgedReferral, titleOfReward } from './referral-terms.ts';

/** What judging needs of a job. */
type JudgeContext = Pick<JobContext, 'database'> & { log: Pick<JobContext['log'], 'error'> };

/** Referrals that one look judges at most: the rest waits for the next. */
const MOST_AT_ONCE = 200;

/** Books, locks and releases what invited friends bring, of all brands. */
export const referralJob: Job = {
  name: 'referrals',
  everyMs: 5000,
  run: (context) => judgeReferrals(context),
};

/**
 * Judges every referral with which something has happened, or whose locked rewards are due, of all brands. The
 * row is the lease: of several processes each takes others.
 */
export const judgeReferrals = async ({ database, log }: JudgeContext): Promise<void> => {
  for (let judged = 0; judged < MOST_AT_ONCE; judged += 1) {
    const isMore = await database.transaction().execute(async (tx) => {
      const referral = await takeDue(tx);
      if (!referral) return false;
      const failure = await withSavepoint(tx, () => judge(tx, referral));
      if (failure) {
        log.error({ err: failure.error, ...keyOf(referral) }, 'a referral could not be judged');
        await putOff(tx, referral);
      }
      return true;
    });
    if (!isMore) return;
  }
};

type DueReferral = JudgedReferral & { timeZone: string };

const keyOf = ({ merchantId, friendId }: JudgedReferral) => ({ merchantId, friendId });

const takeDue = async (tx: OpenTransaction): Promise<DueReferral | undefined> => {
  const { rows } = await sql<DueReferral>`
    select r.merchant_id, r.friend_id, r.inviter_id, r.terms, r.verified_at, r.deposited_at, r.active_at,
        r.valid_minor, r.barred, merchant.config ->> 'timeZone' as time_zone
      from referral r join merchant on merchant.id = r.merchant_id and merchant.active
      where r.due_at <= now()
      order by r.due_at limit 1 for update of r skip locked`.execute(tx);
  return rows[0];
};

const judge = async (tx: OpenTransaction, due: DueReferral): Promise<void> => {
  const referral = { ...due, activeAt: due.activeAt ?? (isActive(due) ? new Date() : null) };
  const bar = referral.barred === null ? await findBar(tx, referral) : null;
  if (bar) await barReferral(tx, keyOf(referral), bar);
  else if (referral.barred === null) await bookRewards(tx, referral, due.timeZone);
  if (referral.activeAt && !isActive(referral))
    await cancelRewards(tx, keyOf(referral), {
      states: ['LOCKED'],
      stages: ['active'],
      reason: 'betsTakenBack',
    });
  await release(tx, referral);
};

/** Whether a friend has staked what the terms ask for, after a first deposit. */
const isActive = ({ depositedAt, validMinor, terms }: JudgedReferral): boolean =>
  depositedAt !== null && validMinor >= terms.activeBetMinor;

/** Opens what was locked long enough, tells whose it is, and notes when the next one is due. */
const release = async (tx: OpenTransaction, referral: JudgedReferral): Promise<void> => {
  const { merchantId, friendId, activeAt } = referral;
  const { rows } = await sql<OpenedReward>`
    update referral_reward set state = 'CLAIMABLE'
      where merchant_id = ${merchantId} and friend_id = ${friendId}
        and state = 'LOCKED' and unlocks_at <= now()
      returning id, member_id, party, stage`.execute(tx);
  for (const { memberId, ...reward } of rows) await tellOf(tx, { merchantId, memberId }, reward);
  await sql`update referral set active_at = ${activeAt},
      due_at = (select min(unlocks_at) from referral_reward where merchant_id = ${merchantId}
        and friend_id = ${friendId} and state = 'LOCKED')
    where merchant_id = ${merchantId} and friend_id = ${friendId}`.execute(tx);
};

type OpenedReward = Parameters<typeof titleOfReward>[0] & {
  id: number;
  memberId: number;
};

const tellOf = (
  tx: OpenTransaction,
  owner: { merchantId: number; memberId: number },
  reward: Pick<OpenedReward, 'id' | 'party' | 'stage'>,
): Promise<void> =>
  notifyMember(tx, {
    ...owner,
    kind: 'reward',
    template: 'rewardReady',
    values: { reward: { texts: titleOfReward(reward) } },
    path: '/rewardCenter',
    key: `referral:${reward.id}`,
  });

/** What fails is tried again in an hour and keeps nothing else waiting. */
const putOff = async (tx: OpenTransaction, { merchantId, friendId }: JudgedReferral) => {
  await sql`update referral set due_at = now() + interval '1 hour'
    where merchant_id = ${merchantId} and friend_id = ${friendId}`.execute(tx);
};
