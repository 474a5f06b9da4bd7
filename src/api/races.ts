import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, moment } from './fields.ts';
import { gameType } from './games.ts';

/** A place in a race; the name is masked. */
const racePlace = z.object({
  rank: z.int(),
  name: z.string(),
  points: z.int(),
  /** What the place wins; null: nothing. */
  prizeMinor: z.nullable(amountMinor),
  mine: z.boolean(),
});

/** How the member is in a race. */
const ownPlace = z.object({
  /** Null: not ranked yet. */
  rank: z.nullable(z.int()),
  points: z.int(),
  validMinor: amountMinor,
  prizeMinor: z.nullable(amountMinor),
  /** Null until the race is decided, and without a prize. */
  prize: z.nullable(z.enum(['claimable', 'paid', 'expired'])),
});

/** A race of a promotion, running or over. */
const race = z.object({
  id: z.int(),
  promotionId: z.string(),
  title: z.string(),
  /** running: bets count; counting: over, late corrections are waited for; decided: the prizes are given. */
  state: z.enum(['running', 'counting', 'decided']),
  startsAt: moment,
  endsAt: moment,
  currency: z.string(),
  /** The categories whose games count; null: all. */
  gameTypes: z.nullable(z.array(gameType)),
  /** Valid bets for one point. */
  pointMinor: amountMinor,
  /** Valid bets that are needed to be ranked. */
  leastMinor: amountMinor,
  /** Of each place, the first one first. */
  prizesMinor: z.array(amountMinor),
  /** How many times a prize is staked before it becomes cash; 0: it is cash. */
  turnover: z.int(),
  /** The first places. */
  places: z.array(racePlace),
  /** Null for visitors, and before the first bet that counts. */
  own: z.nullable(ownPlace),
});

export type RaceBoard = z.infer<typeof race>;

/** The races that run, and for each promotion the last one that is over. */
export const races = endpoint({
  name: 'races',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRaces',
  access: 'any',
  summary: 'The races that run, and for each promotion the last one that is over',
  query: z.object({ language }),
  value: z.object({
    /** The platform's clock. */
    now: moment,
    races: z.array(race),
  }),
  refusals: [],
});
