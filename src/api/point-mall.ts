import * as z from 'zod/mini';
import { orderStates } from '#domain/order-states.ts';
import { endpoint } from './endpoint.ts';
import { amountMinor, formText, language, moment, pageSize, wholeNumber } from './fields.ts';
import { boundGames } from './bonuses.ts';
import { paymentPasswordRefusals } from './payment-password.ts';

/** What an item is: a thing that is sent, cash, money to play with, or such money for some games. */
const mallKind = z.enum(['goods', 'cash', 'bonus', 'freeStake']);

/** By what the catalogue is filtered. */
export const mallCategories = ['home', 'technology', 'fashion', 'leisure', 'play'] as const;

/** Where an order stands; PROCESSING: it is on its way. */
const orderState = z.enum(orderStates);

/** The most of one item that one order may be for. */
export const MOST_OF_ONE = 20;

/** What can be had for points. */
const mallItem = z.object({
  id: z.string(),
  kind: mallKind,
  category: z.enum(mallCategories),
  title: z.string(),
  text: z.string(),
  /** BCP-47 tag of its texts: the requested language, or the fallback used instead. */
  language: z.string(),
  /** The picture's URL. */
  art: z.string(),
  /** Of one, in whole points. */
  pricePoints: z.int(),
  /** What one credits; null for goods. */
  amountMinor: z.nullable(amountMinor),
  currency: z.string(),
  /** How many times it is staked before it may be withdrawn; null for goods. */
  turnover: z.nullable(z.number()),
  /** Where a free stake is staked, and the most of one that becomes cash; left out for other kinds. */
  freeStake: z.optional(boundGames),
  /** How many are left; null: as many as are wanted. */
  left: z.nullable(z.int()),
  /** How many more this member may have; null: as many as it has points for. */
  mayHave: z.nullable(z.int()),
  /** From which rank on members may have it, and whether this one has it; null: every member. */
  leastRank: z.nullable(z.object({ name: z.string(), isReached: z.boolean() })),
});

export type MallItemView = z.infer<typeof mallItem>;

/** What a member redeemed. */
const redemption = z.object({
  id: z.int(),
  itemId: z.string(),
  kind: mallKind,
  title: z.string(),
  language: z.string(),
  art: z.string(),
  quantity: z.int(),
  /** For all of them together, in whole points. */
  pricePoints: z.int(),
  amountMinor: z.nullable(amountMinor),
  currency: z.string(),
  turnover: z.nullable(z.number()),
  state: orderState,
  requestedAt: moment,
  confirmedAt: z.nullable(moment),
  shippedAt: z.nullable(moment),
  closedAt: z.nullable(moment),
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  /** Why it was rejected, in the operator's words. */
  reason: z.nullable(z.string()),
});

export type Redemption = z.infer<typeof redemption>;

/** To whom goods are sent. */
const recipient = z.object({
  name: formText(80).check(z.minLength(1)),
  mobile: formText(24).check(z.regex(/^\+?[\d\s().-]{5,24}$/u)),
  address: formText(300).check(z.minLength(1)),
});

export type Recipient = z.infer<typeof recipient>;

const id = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** The catalogue of the points mall. */
export const mallItems = endpoint({
  name: 'mallItems',
  method: 'GET',
  path: '/wps/member/points/rewards',
  access: 'member',
  summary: 'What can be had for points',
  query: z.object({ language }),
  value: z.array(mallItem),
  refusals: [],
});

/** Redeems points: cash and bonuses are there at once, goods become an order. */
export const redeemItem = endpoint({
  name: 'redeemItem',
  method: 'POST',
  path: '/wps/member/points/redeem',
  access: 'member',
  encrypted: true,
  summary: 'Redeems points for an item of the points mall',
  perMinute: 20,
  body: z.object({
    requestId: z.uuid(),
    itemId: z.string().check(z.maxLength(64)),
    quantity: wholeNumber(1, MOST_OF_ONE),
    /** What one costs as the member has read it. */
    pricePoints: wholeNumber(1, 1_000_000_000),
    paymentPassword: z.string().check(z.maxLength(64)),
    /** For goods, and only for them. */
    recipient: z.optional(recipient),
  }),
  value: redemption,
  refusals: [
    'mall_item_unknown',
    'mall_item_changed',
    'mall_sold_out',
    'mall_limit',
    'mall_rank',
    'points_short',
    'points_off',
    'free_stake_unplayable',
    'account_frozen',
    'self_excluded',
    'cooling_off',
    'age_unverified',
    ...paymentPasswordRefusals,
  ],
});

/** What the member redeemed, the newest first. */
export const redemptions = endpoint({
  name: 'redemptions',
  method: 'GET',
  path: '/wps/member/points/redemptions',
  access: 'member',
  summary: 'What the member redeemed',
  query: z.object({
    language,
    /** `next` of the page before. */
    before: z.optional(id),
    pageSize: pageSize(10, 50),
  }),
  value: z.object({
    list: z.array(redemption),
    /** For the page that follows; null: there is none. */
    next: z.nullable(z.int()),
  }),
  refusals: [],
});

/** One order of the member, with where it goes. */
export const redemptionDetail = endpoint({
  name: 'redemptionDetail',
  method: 'GET',
  path: '/wps/member/points/redemptions/detail',
  access: 'member',
  summary: 'One thing that the member redeemed',
  query: z.object({ id, language }),
  value: z.extend(redemption, {
    /** Null for what is not sent, and once it is erased. */
    recipient: z.nullable(z.object({ name: z.string(), mobile: z.string(), address: z.string() })),
    /** The address was erased some time after the end of the order. */
    isErased: z.boolean(),
  }),
  refusals: [],
});
