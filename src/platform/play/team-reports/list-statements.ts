import { agentStatements, agentStatementsFile } from '#api/agent-reports.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { requireRight } from '../../people/agents/require-right.ts';
import { answerReportFile } from './answer-report-file.ts';
import { branchAnswerOf, readBranch } from './read-branch.ts';
import { atOneMoment, readRows, readTotal, toFigures } from './read-report.ts';
import { cutPage, readEnd } from '../../base/lists/list-cursor.ts';
import { reportWords } from './report-words.ts';
import { byDay, byDownline, nameRows } from './statement-rows.ts';

/** Profit and loss of the team by downline or by day, page by page. */
export const agentStatementsHandler = handle(agentStatements, (input, context) => {
  const { database, merchant } = context;
  requireRight(context, 'seeTeamMoney');
  const { sort, descending, pageSize, by } = input;
  const after = readEnd(input.after);
  return atOneMoment(database, async (tx) => {
    const branch = await readBranch(tx, input, context);
    const report = by === 'day' ? byDay(branch) : byDownline(branch);
    const { rows, ...total } = await readTotal(tx, report);
    const found = await readRows(tx, report, { sort, descending, after, limit: pageSize + 1 });
    const { items, next } = cutPage(found, pageSize);
    return {
      ...branchAnswerOf(branch, merchant),
      total: toFigures(total),
      rows,
      items: await nameRows(tx, merchant.config, branch, items),
      next,
    };
  });
});

const FIGURES = [
  'bets',
  'stakeMinor',
  'payoutMinor',
  'validBetMinor',
  'bonusMinor',
  'rebateMinor',
  'salaryMinor',
  'feeMinor',
  'depositMinor',
  'withdrawalMinor',
  'firstDeposits',
  'registered',
  'profitMinor',
  'baseMinor',
] as const;

/** Figures that are numbers of something, not money. */
const COUNTS: readonly string[] = ['bets', 'firstDeposits', 'registered'];

/** The same as CSV, however many rows there are. */
export const agentStatementsFileHandler = handle(agentStatementsFile, async (input, context) => {
  const { database, merchant, language } = context;
  requireRight(context, 'seeTeamMoney');
  const { sort, descending, by } = input;
  const branch = await atOneMoment(database, (tx) => readBranch(tx, input, context));
  const report = by === 'day' ? byDay(branch) : byDownline(branch);
  const words = reportWords(language);
  return answerReportFile(context, {
    name: `statements-${branch.range.from}-${branch.range.to}.csv`,
    labels: [words.row, ...FIGURES.map((name) => words.columns[name])],
    read: (tx, after, limit) => readRows(tx, report, { sort, descending, after, limit }),
    toCells: async (tx, rows) => {
      const named = await nameRows(tx, merchant.config, branch, rows);
      return named.map((row) => [
        row.day ?? row.name ?? (row.row === 'former' ? words.former : words.own),
        ...FIGURES.map((name) =>
          COUNTS.includes(name) ? String(row[name]) : { minor: row[name] },
        ),
      ]);
    },
  });
});
