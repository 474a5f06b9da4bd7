import { oddsOfTicket, pickText } from '#domain/lottery/pick-text.ts';
import { placeBetWithin } from '../bets/place-bet.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import type { BrandLottery } from './brand-lotteries.ts';
import { closesAtOf } from './issue-view.ts';
import type { PricedLine } from './price-order.ts';

/** One draw of an order, with what multiplies its stakes. */
export interface OrderedDraw {
  issueNo: string;
  multiple: number;
}

/** An order that was found to be in order. */
export interface CheckedOrder {
  memberId: number;
  requestId: string;
  lottery: BrandLottery;
  lines: readonly PricedLine[];
  draws: readonly OrderedDraw[];
  stopOnWin: boolean;
}

/**
 * Takes the stakes of an order and writes its tickets: all of them, or none.
 *
 * @returns the numbers of the tickets, and the order's where it has several draws
 * @throws {Refusal} `issue_unknown`, `sales_closed`, and those of `placeBet`
 */
export const buyTickets = async (
  tx: OpenTransaction,
  merchant: Merchant,
  order: CheckedOrder,
): Promise<{ ticketIds: number[]; planId: number | null }> => {
  const { memberId, requestId, lottery, lines, draws } = order;
  const { gameCode, vendorCode, nodeId } = lottery.row;
  await holdIssues(tx, merchant, gameCode, draws);
  const planId = draws.length > 1 ? await insertPlan(tx, merchant.id, order) : null;
  const ticketIds: number[] = [];
  for (const draw of draws)
    for (const [at, line] of lines.entries()) {
      const multiple = line.multiple * draw.multiple;
      const { bet } = await placeBetWithin(tx, merchant, {
        memberId,
        vendorCode,
        transactionId: `${requestId}:${draw.issueNo}:${at + 1}`,
        roundId: `${gameCode}:${draw.issueNo}`,
        gameType: 'LOTT',
        nodeId,
        stakeMinor: line.stakeMinor * draw.multiple,
        pick: pickText(line.betType, line.picks, multiple),
        ...oddsOfTicket(line.odds),
      });
      await insertTicket(tx, merchant.id, {
        id: bet.id,
        memberId,
        gameCode,
        issueNo: draw.issueNo,
        planId,
        multiple,
        line,
      });
      ticketIds.push(bet.id);
    }
  return { ticketIds, planId };
};

/**
 * Whether this cell has not been asked for a minute what it sells: a draw that waits for half a minute may be made
 * without it. Never of the first one, which asks.
 */
const isSilent = sql<boolean>`exists (select from this_cell c where not c.is_first and not exists (
  select from cell_level l where l.cell = c.name and l.subject = 'draws'
    and l.level_at > now() - interval '60 seconds'))`;

/** Keeps the draws from being made until the tickets are written; refuses those that are closed. */
const holdIssues = async (
  tx: OpenTransaction,
  merchant: Merchant,
  gameCode: string,
  draws: readonly OrderedDraw[],
): Promise<void> => {
  const held = await tx
    .selectFrom('lotteryIssue')
    .select([
      'issueNo',
      'drawsAt',
      'status',
      'beaconRound',
      'salesEndedAt',
      isSilent.as('isSilent'),
    ])
    .where('gameCode', '=', gameCode)
    .where(
      'issueNo',
      'in',
      draws.map(({ issueNo }) => issueNo),
    )
    .orderBy('issueNo')
    .forShare()
    .execute();
  const known = new Map(held.map((issue) => [issue.issueNo, issue]));
  const now = new Date();
  for (const { issueNo } of draws) {
    const issue = known.get(issueNo);
    if (!issue) throw new Refusal('issue_unknown', { details: { issueNo } });
    const isOpen =
      issue.status === 'open' && issue.beaconRound === null && issue.salesEndedAt === null;
    if (!isOpen || closesAtOf(merchant, issue.drawsAt) <= now)
      throw new Refusal('sales_closed', { details: { issueNo } });
  }
  if (held.some((issue) => issue.isSilent)) throw new Refusal('game_maintenance');
  if (known.size < draws.length)
    throw new Refusal('picks_invalid', { details: { reason: 'a draw is named twice' } });
};

const insertPlan = async (
  tx: OpenTransaction,
  merchantId: number,
  { memberId, lottery, lines, stopOnWin }: CheckedOrder,
): Promise<number> => {
  const stored = lines.map(({ betType, picks, unitMinor, multiple }) => ({
    betType,
    picks,
    unitMinor,
    multiple,
  }));
  const { id } = await tx
    .insertInto('lotteryPlan')
    .values({
      merchantId,
      memberId,
      gameCode: lottery.row.gameCode,
      lines: JSON.stringify(stored),
      stopOnWin,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const insertTicket = async (
  tx: OpenTransaction,
  merchantId: number,
  {
    line,
    ...ticket
  }: {
    id: number;
    memberId: number;
    gameCode: string;
    issueNo: string;
    planId: number | null;
    multiple: number;
    line: PricedLine;
  },
): Promise<void> => {
  await tx
    .insertInto('lotteryTicket')
    .values({
      merchantId,
      ...ticket,
      betType: line.betType,
      picks: JSON.stringify(line.picks),
      bets: line.bets,
      unitMinor: line.unitMinor,
      odds: JSON.stringify(line.odds),
    })
    .execute();
};
