import { randomUUID } from 'node:crypto';
import { sendFeedback } from '#api/feedback.ts';
import { submitIdentity } from '#api/identity.ts';
import type { InboxKind } from '#api/inbox.ts';
import { redeemItem } from '#api/point-mall.ts';
import { applyForPromotion } from '#api/promotions.ts';
import { addDays, dayIn } from '#domain/date-presets.ts';
import en from '#locales/en/inbox-messages.json' with { type: 'json' };
import { claimReward } from '#api/rewards.ts';
import { sql } from '#platform/base/database/sql.ts';
import { runRanks } from '#platform/money/ranks/run-ranks.ts';
import { missionsFollower } from '#platform/play/contests/missions-follower.ts';
import { followUntilNow } from './follow-until-now.ts';
import { requestLivery } from '../build/request-livery.ts';
import { storyPromotion } from './applications.ts';
import { missionSet } from './contests.ts';
import { bankChannel, startDeposit } from './deposits.ts';
import { mallItem, RECIPIENT } from './mall.ts';
import type { OpenedMember } from './members.ts';
import { buildMerchant } from './merchant.ts';
import { playRound } from './money.ts';
import { decided } from './operator.ts';
import { openPayees, type Payee, PAYMENT_PASSWORD } from './payees.ts';
import { startTestPlatform, type TestPlatform } from './platform.ts';
import { picture, stored } from './uploads.ts';

const missions = {
  ...storyPromotion('missions'),
  mechanic: missionSet([{ id: 'one', metric: 'rounds', target: 1 }]),
};
const alpha = buildMerchant(
  'alpha',
  {
    withdrawals: { minimumMinor: 100 },
    payments: { channels: [bankChannel], openDepositsMax: 20 },
    registerFields: { captcha: { enabled: false, required: false } },
    points: { enabled: true },
    ranks: { enabled: true },
  },
  { promotions: [storyPromotion('story'), missions], pointMall: [mallItem('lamp')] },
);
const OF = ['--merchant', 'alpha'];

let platform: TestPlatform;
let payees: Awaited<ReturnType<typeof openPayees>>;

/** Starts a platform on which all of it can happen. */
export const startToldEvents = async () => {
  process.env['LIVERY_SEAL_KEY'] = 'bL7rZ0c1Xv3QpYw9Tn5Gk2Hs8Jd4Mf6A';
  platform = await startTestPlatform([alpha], { jobs: false });
  payees = await openPayees(platform, alpha);
  const close = async () => {
    delete process.env['LIVERY_SEAL_KEY'];
    await platform.close();
  };
  return { platform, newMember: () => payees.newPayee(), close };
};

/** An operator decides by the command. */
const operate = async (...args: string[]): Promise<void> => {
  const env = { DATABASE_URL: platform.databaseUrl };
  const { code, stderr } = await requestLivery(['platform', ...args, '--as', 'anna'], env);
  if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
};
const [, , ...WHY] = decided;

const lastOf = async (table: string): Promise<string> => {
  const { rows } = await sql<{ id: number }>`select max(id) as id from ${sql.table(table)}`.execute(
    platform.database,
  );
  return String(rows[0]?.id);
};

/** The answer, where it is no refusal. */
export const good = <Answer extends { ok: boolean }>(answer: Answer) => {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer as Extract<Answer, { ok: true }>;
};

const transfer = async (member: Payee, decision: 'approve' | 'reject'): Promise<void> => {
  const { reference } = await startDeposit(platform, member, { channelId: 'bank' });
  await operate('deposits', decision, reference, ...WHY);
};

const withdraw = async (member: Payee, ...steps: string[]): Promise<void> => {
  const id = String(await payees.askedId(member, 3_000));
  for (const step of steps) await operate('withdrawals', step, id, ...WHY);
};

const prove = async (member: OpenedMember, ...decision: string[]): Promise<void> => {
  const photograph = async () => (await stored(platform, member, 'identity', await picture())).id;
  const [frontId, selfieId] = [await photograph(), await photograph()];
  const proof = { document: 'passport' as const, frontId, backId: null, selfieId };
  good(await platform.call(member, submitIdentity, proof));
  const [verb = '', ...rest] = decision;
  await operate('identity', verb, await lastOf('identity_check'), ...rest);
};

const order = async (member: Payee, ...steps: string[][]): Promise<void> => {
  await operate('points', 'grant', member.username, '500', ...OF, ...WHY);
  const { value } = good(
    await platform.call(member, redeemItem, {
      requestId: randomUUID(),
      itemId: 'lamp',
      quantity: 1,
      pricePoints: 100,
      paymentPassword: PAYMENT_PASSWORD,
      recipient: RECIPIENT,
    }),
  );
  for (const [step = '', ...more] of steps)
    await operate('orders', step, String(value.id), ...more, ...WHY);
};

const apply = async (member: OpenedMember, ...decision: string[]): Promise<void> => {
  const input = { id: 'story', remark: 'A straight on the river', imageIds: [] };
  good(await platform.call(member, applyForPromotion, input));
  await operate('promotions', 'decide', await lastOf('promotion_application'), ...decision, ...WHY);
};

const setRank = async ({ username }: Payee, rank: string, days: number): Promise<void> => {
  const until = addDays(dayIn(payees.merchant.config.timeZone, new Date()), days);
  await operate('ranks', 'set', username, rank, ...OF, '--until', until, ...WHY);
  await runRanks({ database: platform.database, merchants: () => [payees.merchant] }, new Date());
};

const followMissions = async (): Promise<void> => {
  const { database } = platform;
  const failures: unknown[] = [];
  const log = { error: (facts: unknown) => void failures.push(facts) };
  await followUntilNow({ database, log }, [missionsFollower]);
  if (failures.length > 0) throw new Error(JSON.stringify(failures));
};

/** Something that a message tells of. */
export interface ToldEvent {
  kind: InboxKind;
  path: string;
  /** What its member does before: nobody on a break from play can. */
  begin?: (member: Payee) => Promise<void>;
  /** Makes it happen. */
  happen: (member: Payee) => Promise<void>;
  /** It invites to come back. */
  tempts?: true;
}

const SHIP = ['ship', '--tracking', 'T1'];

/** What takes a race or a draw is shown where these are. */
export const ELSEWHERE = {
  raceWon: 'races',
  raffleWon: 'raffles',
  contractOffered: 'agent-contracts',
  contractAccepted: 'agent-contracts',
  contractRefused: 'agent-contracts',
  contractEndAsked: 'agent-contract-ends',
  contractEnding: 'agent-contract-ends',
  contractUncovered: 'agent-contract-ends',
  contractMoved: 'agent-contract-ends',
  contractExpired: 'agent-contracts',
  contractClosed: 'agent-contract-ends',
  linkOfferFailed: 'link-offers',
  agentFrozen: 'contract-defaults',
  dividendUnpaid: 'contract-defaults',
} satisfies Partial<Record<keyof typeof en, string>>;

/** Every event that is told by a message, and how it comes about. */
export const EVENTS: Partial<Record<keyof typeof en, ToldEvent>> = {
  depositArrived: {
    kind: 'deposit',
    path: '/transactionHistory',
    happen: (member) => transfer(member, 'approve'),
  },
  depositFailed: {
    kind: 'failed',
    path: '/depositv2',
    happen: (member) => transfer(member, 'reject'),
  },
  withdrawalApproved: {
    kind: 'withdrawal',
    path: '/withdraw',
    happen: (member) => withdraw(member, 'approve'),
  },
  withdrawalRejected: {
    kind: 'withdrawal',
    path: '/withdraw',
    happen: (member) => withdraw(member, 'reject'),
  },
  withdrawalPaid: {
    kind: 'withdrawal',
    path: '/withdraw',
    happen: (member) => withdraw(member, 'approve', 'pay'),
  },
  identityApproved: {
    kind: 'account',
    path: '/securityCenter',
    happen: (member) => prove(member, 'approve', '--birthday', '1990-01-01', ...WHY),
  },
  identityRejected: {
    kind: 'account',
    path: '/securityCenter',
    happen: (member) => prove(member, 'reject', '--reason', 'unreadable'),
  },
  rankRaised: {
    kind: 'rank',
    path: '/creditReport',
    happen: (member) => setRank(member, 'gold', 60),
    tempts: true,
  },
  rankLowered: {
    kind: 'rank',
    path: '/creditReport',
    happen: async (member) => {
      await setRank(member, 'gold', 60);
      await setRank(member, 'silver', 60);
    },
    tempts: true,
  },
  rankEnding: {
    kind: 'rank',
    path: '/creditReport',
    happen: (member) => setRank(member, 'gold', 5),
    tempts: true,
  },
  rewardReady: {
    kind: 'reward',
    path: '/missionLeaderboard',
    begin: async ({ memberId }) => {
      await playRound(platform.database, payees.merchant, memberId, { stakeMinor: 1_000 });
    },
    happen: followMissions,
    tempts: true,
  },
  orderConfirmed: {
    kind: 'order',
    path: '/pointMall#orders',
    happen: (member) => order(member, ['confirm']),
  },
  orderShipped: {
    kind: 'order',
    path: '/pointMall#orders',
    happen: (member) => order(member, ['confirm'], SHIP),
  },
  orderCompleted: {
    kind: 'order',
    path: '/pointMall#orders',
    happen: (member) => order(member, ['confirm'], SHIP, ['complete']),
  },
  orderRejected: {
    kind: 'order',
    path: '/pointMall#orders',
    happen: (member) => order(member, ['reject']),
  },
  feedbackAnswered: {
    kind: 'feedback',
    path: '/feedback',
    happen: async (member) => {
      const input = { questionType: 'other' as const, content: 'A fine site' };
      good(await platform.call(member, sendFeedback, input));
      await operate('feedback', 'answer', await lastOf('feedback'), ...OF, '--text', 'Thank you');
    },
  },
  applicationApproved: {
    kind: 'promotion',
    path: '/promotions#story',
    happen: (member) => apply(member, '--approve', '--amount', '5'),
  },
  promotionClaimed: {
    kind: 'promotion',
    path: '/promotions#story',
    happen: async (member) => {
      await apply(member, '--approve', '--amount', '5');
      good(await platform.call(member, claimReward, { kind: 'promotion', id: 'story' }));
    },
  },
  applicationRejected: {
    kind: 'promotion',
    path: '/promotions#story',
    happen: (member) => apply(member, '--reject'),
  },
};

/** What nobody begins within a break from play: a deposit, an application. */
export const BEGUN = new Set([
  'depositArrived',
  'depositFailed',
  'applicationApproved',
  'applicationRejected',
  'promotionClaimed',
]);
