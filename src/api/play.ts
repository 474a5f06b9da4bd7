import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, askedMinor, moment } from './fields.ts';
import { gameType } from './games.ts';

/*
 * The calls from a game's page to the game service that runs the game (src/vendor). They do not go
 * to the platform: a brand's site shows the page in a frame, and the service itself calls the
 * platform.
 */

/** An id given by the service to a round or a bet. */
export const playId = z.string().check(z.minLength(1), z.maxLength(64));
/** Idempotency key: a repeated id is the same request. */
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

/** The data from which the page of a game is built. */
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
  /**
   * For a slot: what each of its symbols shows, the highest-paying first; empty for any other game.
   */
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
    /** The origin of the brand's site, with which the page exchanges window messages. */
    origin: z.string(),
    /** URL of the style sheet of the brand's theme. */
    styleUrl: z.string(),
    mode: z.enum(['light', 'dark']),
  }),
  /** Minimum time from the start of a round to the start of the next. */
  roundMs: z.int(),
});

export type PlayFacts = z.infer<typeof playFacts>;

/**
 * The seeds that a round is bound to before it is played. The server seed itself is revealed after
 * rotation.
 */
const seedsShown = z.object({
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
});

/** A round as its player may see it now. */
export const shownRound = z.object({
  roundId: z.string(),
  /** `void`: the stake was returned. */
  status: z.enum(['open', 'ended', 'void']),
  /** Index of the last action; the start is 0. A move names the step that it follows. */
  step: z.int(),
  /** Depends on the kind of game: the result of `show` of its rules. */
  view: z.unknown(),
  stakeMinor: amountMinor,
  /** Stakes included; null while the round is open. */
  payoutMinor: z.nullable(amountMinor),
  /** What the round won from the brand's jackpot pool, in addition to the payout. */
  jackpotMinor: amountMinor,
  /** Whether the wallet has confirmed the payout; false while it is pending. */
  paid: z.boolean(),
  startedAt: moment,
  seeds: seedsShown,
});

export type ShownRound = z.infer<typeof shownRound>;

/** A round with the balance after it. */
const roundAnswer = z.object({
  round: shownRound,
  /** Null when the wallet has not responded yet. */
  balanceMinor: z.nullable(amountMinor),
  /** Time until the next round may start, counted from this response. */
  nextRoundInMs: z.int(),
});

/** The initial state of a page: its data, and the round that is still open or to be replayed. */
const playState = z.object({
  facts: playFacts,
  round: z.nullable(shownRound),
  nextRoundInMs: z.int(),
});

export type PlayState = z.infer<typeof playState>;

/** Refusals of every call that stakes money, by the platform or by the rules. */
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

/** Opens a game session with the single-use ticket of a launch. */
export const playSession = endpoint({
  name: 'playSession',
  method: 'POST',
  path: '/play/session',
  access: 'any',
  summary: 'Opens a session of play with the single-use ticket of a launch',
  body: z.object({
    /** The vendor on whose behalf the game is run. */
    vendor: z.string().check(z.regex(/^[A-Z][A-Z0-9_-]{0,39}$/)),
    ticket: z.string().check(z.regex(/^[\w-]{20,128}$/)),
  }),
  value: z.extend(playState, {
    /** Bearer token for the other calls. */
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

/** The current state of the session, for a page that was reloaded. */
export const playResume = endpoint({
  name: 'playResume',
  method: 'GET',
  path: '/play/session',
  access: 'signedIn',
  summary: 'The session as it is now: balance, and the round that is open',
  value: playState,
  refusals: ['session_expired', 'wallet_unreachable'],
});

/** Takes the stake and starts a round. */
export const playRound = endpoint({
  name: 'playRound',
  method: 'POST',
  path: '/play/round',
  access: 'signedIn',
  summary: 'Stakes and starts a round',
  body: z.object({
    /** The same id gives the same round. */
    requestId: playRequestId,
    /** Depends on the kind of game. */
    choice: z.unknown(),
    stakeMinor: askedMinor(1),
  }),
  value: roundAnswer,
  refusals: stakeRefusals,
});

/** Makes a move in an open round: a card, a tile, a double. */
export const playMove = endpoint({
  name: 'playMove',
  method: 'POST',
  path: '/play/move',
  access: 'signedIn',
  summary: 'Goes on in an open round',
  body: z.object({
    requestId: playRequestId,
    roundId: playId,
    /**
     * The step that the move follows; a round that is already past it refuses with `step_passed`.
     */
    step: z.int().check(z.nonnegative()),
    move: z.unknown(),
  }),
  value: roundAnswer,
  refusals: [...stakeRefusals, 'round_unknown', 'round_ended', 'step_passed'],
});
