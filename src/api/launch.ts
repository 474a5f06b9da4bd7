import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language, wholeNumber, withDefault, yesNo } from './fields.ts';

/** The modes of a brand's theme; the game's page begins in the one that the site shows. */
const mode = z.optional(z.enum(['light', 'dark']));

/** Begins a game: the address of its page with a ticket, or the site's own page of a lottery. */
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
    /** The room of a card game, as `roomList` names it: its stakes hold for the whole play. */
    roomId: z.optional(z.string().check(z.maxLength(40))),
    mode,
    language,
  }),
  value: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('frame'),
      /** For a sandboxed frame or a window; its ticket works once and for 60 seconds. */
      url: z.string(),
      /** By which the platform's events name this play. */
      gameSessionId: z.string(),
      /** Whether real money, a trial account's credits or nothing at all is played for. */
      wallet: z.enum(['real', 'trial', 'fun']),
    }),
    z.object({
      kind: z.literal('page'),
      /** A path of the site. */
      path: z.string(),
    }),
  ]),
  refusals: [
    // A trial account may only try games out; a real account is needed for this one.
    'in_need_true_account',
    // The game is not offered for trying out.
    'free_trial_closed',
    'game_maintenance',
    // No game service is set up: see LIVERY_GAMES_URL.
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

/** Shows a round of one's own again, as it went, on the game's own page. */
export const roundReplay = endpoint({
  name: 'roundReplay',
  method: 'POST',
  path: '/wps/game/roundReplay',
  access: 'signedIn',
  summary: 'Shows one of the own rounds again',
  body: z.object({
    /** The bet's number in the betting records. */
    betId: wholeNumber(1, Number.MAX_SAFE_INTEGER),
    mode,
    language,
  }),
  value: z.object({
    /** For a sandboxed frame; its ticket works once and for 60 seconds. */
    url: z.string(),
  }),
  refusals: ['replay_unavailable', 'games_unavailable'],
});
