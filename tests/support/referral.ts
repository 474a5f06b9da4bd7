import { referral, referralFriends } from '#api/referral.ts';
import { bonusDetails } from '#api/bonuses.ts';
import { memberInfo, register } from '#api/member.ts';
import { claimReward, rewards } from '#api/rewards.ts';
import { sql } from '#platform/base/database/sql.ts';
import { judgeReferrals } from '#platform/money/referral/judge-referrals.ts';
import { noteReferral } from '#platform/people/referral/note-referral.ts';
import { verifyAge } from '#platform/people/protection/verify-age.ts';
import { followEndedBets } from '#platform/play/ended-bets/follow-ended-bets.ts';
import { referralFollower } from '#platform/play/referral/count-friend-bets.ts';
import { cardChannel, press, sendCallback, startDeposit } from './deposits.ts';
import { openMember, type OpenedMember } from './members.ts';
import { buildMerchant } from './merchant.ts';
import { openMerchant, playRound } from './money.ts';
import { startTestPlatform } from './platform.ts';

/** Rules of a test: every stage brings something to both, the caps are far away. */
export const referralRules = {
  enabled: true,
  inviter: { verifiedMinor: 100, depositMinor: 500, activeMinor: 1000 },
  friend: { verifiedMinor: 50, depositMinor: 200, activeMinor: 300 },
  leastDepositMinor: 5000,
  activeBetMinor: 4000,
  turnover: 5,
  lockDays: 0,
  mostMonthMinor: 100_000,
  mostMinor: 1_000_000,
  budgetMinor: 10_000_000,
  text: { en: 'Bring a friend.' },
};

const PASSWORD = 'violet-Tuba-91x';

/** A platform with a brand of these rules and one without, and hands to invite, pay in and claim. */
export const startReferralFixture = async (rules: Partial<typeof referralRules> = {}) => {
  const alpha = buildMerchant('alpha', {
    payments: { channels: [cardChannel], openDepositsMax: 20 },
    registerFields: { captcha: { enabled: false, required: false } },
    referral: { ...referralRules, ...rules },
  });
  const beta = buildMerchant('beta', { referral: referralRules });
  const platform = await startTestPlatform([alpha, beta, buildMerchant('gamma')], { jobs: false });
  const { database } = platform;
  const merchant = await openMerchant(database, alpha);
  const failures: unknown[] = [];
  const log = { error: (facts: unknown) => failures.push(facts) };
  let people = 0;

  const newMember = (type = 0, code = 'alpha'): Promise<OpenedMember> => {
    people += 1;
    return openMember(platform, code, { username: `guest${people}`, type, cashMinor: 100_000 });
  };

  /** A friend who has registered by the inviter's code, without the ceremony of a form. */
  const newFriend = async (inviter: OpenedMember, ip = '127.0.0.1'): Promise<OpenedMember> => {
    const friend = await newMember();
    const ids = { friendId: friend.memberId, inviterId: inviter.memberId, ip };
    await database.transaction().execute((tx) => noteReferral(tx, merchant, ids));
    return friend;
  };

  /** The same by the form of the site. */
  const registerFriend = async (code: string, ip = '127.0.0.1') => {
    people += 1;
    const answer = await platform.call({ host: 'alpha.localhost', ip }, register, {
      username: `guest${people}`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      agreed: true,
      referralCode: code,
    });
    if (!answer.ok || !answer.value.session) throw new Error(JSON.stringify(answer));
    const caller = { host: 'alpha.localhost', token: answer.value.session.token };
    const info = await platform.call(caller, memberInfo);
    if (!info.ok) throw new Error(JSON.stringify(info));
    return { ...caller, memberId: info.value.id, merchantId: merchant.id };
  };

  /** One look of the job; nothing of it may fail. */
  const look = async () => {
    await judgeReferrals({ database, log });
    if (failures.length > 0) throw new Error(JSON.stringify(failures));
  };

  const verify = async ({ memberId }: OpenedMember) => {
    const { username } = await database
      .selectFrom('member')
      .select('username')
      .where('merchantId', '=', merchant.id)
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    await verifyAge(database, merchant, username, 'passport', 'anna');
  };

  const payIn = async (member: OpenedMember, amountMinor = 10_000) => {
    const started = await startDeposit(platform, member, { amountMinor });
    await press(platform, started, 'settle');
    return started;
  };

  const refund = (started: Awaited<ReturnType<typeof payIn>>, amountMinor = 10_000) =>
    sendCallback(platform, {
      reference: started.reference,
      providerRef: started.payUrl?.split('.')[1],
      status: 'refunded',
      amountMinor,
      currency: 'USD',
    });

  /** Loses a stake, and lets the followers see it. */
  const play = async ({ memberId }: OpenedMember, stakeMinor = 5000) => {
    const round = await playRound(database, merchant, memberId, { stakeMinor });
    await follow();
    return round;
  };

  /** Lets the follower see every bet that has ended by now. */
  const follow = async () => {
    // A bet's time is finer than a millisecond: the window ends after it, and the next bet after the window.
    const untilMs = Date.now() + 1;
    await followEndedBets({ database, log }, [referralFollower], { until: new Date(untilMs) });
    while (Date.now() <= untilMs);
  };

  const page = async (member: OpenedMember) => {
    const answer = await platform.call(member, referral, { language: 'en' });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value;
  };

  const friends = async (
    member: OpenedMember,
    input: { before?: number; pageSize?: number } = {},
  ) => {
    const answer = await platform.call(member, referralFriends, input);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value;
  };

  /** The member's rewards as `stage amount state`, in the order in which they came. */
  const told = async (member: OpenedMember) => {
    const { rows } = await sql<{ party: string; stage: string; minor: number; state: string }>`
      select party, stage, amount_minor as minor, state || coalesce(' ' || reason, '') as state
        from referral_reward where merchant_id = ${merchant.id} and member_id = ${member.memberId}
        order by id`.execute(database);
    return rows.map(({ stage, minor, state }) => `${stage} ${minor} ${state}`);
  };

  const list = async (member: OpenedMember) => {
    const answer = await platform.call(member, rewards, { language: 'en' });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.filter(({ kind }) => kind === 'referral');
  };

  const claim = (member: OpenedMember, id: string) =>
    platform.call(member, claimReward, { kind: 'referral', id });

  const bonuses = async (member: OpenedMember) => {
    const answer = await platform.call(member, bonusDetails, {});
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.list.map(({ title, amountMinor, requiredMinor }) => [
      title,
      amountMinor,
      requiredMinor,
    ]);
  };

  const barOf = async ({ memberId }: OpenedMember) => {
    const row = await database
      .selectFrom('referral')
      .select(['barred', 'barredWith'])
      .where('merchantId', '=', merchant.id)
      .where('friendId', '=', memberId)
      .executeTakeFirst();
    return row && [row.barred, row.barredWith];
  };

  /** Lets the days for which rewards are locked pass. */
  const unlock = async () => {
    await sql`update referral_reward set unlocks_at = now() where merchant_id = ${merchant.id}`.execute(
      database,
    );
    await sql`update referral set due_at = now() where merchant_id = ${merchant.id}
      and due_at is not null`.execute(database);
    await look();
  };

  const hands = { newMember, newFriend, registerFriend, look, verify, payIn, refund, play, follow };
  const eyes = { page, friends, told, list, bonuses, barOf };
  return { platform, merchant, database, ...hands, ...eyes, claim, unlock };
};

export type ReferralFixture = Awaited<ReturnType<typeof startReferralFixture>>;
