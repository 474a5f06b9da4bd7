import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, askedMinor, moment } from './fields.ts';
import { gameType } from './games.ts';

/*
 * What the page of a game asks of the service that runs it (src/vendor). The platform is not asked:
 * a brand's site puts the page into a frame, and the service speaks to the platform by itself.
 */

/** A number that the service gave: of a round, of a bet. */
export const playId = z.string().check(z.minLength(1), z.maxLength(64));
/** The same id is the same act, however often it comes. */
export const playRequestId = z.uuid();

/** The rules of a game, as `GameModel` of the domain. */
export const playModel = z.object({
  kind: z.string(),
  variant: z.string(),
  /** Exact return to the player in percent. */
  rtp: z.number(),
  volatility: z.nullable(z.number()),
  shared: z.boolean(),
});

/** What everything in the page follows from. */
const playFacts = z.object({
  purpose: z.enum(['play', 'replay']),
  game: z.object({
    nodeId: z.int(),
    gameCode: z.string(),
    gameType,
    gameClassify: z.string(),
    name: z.string(),
    iconUrl: z.string(),
  }),
  model: playModel,
  /** Of a slot: what each of its pictures shows, the dearest first; empty for any other game. */
  pictures: z.array(z.string()),
  currency: z.string(),
  minorDigits: z.int(),
  language: z.string(),
  /** Real money, a trial account's play money, or a member's free trial. */
  wallet: z.enum(['real', 'trial', 'fun']),
  balanceMinor: amountMinor,
  minimumStakeMinor: amountMinor,
  maximumStakeMinor: amountMinor,
  brand: z.object({
    code: z.string(),
    name: z.string(),
    /** Where the brand's site is; messages go to it and come from it. */
    origin: z.string(),
    /** The brand's theme. */
    styleUrl: z.string(),
    mode: z.enum(['light', 'dark']),
  }),
  /** The least time from the start of a round to the start of the next. */
  roundMs: z.int(),
});

export type PlayFacts = z.infer<typeof playFacts>;

/** What binds a round before it is played. The server's seed itself is shown after rotation. */
const seedsShown = z.object({
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
});

/** A round as its player may see it now. */
export const shownRound = z.object({
  roundId: z.string(),
  /** Void: the stake was given back. */
  status: z.enum(['open', 'ended', 'void']),
  /** How many acts it has seen; the start is the first. A move names the step that it follows. */
  step: z.int(),
  /** By the kind of the game: what `show` of its rules gives. */
  view: z.unknown(),
  stakeMinor: amountMinor,
  /** Stakes included; null while it goes on. */
  payoutMinor: z.nullable(amountMinor),
  /** What it won of the brand's pool, beside the payout. */
  jackpotMinor: amountMinor,
  /** Whether the wallet has confirmed the payout; until then it is on its way. */
  paid: z.boolean(),
  startedAt: moment,
  seeds: seedsShown,
});

export type ShownRound = z.infer<typeof shownRound>;

/** A round together with what it changed. */
const roundAnswer = z.object({
  round: shownRound,
  /** Null while the wallet has not answered. */
  balanceMinor: z.nullable(amountMinor),
  /** When the next round may start, counted from the answer. */
  nextRoundInMs: z.int(),
});

/** What a page starts from: the facts, and the round that was left open or is to be shown again. */
const playState = z.object({
  facts: playFacts,
  round: z.nullable(shownRound),
  nextRoundInMs: z.int(),
});

export type PlayState = z.infer<typeof playState>;

/** What each call that stakes may be refused with, by the platform or by the rules. */
export const stakeRefusals = [
  'session_expired',
  'insufficient_funds',
  'stake_out_of_range',
  'round_too_soon',
  'round_open',
  'choice_impossible',
  'reality_check_due',
  'session_limit',
  'limit_reached',
  'cooling_off',
  'self_excluded',
  'account_frozen',
  'age_unverified',
  'game_maintenance',
  'wallet_unreachable',
  'wallet_refused',
] as const;

/** Opens a session at the game with the single-use ticket of a launch. */
export const playSession = endpoint({
  name: 'playSession',
  method: 'POST',
  path: '/play/session',
  access: 'any',
  summary: 'Opens a session of play with the single-use ticket of a launch',
  body: z.object({
    /** The vendor in whose name the game is run. */
    vendor: z.string().check(z.regex(/^[A-Z][A-Z0-9_-]{0,39}$/)),
    ticket: z.string().check(z.regex(/^[\w-]{20,128}$/)),
  }),
  value: z.extend(playState, {
    /** Bearer of the other calls. */
    token: z.string(),
  }),
  refusals: [
    'ticket_invalid',
    'session_expired',
    'game_unknown',
    'game_maintenance',
    'wallet_unreachable',
  ],
});

/** The session as it is now, after the page was loaded anew. */
export const playResume = endpoint({
  name: 'playResume',
  method: 'GET',
  path: '/play/session',
  access: 'signedIn',
  summary: 'The session as it is now: balance, and the round that is open',
  value: playState,
  refusals: ['session_expired', 'wallet_unreachable'],
});

/** Stakes and starts a round. */
export const playRound = endpoint({
  name: 'playRound',
  method: 'POST',
  path: '/play/round',
  access: 'signedIn',
  summary: 'Stakes and starts a round',
  body: z.object({
    /** The same id gives the same round. */
    requestId: playRequestId,
    /** By the kind of the game. */
    choice: z.unknown(),
    stakeMinor: askedMinor(1),
  }),
  value: roundAnswer,
  refusals: stakeRefusals,
});

/** Goes on in a round: a card, a tile, a double. */
export const playMove = endpoint({
  name: 'playMove',
  method: 'POST',
  path: '/play/move',
  access: 'signedIn',
  summary: 'Goes on in an open round',
  body: z.object({
    requestId: playRequestId,
    roundId: playId,
    /** The step that the move follows; a move that comes twice finds it passed. */
    step: z.int().check(z.nonnegative()),
    move: z.unknown(),
  }),
  value: roundAnswer,
  refusals: [...stakeRefusals, 'round_unknown', 'round_ended', 'step_passed'],
});
