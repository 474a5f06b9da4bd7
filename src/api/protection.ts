import * as z from 'zod/mini';
import { limitKinds, limitPeriods } from '#domain/protection-limits.ts';
import { endpoint } from './endpoint.ts';
import { amountMinor, moment, yesNo } from './fields.ts';

const kind = z.enum(limitKinds);
const period = z.enum(limitPeriods);
/** Minor units of money; whole seconds for the kind `session`. */
const amount = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

/** One limit with what is used of it at this moment. */
export const protectionLimit = z.object({
  kind,
  /** A rolling window: the last 24 hours, 7 days, one month. */
  period,
  /** What the member has set; null for none. */
  amount: z.nullable(amount),
  /** What the merchant sets for everyone; null for none. */
  cap: z.nullable(amount),
  /** The lower one of both: this holds. Null: nothing does. */
  effective: z.nullable(amount),
  used: z.int(),
  /** What is left of the effective limit; null without one. */
  remaining: z.nullable(z.int()),
  /** A higher limit (null: none at all) that was asked for and does not hold yet. */
  pending: z.nullable(
    z.object({
      amount: z.nullable(amount),
      requestedAt: moment,
      /** From then on it may be confirmed. */
      confirmableAt: moment,
      canConfirm: z.boolean(),
    }),
  ),
});

export type ProtectionLimit = z.infer<typeof protectionLimit>;

/** How long and with what result somebody has played without a longer break. */
export const playSession = z.object({
  /** A round was played within the merchant's time of a break. */
  playing: z.boolean(),
  startedAt: z.nullable(moment),
  elapsedSeconds: z.int(),
  stakedMinor: amountMinor,
  wonMinor: amountMinor,
  /** Won less staked; below zero is a loss. */
  netMinor: amountMinor,
  currency: z.string(),
});

export type PlaySession = z.infer<typeof playSession>;

/** Where the reality check stands. */
export const realityState = z.object({
  ...playSession.shape,
  /** Play is stopped until it is answered. */
  due: z.boolean(),
  /** Null while nobody plays. */
  dueAt: z.nullable(moment),
  intervalMinutes: z.int(),
});

export type RealityState = z.infer<typeof realityState>;

/** A self-exclusion that holds. */
export const selfExclusion = z.object({
  startedAt: moment,
  /** Null: for good. */
  until: z.nullable(moment),
  /** It was asked for with this account; otherwise with another one of the same person. */
  ownAccount: z.boolean(),
  /** The time is over, and the member may ask to come back: nothing ends by itself. */
  canReturn: z.boolean(),
  /** The member asked to come back, and may play from then on. */
  returnsAt: z.nullable(moment),
});

export type SelfExclusion = z.infer<typeof selfExclusion>;

/** Everything that the page of limits shows. */
export const protectionStatus = endpoint({
  name: 'protectionStatus',
  method: 'GET',
  path: '/wps/member/protection',
  access: 'member',
  summary: 'Limits, pauses, reality check and age of the signed-in account',
  value: z.object({
    currency: z.string(),
    limits: z.array(protectionLimit),
    /** Null while no pause holds. */
    coolOffUntil: z.nullable(moment),
    selfExclusion: z.nullable(selfExclusion),
    realityCheck: realityState,
    age: z.object({
      /** `agreed`: only the minimum age was agreed to. `declared`: a birthday was given. */
      state: z.enum(['agreed', 'declared', 'verified', 'underage']),
      minimum: z.int(),
      /** Play is open as far as the age goes. */
      playOpen: z.boolean(),
    }),
    /** The member wants to hear of offers. */
    marketing: z.boolean(),
  }),
  refusals: [],
});

const limitKey = { kind, period };

/**
 * Sets a limit. One that leaves less room holds at once and forgets a waiting change; more room,
 * or none at all (null), waits and must then be confirmed.
 */
export const setLimit = endpoint({
  name: 'setLimit',
  method: 'POST',
  path: '/wps/member/protection/limits',
  access: 'member',
  summary: 'Set or lift a limit',
  perMinute: 30,
  body: z.object({ ...limitKey, amount: z.nullable(amount) }),
  value: protectionLimit,
  refusals: ['limit_out_of_bounds'],
});

/** The second confirmation of a higher limit; `details.confirmableAt` comes with `limit_waits`. */
export const confirmLimit = endpoint({
  name: 'confirmLimit',
  method: 'POST',
  path: '/wps/member/protection/limits/confirm',
  access: 'member',
  summary: 'Confirm a higher limit after its waiting time',
  perMinute: 30,
  body: z.object(limitKey),
  value: protectionLimit,
  refusals: ['limit_waits', 'no_pending_limit'],
});

/** Forgets a higher limit that was asked for. */
export const cancelLimit = endpoint({
  name: 'cancelLimit',
  method: 'DELETE',
  path: '/wps/member/protection/limits',
  access: 'member',
  summary: 'Forget a higher limit that waits',
  query: z.object(limitKey),
  value: protectionLimit,
  refusals: ['no_pending_limit'],
});

/** Stops play and deposits for some hours; it can be prolonged, never shortened. */
export const startCoolOff = endpoint({
  name: 'startCoolOff',
  method: 'POST',
  path: '/wps/member/protection/coolOff',
  access: 'member',
  summary: 'Take a break from play',
  perMinute: 30,
  body: z.object({ hours: z.int().check(z.gte(1), z.lte(10_000)) }),
  value: z.object({ until: moment }),
  refusals: ['cool_off_out_of_bounds', 'cool_off_not_shorter'],
});

/**
 * Excludes the person from play and deposits at every brand of the platform, at once. Every other
 * session of the person's accounts ends; signing in to read and to withdraw stays possible.
 */
export const selfExclude = endpoint({
  name: 'selfExclude',
  method: 'POST',
  path: '/wps/member/protection/selfExclusion',
  access: 'member',
  summary: 'Exclude oneself from play at every brand',
  perMinute: 30,
  body: z.object({
    /** Null: for good. */
    months: z.nullable(z.int().check(z.gte(1), z.lte(1200))),
    /** The consequences were read and are wanted. */
    confirmed: z.literal(true),
  }),
  value: selfExclusion,
  refusals: ['self_exclusion_out_of_bounds', 'self_exclusion_not_shorter'],
});

/** After the time of a self-exclusion: asks to come back; play opens after a waiting time. */
export const returnToPlay = endpoint({
  name: 'returnToPlay',
  method: 'POST',
  path: '/wps/member/protection/selfExclusion/return',
  access: 'member',
  summary: 'Ask to come back after a self-exclusion',
  perMinute: 30,
  body: z.object({}),
  value: z.object({ returnsAt: moment }),
  refusals: ['no_self_exclusion', 'self_excluded'],
});

/** Asked by a page every minute while somebody plays. */
export const realityCheck = endpoint({
  name: 'realityCheck',
  method: 'GET',
  path: '/wps/member/protection/realityCheck',
  access: 'member',
  summary: 'Whether the reality check is due',
  value: realityState,
  refusals: [],
});

/** Goes on playing, or stops: then the play session is over. */
export const answerRealityCheck = endpoint({
  name: 'answerRealityCheck',
  method: 'POST',
  path: '/wps/member/protection/realityCheck',
  access: 'member',
  summary: 'Answer the reality check',
  perMinute: 60,
  body: z.object({ answer: z.enum(['continue', 'stop']) }),
  value: realityState,
  refusals: [],
});

/** A shorter or longer time between two reality checks, within the merchant's bounds. */
export const setRealityCheck = endpoint({
  name: 'setRealityCheck',
  method: 'POST',
  path: '/wps/member/protection/realityCheck/interval',
  access: 'member',
  summary: 'Choose the time between two reality checks',
  perMinute: 30,
  body: z.object({ minutes: z.int().check(z.gte(1), z.lte(1440)) }),
  value: realityState,
  refusals: ['reality_check_out_of_bounds'],
});

/** Time and result of the running play session; always in sight while playing. */
export const netPosition = endpoint({
  name: 'netPosition',
  method: 'GET',
  path: '/wps/member/protection/netPosition',
  access: 'member',
  summary: 'Time played and net position of the running play session',
  value: playSession,
  refusals: [],
});

/** Whether offers may be sent; not while a self-exclusion holds. */
export const setMarketing = endpoint({
  name: 'setMarketing',
  method: 'POST',
  path: '/wps/member/protection/marketing',
  access: 'member',
  summary: 'Choose whether offers may be sent',
  perMinute: 30,
  body: z.object({ wanted: yesNo }),
  value: z.object({ marketing: z.boolean() }),
  refusals: ['self_excluded'],
});
