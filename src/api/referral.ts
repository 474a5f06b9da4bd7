import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, moment, pageSize, wholeNumber } from './fields.ts';

/** What a friend does one after the other that brings rewards. */
export const referralStages = ['verified', 'deposit', 'active'] as const;

export type ReferralStage = (typeof referralStages)[number];

/** Who gets rewards. */
export const referralParties = ['inviter', 'friend'] as const;

/** How far a friend is: the furthest stage. */
const reachedStage = z.enum(['registered', ...referralStages]);

/** What one stage of one friend has brought. */
const stageReward = z.object({
  stage: z.enum(referralStages),
  amountMinor,
  /**
   * locked: it can still be taken back; claimable, claimed; notGiven: a cap or the budget stood against it, or it
   * was taken back.
   */
  state: z.enum(['locked', 'claimable', 'claimed', 'notGiven']),
  /** Until when it is locked; null in any other state. */
  lockedUntil: z.nullable(moment),
});

/** A friend's way, and what it has brought to the member. */
const referredFriend = z.object({
  stage: reachedStage,
  registeredAt: moment,
  /** False: nothing is earned with it. */
  qualifies: z.boolean(),
  rewards: z.array(stageReward),
});

export type ReferredFriend = z.infer<typeof referredFriend>;

const amounts = z.object({
  verifiedMinor: amountMinor,
  depositMinor: amountMinor,
  activeMinor: amountMinor,
});

/** The merchant's rules as they hold for who registers today. */
const referralTerms = z.object({
  inviter: amounts,
  friend: amounts,
  leastDepositMinor: amountMinor,
  activeBetMinor: amountMinor,
  activeDays: z.int(),
  turnover: z.int(),
  /** Days within which a reward is played through, once it is claimed. */
  bonusDays: z.int(),
  lockDays: z.int(),
  mostMonthMinor: amountMinor,
  mostMinor: amountMinor,
});

export type ReferralTerms = z.infer<typeof referralTerms>;

/** The member's own invitation, and what it has brought. */
export const referral = endpoint({
  name: 'referral',
  method: 'GET',
  path: '/wps/member/referral',
  access: 'player',
  summary: 'The member’s own invitation code, the terms, and what invited friends have brought',
  query: z.object({ language }),
  value: z.object({
    /** Null: the member cannot invite anybody, or has a break from play. */
    code: z.nullable(z.string()),
    /** The brand's own words; empty where it has none. */
    text: z.string(),
    /** The language of that text, as a BCP-47 tag. */
    textLanguage: z.string(),
    terms: referralTerms,
    currency: z.string(),
    /** Friends by the furthest stage that they have reached, those who do not qualify by themselves. */
    counts: z.object({
      registered: z.int(),
      verified: z.int(),
      deposit: z.int(),
      active: z.int(),
      unqualified: z.int(),
    }),
    lockedMinor: amountMinor,
    claimableMinor: amountMinor,
    claimedMinor: amountMinor,
    /** Of this month's most. */
    monthMinor: amountMinor,
    /** The member's own way, when somebody has invited the member. */
    invited: z.nullable(referredFriend),
  }),
  refusals: ['referral_off'],
});

/** The member's friends, the newest first; `before` goes on where a page ended. */
export const referralFriends = endpoint({
  name: 'referralFriends',
  method: 'GET',
  path: '/wps/member/referral/friends',
  access: 'player',
  summary: 'The friends whom the member has invited, the newest first',
  query: z.object({
    /** The `next` of the page before. */
    before: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    pageSize: pageSize(10, 50),
  }),
  value: z.object({
    friends: z.array(
      z.extend(referredFriend, {
        /** The username, masked. */
        name: z.string(),
      }),
    ),
    /** For the page after this one; null: there is none. */
    next: z.nullable(z.int()),
  }),
  refusals: ['referral_off'],
});
