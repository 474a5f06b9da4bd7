import type { TicketPlan } from '#api/lottery-tickets.ts';
import { readText } from '#domain/read-text.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';

/** A member's orders of several draws, with what their tickets say of them. */
export const selectPlans = (database: Database, merchantId: number, memberId: number) =>
  database
    .selectFrom('lotteryPlan as p')
    .innerJoin('game as g', 'g.gameCode', 'p.gameCode')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('lotteryTicket as t')
          .innerJoin('bet as b', (join) =>
            join.onRef('b.merchantId', '=', 't.merchantId').onRef('b.id', '=', 't.id'),
          )
          .innerJoin('lotteryIssue as i', (join) =>
            join.onRef('i.gameCode', '=', 't.gameCode').onRef('i.issueNo', '=', 't.issueNo'),
          )
          .whereRef('t.merchantId', '=', 'p.merchantId')
          .whereRef('t.planId', '=', 'p.id')
          .select([
            sql<number>`count(distinct t.issue_no)::int`.as('draws'),
            sql<number>`count(distinct t.issue_no) filter (where b.status = 'settled')::int`.as(
              'drawsPlayed',
            ),
            sql<number>`sum(b.stake_minor)::bigint`.as('stakeMinor'),
            sql<number>`coalesce(sum(b.stake_minor) filter (where b.status = 'void'), 0)::bigint`.as(
              'refundedMinor',
            ),
            sql<number>`coalesce(sum(b.payout_minor - b.kept_payout_minor) filter
              (where b.status = 'settled'), 0)::bigint`.as('payoutMinor'),
            sql<string | null>`(array_agg(t.issue_no order by i.draws_at) filter
              (where b.status = 'open'))[1]`.as('nextIssueNo'),
            sql<string>`min(b.currency)`.as('currency'),
          ])
          .as('s'),
      (join) => join.onTrue(),
    )
    .where('p.merchantId', '=', merchantId)
    .where('p.memberId', '=', memberId)
    .selectAll('s')
    .select(['p.id', 'p.gameCode', 'g.names', 'p.lines', 'p.stopOnWin', 'p.status', 'p.placedAt']);

type PlanRow = Awaited<ReturnType<ReturnType<typeof selectPlans>['execute']>>[number];

/** An order as the calls answer it: one that runs and has nothing open is done. */
export const toPlan = (row: PlanRow, language: LanguageCode): TicketPlan => {
  const { id, names, status, placedAt, ...rest } = row;
  return {
    ...rest,
    id: String(id),
    gameName: readText(names as Partial<Record<LanguageCode, string>>, language, 'en'),
    state: status === 'running' && row.nextIssueNo === null ? 'done' : status,
    placedAt: placedAt.toISOString(),
  };
};
