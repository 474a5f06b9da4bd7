import * as z from 'zod/mini';
import { limitKinds, limitPeriods } from '#domain/protection-limits.ts';
import { endpoint } from './endpoint.ts';
import { amountMinor, moment, yesNo } from './fields.ts';

const kind = z.enum(limitKinds);
const period = z.enum(limitPeriods);
/** Minor units of money; whole seconds for the kind `session`. */
const amount = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

/** One limit and its current usage. */
export const protectionLimit = z.object({
  kind,
  /** A rolling window: the last 24 hours, 7 days, one month. */
  period,
  /** What the member has set; null for none. */
  amount: z.nullable(amount),
  /** What the merchant sets for everyone; null for none. */
  cap: z.nullable(amount),
  /** The lower of the two, which applies; null when there is none. */
  effective: z.nullable(amount),
  used: z.int(),
  /** What is left of the effective limit; null without one. */
  remaining: z.nullable(z.int()),
  /** A requested higher limit (amount null: no limit) that is not in effect yet. */
  pending: z.nullable(
    z.object({
      amount: z.nullable(amount),
      requestedAt: moment,
      /** From when it may be confirmed. */
      confirmableAt: moment,
      canConfirm: z.boolean(),
    }),
  ),
});

export type ProtectionLimit = z.infer<typeof protectionLimit>;

/** Duration and result of a member's play without a longer break. */
export const playSession = z.object({
  /** The last round was played within the merchant's break time. */
  playing: z.boolean(),
  startedAt: z.nullable(moment),
  elapsedSeconds: z.int(),
  stakedMinor: amountMinor,
  wonMinor: amountMinor,
  /** Won minus staked; negative for a loss. */
  netMinor: amountMinor,
  currency: z.string(),
});

export type PlaySession = z.infer<typeof playSession>;

/** The state of the reality check. */
export const realityState = z.object({
  ...playSession.shape,
  /** Play is blocked until the check is answered. */
  due: z.boolean(),
  /** Null while the member is not playing. */
  dueAt: z.nullable(moment),
  intervalMinutes: z.int(),
});

export type RealityState = z.infer<typeof realityState>;

/** A self-exclusion in effect. */
export const selfExclusion = z.object({
  startedAt: moment,
  /** Null: permanent. */
  until: z.nullable(moment),
  /** True when requested with this account; false when with another account of the same person. */
  ownAccount: z.boolean(),
  /** The period is over and the member may request to return; an exclusion never ends by itself. */
  canReturn: z.boolean(),
  /** When the member may play again; null until the member has requested to return. */
  returnsAt: z.nullable(moment),
});

export type SelfExclusion = z.infer<typeof selfExclusion>;

/** Everything that the page of limits and pauses shows. */
export const protectionStatus = endpoint({
  name: 'protectionStatus',
  method: 'GET',
  path: '/wps/member/protection',
  access: 'member',
  summary: 'Limits, pauses, reality check and age of the signed-in account',
  value: z.object({
    currency: z.string(),
    limits: z.array(protectionLimit),
    /** Null while no cool-off is in effect. */
    coolOffUntil: z.nullable(moment),
    selfExclusion: z.nullable(selfExclusion),
    realityCheck: realityState,
    age: z.object({
      /** `agreed`: only the minimum age was agreed to. `declared`: a birthday was given. */
      state: z.enum(['agreed', 'declared', 'verified', 'underage']),
      minimum: z.int(),
      /** The age does not prevent play. */
      playOpen: z.boolean(),
    }),
    /** The member wants to receive offers. */
    marketing: z.boolean(),
  }),
  refusals: [],
});

const limitKey = { kind, period };

/**
 * Sets a limit. A lower one takes effect immediately and discards a pending change; a higher one,
 * or none at all (null), must wait and then be confirmed.
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

/**
 * Confirms a higher limit after its waiting time, within seven days; then it has to be asked for anew. `limit_waits` carries
 * `details.confirmableAt`.
 */
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

/** Cancels a pending higher limit. */
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

/**
 * Starts a cool-off: blocks play and deposits for some hours. It can be extended, never shortened.
 */
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
 * Excludes the person from play and deposits at every brand of the platform, immediately. Every
 * other session of the person's accounts ends; signing in to view the account and to withdraw stays
 * possible.
 */
export const selfExclude = endpoint({
  name: 'selfExclude',
  method: 'POST',
  path: '/wps/member/protection/selfExclusion',
  access: 'member',
  summary: 'Exclude oneself from play at every brand',
  perMinute: 30,
  body: z.object({
    /** Null: permanent. */
    months: z.nullable(z.int().check(z.gte(1), z.lte(1200))),
    /** The member has read and accepts the consequences. */
    confirmed: z.literal(true),
  }),
  value: selfExclusion,
  refusals: ['self_exclusion_out_of_bounds', 'self_exclusion_not_shorter'],
});

/** Requests to return after the period of a self-exclusion; play opens after a waiting time. */
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

/** The state of the reality check; pages poll it every minute during play. */
export const realityCheck = endpoint({
  name: 'realityCheck',
  method: 'GET',
  path: '/wps/member/protection/realityCheck',
  access: 'member',
  summary: 'Whether the reality check is due',
  value: realityState,
  refusals: [],
});

/** Answers the reality check: continue, or stop, which ends the play session. */
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

/** Sets the time between two reality checks, within the merchant's bounds. */
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

/** Duration and result of the open play session; always visible during play. */
export const netPosition = endpoint({
  name: 'netPosition',
  method: 'GET',
  path: '/wps/member/protection/netPosition',
  access: 'member',
  summary: 'Time played and net position of the running play session',
  value: playSession,
  refusals: [],
});

/** Sets whether offers may be sent; refused while a self-exclusion is in effect. */
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
