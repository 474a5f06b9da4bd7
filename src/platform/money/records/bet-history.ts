import { betHistory } from '#api/records.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { endColumns, isBeyond } from '../../base/lists/beyond-end.ts';
import { COUNTED_MOST } from '../../base/lists/counted-most.ts';
import { answerFormer, rowsBefore } from '../../base/lists/former-pages.ts';
import { type AskedRows, cutPage, readNumberedEnd } from '../../base/lists/list-cursor.ts';
import { readRange } from './read-range.ts';
import { readSums } from './read-sums.ts';
import { type BetChoice, selectBets, sumBets } from './select-bets.ts';
import { toBetRecord } from './to-bet-record.ts';

/** A page of the member's own bets, the newest first. */
export const betHistoryHandler = handle(
  betHistory,
  async (input, { database, merchant, session, language }) => {
    const { pageSize, gameType, state } = input;
    const { memberId } = session;
    const owner = { list: betHistory.name, merchantId: merchant.id, memberId };
    const after = readNumberedEnd(input.after, owner);
    const range = readRange(input, merchant);
    const choice = { merchantId: merchant.id, memberId, range, gameType, state };
    const [sums, rows] = await Promise.all([
      readSums(input, (most) => sumBets(database, choice, most)),
      readRows(database, choice, { after, skip: rowsBefore(input), limit: pageSize + 1 }),
    ]);
    const { items, next } = cutPage(rows, pageSize, owner);
    const former = answerFormer(input, sums?.rows);
    return {
      ...range,
      currency: merchant.config.currency,
      countedMost: COUNTED_MOST,
      sums,
      ...(former && { ...sums, ...former }),
      items: items.map((row) => toBetRecord(row, language)),
      next,
    };
  },
);

/** The rows of a page as the index has them, one after the other; then the names of their vendors and games. */
const readRows = (database: Database, choice: BetChoice, { after, skip, limit }: AskedRows) => {
  const page = selectBets(database, choice)
    .selectAll('bet')
    .select(endColumns('bet.placedAt', 'bet.id'))
    .where(isBeyond(sql.ref('bet.placedAt'), sql.ref('bet.id'), after, true))
    .orderBy('bet.placedAt', 'desc')
    .orderBy('bet.id', 'desc')
    .limit(limit)
    .$if(skip > 0, (query) => query.offset(skip));
  return database
    .selectFrom(page.as('bet'))
    .leftJoin('vendor', 'vendor.code', 'bet.vendorCode')
    .leftJoin('game', 'game.nodeId', 'bet.nodeId')
    .selectAll('bet')
    .select(['vendor.name as vendorName', 'game.names as gameNames'])
    .orderBy('bet.placedAt', 'desc')
    .orderBy('bet.id', 'desc')
    .execute();
};
