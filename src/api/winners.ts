import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, moment, wholeNumber, withDefault } from './fields.ts';
import { gameType } from './games.ts';

/** One win on the board; the player's name is masked. */
export const winner = z.object({
  customerName: z.string(),
  gameName: z.string(),
  gameCode: z.string(),
  gameType,
  winAmountMinor: amountMinor,
  /** ISO 4217. */
  currency: z.string(),
  iconUrl: z.string(),
  wonAt: moment,
});

export type Winner = z.infer<typeof winner>;

/** The highest wins of the last thirty days, the highest first. */
export const winnerBoard = endpoint({
  name: 'winnerBoard',
  method: 'GET',
  path: '/wps/relay/GCSGAME_winnerBoard',
  access: 'any',
  summary: 'The highest wins, the highest first',
  query: z.object({
    gameCategory: z.optional(gameType),
    language,
    limitNum: withDefault(wholeNumber(1, 100), 20),
  }),
  value: z.array(z.object({ vo: winner })),
  refusals: [],
});

/** Players ranked by their total wins in a period. */
export const rankList = endpoint({
  name: 'rankList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'any',
  summary: 'Players by the sum of their wins in a day, a week or a month',
  query: z.object({
    period: withDefault(z.enum(['daily', 'weekly', 'monthly']), 'weekly'),
    limitNum: withDefault(wholeNumber(1, 100), 10),
  }),
  value: z.array(
    z.object({
      rank: z.int(),
      customerName: z.string(),
      wins: z.int(),
      totalWinMinor: amountMinor,
      currency: z.string(),
    }),
  ),
  refusals: [],
});
