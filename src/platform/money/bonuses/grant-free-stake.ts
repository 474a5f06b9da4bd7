import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { type BonusGrant, grantBonus, type GrantOutcome } from './grant-bonus.ts';

/** A bonus that is staked on named games alone. */
export interface FreeStake extends Omit<BonusGrant, 'bound' | 'turnover'> {
  /** Codes of the catalogue. */
  games: readonly string[];
  /** How many times it is staked on these games before it becomes cash; 1 or more. */
  turnover: number;
  /** The most of it, with what it won, that becomes cash. */
  mostMinor: number;
}

/**
 * Grants a free stake: it is active at once, or waits while another bonus is played through. On its games it is
 * staked before the member's cash, on others not at all; what it wins is staked likewise, until its turnover is
 * done.
 *
 * @returns `games_unknown` when the platform has none of the games
 */
export const grantFreeStake = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { games, mostMinor, ...grant }: FreeStake,
): Promise<GrantOutcome | { ok: false; code: 'games_unknown' }> => {
  const found = await tx
    .selectFrom('game')
    .select('nodeId')
    .where('gameCode', 'in', ['', ...games])
    .orderBy('nodeId')
    .execute();
  if (found.length === 0) return { ok: false, code: 'games_unknown' };
  const nodeIds = found.map(({ nodeId }) => nodeId);
  return grantBonus(tx, merchant, { ...grant, bound: { nodeIds, mostMinor } });
};
