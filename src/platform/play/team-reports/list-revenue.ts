import { agentRevenue, agentRevenueFile, type RevenueRow } from '#api/agent-reports.ts';
import { gameType as gameTypes } from '#api/games.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { requireRight } from '../../people/agents/require-right.ts';
import { answerReportFile } from './answer-report-file.ts';
import { type Branch, branchAnswerOf, readBranch } from './read-branch.ts';
import {
  atOneMoment,
  type ReportQuery,
  type ReportRow,
  readRows,
  readTotal,
} from './read-report.ts';
import { cutPage, readEnd } from '../../base/lists/list-cursor.ts';
import { reportWords } from './report-words.ts';
import { statementWords } from '../../money/records/statement-messages.ts';

/** A row for each category and vendor. */
const byGame = (
  { merchantId, ownerId, fromDay, toDay }: Branch,
  gameType: string | undefined,
): ReportQuery => sql`
  select t.game_type || ':' || t.vendor_code as key, sum(t.bets)::bigint as bets,
      sum(t.stake_minor)::bigint as stake_minor, sum(t.payout_minor)::bigint as payout_minor,
      sum(t.valid_minor)::bigint as valid_minor, 0::bigint as bonus_minor, 0::bigint as rebate_minor,
      0::bigint as salary_minor, 0::bigint as fee_minor, 0::bigint as deposit_minor, 0::bigint as withdrawal_minor,
      0::bigint as first_deposits, 0::bigint as registered
    from team_game_day t
    where t.merchant_id = ${merchantId} and t.agent_id = ${ownerId}
      and t.day between ${fromDay}::date and ${toDay}::date
      ${gameType === undefined ? sql`` : sql`and t.game_type = ${gameType}`}
    group by t.game_type, t.vendor_code`;

const toRevenue = (row: Omit<ReportRow, 'value' | 'key'>) => ({
  bets: row.bets,
  stakeMinor: row.stakeMinor,
  payoutMinor: row.payoutMinor,
  validBetMinor: row.validMinor,
  revenueMinor: row.stakeMinor - row.payoutMinor,
});

const nameGames = async (
  tx: OpenTransaction,
  rows: readonly ReportRow[],
): Promise<RevenueRow[]> => {
  const vendors = await tx.selectFrom('vendor').select(['code', 'name']).execute();
  const names = new Map(vendors.map(({ code, name }) => [code, name]));
  return rows.map((row) => {
    const [type = '', vassalage = ''] = row.key.split(':');
    const vendorName = names.get(vassalage) ?? vassalage;
    return { gameType: gameTypes.parse(type), vassalage, vendorName, ...toRevenue(row) };
  });
};

/** What the team played, by category and vendor, page by page. */
export const agentRevenueHandler = handle(agentRevenue, (input, context) => {
  const { database, merchant } = context;
  requireRight(context, 'seeTeamMoney');
  const { sort, descending, pageSize, gameType } = input;
  const after = readEnd(input.after);
  return atOneMoment(database, async (tx) => {
    const branch = await readBranch(tx, input, context);
    const report = byGame(branch, gameType);
    const { rows, ...total } = await readTotal(tx, report);
    const found = await readRows(tx, report, { sort, descending, after, limit: pageSize + 1 });
    const { items, next } = cutPage(found, pageSize);
    return {
      ...branchAnswerOf(branch, merchant),
      total: toRevenue(total),
      rows,
      items: await nameGames(tx, items),
      next,
    };
  });
});

/** The same as CSV. */
export const agentRevenueFileHandler = handle(agentRevenueFile, async (input, context) => {
  const { database, language } = context;
  requireRight(context, 'seeTeamMoney');
  const { sort, descending, gameType } = input;
  const branch = await atOneMoment(database, (tx) => readBranch(tx, input, context));
  const report = byGame(branch, gameType);
  const { category, vendor, revenueMinor, columns } = reportWords(language);
  const { gameTypes: categories } = statementWords(language);
  const { bets, stakeMinor, payoutMinor, validBetMinor } = columns;
  return answerReportFile(context, {
    name: `revenue-${branch.range.from}-${branch.range.to}.csv`,
    labels: [category, vendor, bets, stakeMinor, payoutMinor, validBetMinor, revenueMinor],
    read: (tx, after, limit) => readRows(tx, report, { sort, descending, after, limit }),
    toCells: async (tx, rows) =>
      (await nameGames(tx, rows)).map((row) => [
        categories[row.gameType],
        row.vendorName,
        String(row.bets),
        { minor: row.stakeMinor },
        { minor: row.payoutMinor },
        { minor: row.validBetMinor },
        { minor: row.revenueMinor },
      ]),
  });
});
