import { placeTickets, type Ticket } from '#api/lottery-tickets.ts';
import { handle, type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { answerOnce } from '../../base/ledger/answer-once.ts';
import type { Database } from '../../base/database/tables.ts';
import { readOwnBalance } from '../../money/wallets/read-balance.ts';
import { readLottery } from './brand-lotteries.ts';
import { buyTickets, type CheckedOrder } from './buy-tickets.ts';
import { priceOrder } from './price-order.ts';
import { readCurrentIssueNo } from './read-issues.ts';
import { selectTickets, toTicket } from './ticket-view.ts';

/** Buys the tickets of an order: every line in every draw. */
export const placeTicketsHandler = handle(
  placeTickets,
  async (input, { database, merchant, session, language }) => {
    const { requestId, gameCode, lines, draws, stopOnWin } = input;
    const { memberId } = session;
    const request = {
      scope: 'placeTickets',
      requestId,
      input: [gameCode, lines, draws, stopOnWin],
    };
    const bought = await answerOnce({ database, merchant, session }, request, async (tx) => {
      const lottery = await readLottery(tx, merchant, gameCode);
      if (lottery.row.maintenance) throw new Refusal('game_maintenance');
      const priced = priceOrder(merchant, lottery, { lines, draws });
      const order: CheckedOrder = {
        memberId,
        requestId,
        lottery,
        draws,
        lines: priced,
        stopOnWin: stopOnWin && draws.length > 1,
      };
      return buyTickets(tx, merchant, order);
    }).catch((error: unknown) => nameCurrent(database, merchant, gameCode, error));
    const rows = await selectTickets(database, merchant.id)
      .where('t.id', 'in', bought.ticketIds)
      .orderBy('t.id')
      .execute();
    const tickets: Ticket[] = rows.map((row) => toTicket(row, language));
    const balance = await readOwnBalance(database, merchant, memberId, merchant.config.currency);
    return {
      tickets,
      planId: bought.planId === null ? null : String(bought.planId),
      stakeMinor: tickets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0),
      balanceMinor: balance.balanceMinor,
    };
  },
);

/** The refusal of a late order names the draw that is on sale now. */
const nameCurrent = async (
  database: Database,
  merchant: Merchant,
  gameCode: string,
  error: unknown,
): Promise<never> => {
  if (!(error instanceof Refusal) || error.code !== 'sales_closed') throw error;
  const current = await readCurrentIssueNo(database, merchant, gameCode);
  throw new Refusal('sales_closed', { details: { ...error.extra.details, current } });
};
