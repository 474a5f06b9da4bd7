import type { GameType } from '#generated/merchant-config.ts';
import type { BoundTerms } from '../../base/database/bound-terms.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { offeredGames } from '../../base/merchants/offered-games.ts';
import { type BonusGrant, grantBonus, type GrantOutcome } from './grant-bonus.ts';

/** A bonus that is staked on named games, or on categories of games, alone. */
export interface FreeStake extends Omit<BonusGrant, 'bound' | 'turnover'> {
  /** Codes of the catalogue; either these or `categories`. */
  games?: readonly string[] | undefined;
  categories?: readonly GameType[] | undefined;
  /** How many times it is staked on these games before it becomes cash; 1 or more. */
  turnover: number;
  /** The most of it, with what it won, that becomes cash. */
  mostMinor: number;
}

/** What a grant was refused for: the brand offers none of the games any more. */
export type FreeStakeOutcome = GrantOutcome | { ok: false; code: 'games_unknown' };

/** What a file's terms say of a free stake, for so many of them together. */
export const boundFrom = (
  { games, categories, turnover, winMostMinor }: BoundTerms,
  count = 1,
): Pick<FreeStake, 'games' | 'categories' | 'turnover' | 'mostMinor'> => ({
  games,
  categories,
  turnover,
  mostMinor: winMostMinor * count,
});

/**
 * Grants a free stake: it is active at once, or waits while another bonus is played through. On its games it is
 * staked before the member's cash, on others not at all; what it wins is staked likewise, until its turnover is
 * done. Games that the brand does not offer any more are left out.
 *
 * @returns `games_unknown` when the brand offers none of the games
 */
export const grantFreeStake = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { games = [], categories = [], mostMinor, ...grant }: FreeStake,
): Promise<FreeStakeOutcome> => {
  const offered = merchant.config.categories.map(({ type }) => type);
  const gameTypes = categories.filter((type) => offered.includes(type));
  const found = await offeredGames(tx, merchant.id)
    .select('game.nodeId')
    .where('game.gameCode', 'in', ['', ...games])
    .orderBy('game.nodeId')
    .execute();
  const nodeIds = found.map(({ nodeId }) => nodeId);
  if (nodeIds.length === 0 && gameTypes.length === 0) return { ok: false, code: 'games_unknown' };
  return grantBonus(tx, merchant, {
    ...grant,
    bound: {
      mostMinor,
      ...(nodeIds.length > 0 && { nodeIds }),
      ...(gameTypes.length > 0 && { gameTypes }),
    },
  });
};
