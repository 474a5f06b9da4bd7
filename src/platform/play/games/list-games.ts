import { gameList } from '#api/games.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { isOwnMerchant } from '../../base/merchants/own-merchant.ts';
import { wantsMobile } from './read-device.ts';
import { selectGames } from './select-games.ts';
import { toGame } from './to-game.ts';

/** Marks that would have a meaning in a pattern lose it. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Games by every filter at once, top games first. */
export const gameListHandler = handle(gameList, async (input, context, refuse) => {
  const { database, merchant, language } = context;
  if (!isOwnMerchant(merchant.code, input.merchant, input.merchantCode)) refuse('forbidden');
  let query = selectGames(database, merchant.id, { ...input, onMobile: wantsMobile(input) });
  if (input.gameName) {
    const pattern = `%${literal(input.gameName)}%`;
    query = query.where((row) =>
      row.or([
        sql<boolean>`game.names ->> 'en' ilike ${pattern}`,
        sql<boolean>`game.names ->> ${language} ilike ${pattern}`,
      ]),
    );
  }
  const rows = await query
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('isTop', 'desc')
    .orderBy('game.sequence')
    .orderBy('game.nodeId')
    .limit(input.pageSize)
    .offset((input.pageNo - 1) * input.pageSize)
    .execute();
  const totalGames = rows[0]?.total ?? (input.pageNo > 1 ? await countGames() : 0);
  return {
    games: rows.map(({ total: _total, ...row }) => toGame(row, language)),
    pageNo: input.pageNo,
    totalPages: Math.ceil(totalGames / input.pageSize),
    totalGames,
  };

  async function countGames(): Promise<number> {
    const found = await query
      .clearSelect()
      .select(sql<number>`count(*)`.as('total'))
      .execute();
    return found[0]?.total ?? 0;
  }
});
