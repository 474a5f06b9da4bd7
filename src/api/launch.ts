import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language, wholeNumber, withDefault, yesNo } from './fields.ts';

/** The mode of the brand's theme; the game's page starts in the mode that the site shows. */
const mode = z.optional(z.enum(['light', 'dark']));

/**
 * Launches a game: returns the URL of its page with a ticket or, for a lottery, the path of a page
 * of the site.
 */
export const launchGame = endpoint({
  name: 'launchGame',
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'signedIn',
  summary: 'Begins a game: answers where its page is',
  body: z.object({
    nodeId: wholeNumber(1, 2_147_483_647),
    /** Play without money, where the game allows it. */
    freeTrial: withDefault(yesNo, false),
    /**
     * The room of a card game, from `roomList`; its stake limits apply to the whole game session.
     */
    roomId: z.optional(z.string().check(z.maxLength(40))),
    mode,
    language,
  }),
  value: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('frame'),
      /** For a sandboxed frame or a window; its ticket is valid once, for 60 seconds. */
      url: z.string(),
      /** Identifies this game session in the platform's events. */
      gameSessionId: z.string(),
      /** What is played with: real money, a trial account's play credits, or no money (`fun`). */
      wallet: z.enum(['real', 'trial', 'fun']),
    }),
    z.object({
      kind: z.literal('page'),
      /** A path of the site. */
      path: z.string(),
    }),
  ]),
  refusals: [
    // A trial account cannot open this game; a real account is required.
    'in_need_true_account',
    // The game offers no free trial.
    'free_trial_closed',
    'game_maintenance',
    // No game service is configured: see LIVERY_GAMES_URL.
    'games_unavailable',
    'account_frozen',
    'self_excluded',
    'cooling_off',
    'age_unverified',
    'reality_check_due',
    'session_limit',
    'limit_reached',
  ],
});

export type Launched = z.infer<typeof launchGame.value>;

/** Replays one of the account's own rounds on the game's page. */
export const roundReplay = endpoint({
  name: 'roundReplay',
  method: 'POST',
  path: '/wps/game/roundReplay',
  access: 'signedIn',
  summary: 'Shows one of the own rounds again',
  body: z.object({
    /** The bet's id in the betting records. */
    betId: wholeNumber(1, Number.MAX_SAFE_INTEGER),
    mode,
    language,
  }),
  value: z.object({
    /** For a sandboxed frame; its ticket is valid once, for 60 seconds. */
    url: z.string(),
  }),
  refusals: ['replay_unavailable', 'games_unavailable'],
});
