import * as z from 'zod/mini';
import { MAX_AMOUNT_MINOR } from '#domain/amount-ceilings.ts';
import { endpoint } from './endpoint.ts';
import { amountMinor } from './fields.ts';
import { gameType } from './games.ts';

/*
 * The messages between the platform and game vendors, shared by both ends; vendor-signing.ts
 * defines how they are signed.
 */

/** What a session plays with: real money, a trial account's play credits, or neither (`fun`). */
export const playWallet = z.enum(['real', 'trial', 'fun']);

/** Ids chosen by vendors: no spaces, no characters that need escaping. */
const name = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/** Idempotency key: a repeated id with the same body gets the same response and changes nothing. */
const requestId = name;
const transactionId = name;
const secret = z.string().check(z.regex(/^[\w-]{20,128}$/));
const stake = z.int().check(z.gte(1), z.lte(MAX_AMOUNT_MINOR));
const payout = z.int().check(z.gte(0), z.lte(MAX_AMOUNT_MINOR));
/** One line in English for the player's records: what was bet on, and the result. */
const pick = z.string().check(z.minLength(1), z.maxLength(200));
const merchantCode = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
/** A player's id at the merchant. */
const playerId = z.string().check(z.regex(/^[1-9]\d{0,15}$/));

/** Refusals of every message. `request_reused` (409) is among the common codes. */
const messageRefusals = ['signature_invalid', 'clock_skew', 'nonce_reused'] as const;

/** Why a player cannot stake now: player protection, or the state of the account or the game. */
const playRefusals = [
  'session_expired',
  'insufficient_funds',
  'stake_out_of_range',
  'account_frozen',
  'game_maintenance',
  'self_excluded',
  'cooling_off',
  'age_unverified',
  'reality_check_due',
  'limit_reached',
  'session_limit',
] as const;

/** Exchanges a launch ticket for a game session, once and within 60 seconds. */
export const vendorAuthenticate = endpoint({
  name: 'vendorAuthenticate',
  method: 'POST',
  path: '/vendor/v1/authenticate',
  access: 'any',
  summary: 'Turns a launch ticket into a session',
  body: z.object({ requestId, ticket: secret }),
  value: z.object({
    sessionToken: z.string(),
    /** `replay`: only the round `roundId` may be shown, nothing may be staked. */
    purpose: z.enum(['play', 'replay']),
    roundId: z.optional(z.string()),
    playerId: z.string(),
    /** The player's name as other players may see it: masked. */
    playerName: z.string(),
    /** The merchant's code. */
    merchant: z.string(),
    /** ISO 4217; all amounts of the session are minor units of it. */
    currency: z.string(),
    /** Decimal places of the currency. */
    minorDigits: z.int(),
    /** The player's language. */
    language: z.string(),
    wallet: playWallet,
    balanceMinor: amountMinor,
    game: z.object({
      nodeId: z.int(),
      gameCode: z.string(),
      gameType,
      gameClassify: z.string(),
      /** In the session's language. */
      name: z.string(),
      iconUrl: z.string(),
      minimumStakeMinor: amountMinor,
      maximumStakeMinor: amountMinor,
    }),
    brand: z.object({
      code: z.string(),
      name: z.string(),
      /** The origin of the brand's site: `https://` and the host, no trailing slash. */
      origin: z.string(),
      /** URL of the brand's theme, below `origin`; empty when the site has not been built. */
      styleUrl: z.string(),
      mode: z.enum(['light', 'dark']),
    }),
    /** Minimum time from the start of a round to the start of the next. */
    protection: z.object({ slotRoundMs: z.int(), casinoRoundMs: z.int() }),
  }),
  refusals: [...messageRefusals, 'ticket_invalid', 'account_frozen'],
});

export type VendorSession = z.infer<typeof vendorAuthenticate.value>;

/** What the player can stake now. */
export const vendorBalance = endpoint({
  name: 'vendorBalance',
  method: 'POST',
  path: '/vendor/v1/balance',
  access: 'any',
  summary: 'What the player of a session can stake',
  body: z.object({ requestId, sessionToken: secret }),
  value: z.object({ balanceMinor: amountMinor, currency: z.string() }),
  refusals: [...messageRefusals, 'session_expired'],
});

/**
 * Takes a stake; with `payoutMinor` the bet is also settled, both or neither. A further stake in a
 * round (a double) is another bet with the same `roundId`.
 */
export const vendorBet = endpoint({
  name: 'vendorBet',
  method: 'POST',
  path: '/vendor/v1/bet',
  access: 'any',
  summary: 'Takes a stake and, with a payout, settles it at once',
  body: z.object({
    requestId,
    sessionToken: secret,
    /** The vendor's id of this bet, never reused. */
    transactionId,
    roundId: name,
    stakeMinor: stake,
    /** Decimal odds, at most three decimals, where the game has any. */
    odds: z.optional(z.number().check(z.gte(1), z.lte(1_000_000), z.multipleOf(0.001))),
    pick: z.optional(pick),
    /** What the bet pays, stake included; 0 for a lost one. Left out while the round is open. */
    payoutMinor: z.optional(payout),
  }),
  value: z.object({ balanceMinor: amountMinor, betId: z.string() }),
  refusals: [
    ...messageRefusals,
    ...playRefusals,
    // The id was used for a bet with another player, stake or payout.
    'bet_changed',
    // The id was used for a bet whose month was taken off into the archive.
    'bet_archived',
    // A rollback of this id came first.
    'bet_voided',
    // The loss to the house requires approval by a person: nothing was taken. Sent without
    // `payoutMinor` the bet is taken, and the payout waits for approval as in `win`.
    'exposure_exceeded',
  ],
  statuses: { insufficient_funds: 402 },
});

/** Settles a bet. Accepted after the session's end and in every state of the account. */
export const vendorWin = endpoint({
  name: 'vendorWin',
  method: 'POST',
  path: '/vendor/v1/win',
  access: 'any',
  summary: 'Settles a bet with its payout, 0 for a lost one',
  body: z.object({
    requestId,
    merchant: merchantCode,
    playerId,
    /** The transaction id of the bet. */
    transactionId,
    payoutMinor: payout,
    /** Replaces the bet's line in the records, now that the result is known. */
    pick: z.optional(pick),
  }),
  value: z.object({ balanceMinor: amountMinor }),
  refusals: [
    ...messageRefusals,
    // There is no such bet of this player.
    'bet_unknown',
    // The bet's month was taken off into the archive.
    'bet_archived',
    'bet_voided',
    // The bet was settled with another payout.
    'settled_otherwise',
    // The loss to the house requires approval by a person, who has been notified. The win is owed:
    // send it again, with another `requestId`.
    'exposure_exceeded',
  ],
});

/**
 * Voids a bet, open or settled. An unknown bet is recorded as voided: if it arrives later, it is
 * refused. Accepted after the session's end.
 */
export const vendorRollback = endpoint({
  name: 'vendorRollback',
  method: 'POST',
  path: '/vendor/v1/rollback',
  access: 'any',
  summary: 'Takes a bet back, also before it has come',
  body: z.object({ requestId, merchant: merchantCode, playerId, transactionId }),
  value: z.object({ balanceMinor: amountMinor }),
  refusals: [
    ...messageRefusals,
    'bet_unknown',
    // The bet's month was taken off into the archive.
    'bet_archived',
    // The payout to be returned has been spent.
    'insufficient_funds',
  ],
  statuses: { insufficient_funds: 402 },
});

/**
 * Pays the brand's jackpot pool to the bet that won it: a bet on a game of the jackpot, whose round
 * is settled with a win. A round wins only once, even if the call is repeated. A rollback of the
 * bet reverses the payment. Accepted after the session's end and in every state of the account.
 */
export const vendorJackpot = endpoint({
  name: 'vendorJackpot',
  method: 'POST',
  path: '/vendor/v1/jackpot',
  access: 'any',
  summary: 'Pays the brand’s jackpot pool to the bet that won it, once',
  body: z.object({
    requestId,
    merchant: merchantCode,
    playerId,
    /** The transaction id of the winning bet. */
    transactionId,
  }),
  /** `amountMinor` is 0 where no money was staked. */
  value: z.object({ amountMinor, balanceMinor: amountMinor }),
  refusals: [
    ...messageRefusals,
    // There is no such bet of this player.
    'bet_unknown',
    // The bet's month was taken off into the archive.
    'bet_archived',
    'bet_voided',
    // A bet of the round is still open: settle it first.
    'bet_unsettled',
    // The game is not part of the jackpot, or the round won nothing or has won the pool already.
    'jackpot_not_won',
    // The pool was won too often recently: a person has been notified, as in `win`.
    'exposure_exceeded',
  ],
});

/** All messages, in the order in which a game sends them. */
export const vendorCalls = [
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorWin,
  vendorRollback,
  vendorJackpot,
] as const;
