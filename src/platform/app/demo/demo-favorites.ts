import type { OpenTransaction } from '../../base/database/tables.ts';
import { selectGames } from '../../play/games/select-games.ts';

const MARKS = 9;

/** Marks some of the brand's leading games for the demo member, unless it has marks already. */
export const markDemoFavorites = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<void> => {
  const marked = await tx
    .selectFrom('favorite')
    .select('nodeId')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  if (marked) return;
  const games = await selectGames(tx, merchantId)
    .where('game.isGame', '=', 'GAME')
    .orderBy('isTop', 'desc')
    .orderBy('game.sequence')
    .limit(MARKS)
    .execute();
  const rows = games.map(({ nodeId }) => ({ merchantId, memberId, nodeId }));
  if (rows.length > 0) await tx.insertInto('favorite').values(rows).execute();
};
