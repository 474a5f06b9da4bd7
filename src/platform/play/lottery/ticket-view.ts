import type { Ticket } from '#api/lottery-tickets.ts';
import { betState } from '#domain/bet-state.ts';
import { lotteryGames } from '#domain/lottery/lottery-games.ts';
import { readText } from '#domain/read-text.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { toTiers } from './issue-view.ts';

/** Tickets of a brand with their bets, draws and games. */
export const selectTickets = (database: Database | OpenTransaction, merchantId: number) =>
  database
    .selectFrom('lotteryTicket as t')
    .innerJoin('bet', (join) =>
      join.onRef('bet.merchantId', '=', 't.merchantId').onRef('bet.id', '=', 't.id'),
    )
    .innerJoin('lotteryIssue as i', (join) =>
      join.onRef('i.gameCode', '=', 't.gameCode').onRef('i.issueNo', '=', 't.issueNo'),
    )
    .innerJoin('game as g', 'g.gameCode', 't.gameCode')
    .where('t.merchantId', '=', merchantId)
    .select([
      't.id',
      't.gameCode',
      'g.names',
      't.issueNo',
      'i.drawsAt',
      't.betType',
      't.picks',
      't.bets',
      't.unitMinor',
      't.multiple',
      't.odds',
      't.hits',
      't.planId',
      't.placedAt',
      'i.result',
      'bet.stakeMinor',
      'bet.currency',
      'bet.status',
      // What the house kept of a payout is nothing that the ticket brought.
      sql<number | null>`(bet.payout_minor - bet.kept_payout_minor)`.as('payoutMinor'),
      'bet.settledAt',
    ]);

type TicketRow = Awaited<ReturnType<ReturnType<typeof selectTickets>['execute']>>[number];

/** A ticket as the calls answer it. */
export const toTicket = (row: TicketRow, language: LanguageCode): Ticket => {
  const { id, names, planId, placedAt, settledAt, drawsAt, result, status, hits, ...rest } = row;
  const rules = lotteryGames[row.gameCode];
  return {
    ...rest,
    id: String(id),
    gameName: readText(names as Partial<Record<LanguageCode, string>>, language, 'en'),
    drawsAt: drawsAt.toISOString(),
    state: betState(status, row.stakeMinor, row.payoutMinor),
    hits: hits ?? {},
    result: rules ? toTiers(rules.course, result) : null,
    planId: planId === null ? null : String(planId),
    placedAt: placedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
};
