import { recentGame } from '#api/game-lobby.ts';
import type { GameType, LanguageCode } from '#generated/merchant-config.ts';

import { remoteQuery } from '../remote/remote-query.ts';

import type { GamePage } from './games.state.ts';

/** What a member's recent games can be narrowed to. */
export interface RecentFilter {
  language: LanguageCode;
  gameType?: GameType;
  vassalage?: string;
  pageSize: number;
  /** Which sign-in of this page asks, so that no member sees another's. */
  signIn: number;
  /** How many games were started on this page: another start makes another list. */
  started: number;
}

/** The games that the account has started, page by page. */
export const recentPageQuery = remoteQuery<RecentFilter & { pageNo: number }, GamePage>(
  async (call, { signIn: _signIn, started: _started, pageNo, ...input }) => {
    const outcome = await call(recentGame, { clientType: 'WEB', ...input, page: pageNo });
    if (!outcome.ok) return outcome;
    const { list, totalPages, total } = outcome.value;
    return { ok: true, value: { games: list, totalPages, totalGames: total } };
  },
);
