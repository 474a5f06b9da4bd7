import { betHistory } from '#api/records.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readRange } from './read-range.ts';
import { selectBets, sumBets } from './select-bets.ts';
import { selectNamedBets, toBetRecord } from './to-bet-record.ts';

/** A page of the member's own bets, the newest first. */
export const betHistoryHandler = handle(
  betHistory,
  async (input, { database, merchant, session, language }) => {
    const { pageNo, pageSize, gameType, state } = input;
    const range = readRange(input, merchant);
    const choice = { merchantId: merchant.id, memberId: session.memberId, range, gameType, state };
    const page = selectBets(database, choice)
      .select('bet.id')
      .orderBy('bet.placedAt', 'desc')
      .orderBy('bet.id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    const [{ total, ...sums }, rows] = await Promise.all([
      sumBets(database, choice),
      selectNamedBets(database, merchant.id)
        .where('bet.id', 'in', page)
        .orderBy('bet.placedAt', 'desc')
        .orderBy('bet.id', 'desc')
        .execute(),
    ]);
    return {
      ...range,
      ...sums,
      pageNo,
      total,
      totalPages: Math.ceil(total / pageSize),
      currency: merchant.config.currency,
      items: rows.map((row) => toBetRecord(row, language)),
    };
  },
);
