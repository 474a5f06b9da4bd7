import {
  agentDownlineTransactions,
  agentDownlineTransactionsFile,
  type DownlineTransaction,
} from '#api/agent-records.ts';
import type { RecordKind, RecordState } from '#domain/record-kinds.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { COUNTED_MOST } from '../../base/lists/counted-most.ts';
import { statementWords } from '../../money/records/statement-messages.ts';
import { downlineName, type MaskSettings } from '../../people/agents/downline-name.ts';
import { requireDownline } from '../../people/agents/require-downline.ts';
import { requireRight } from '../../people/agents/require-right.ts';
import { answerReportFile, LIST_BATCH } from './answer-report-file.ts';
import { type Branch, branchAnswerOf, readBranch } from './read-branch.ts';
import { atOneMoment } from './read-report.ts';
import { cutPage, readNumberedEnd, type RowEnd } from '../../base/lists/list-cursor.ts';
import { reportWords } from './report-words.ts';
import { type BelowList, type BelowOrder, selectBelow, readTotals } from './select-below.ts';

interface Choice {
  memberId?: number | undefined;
  kind?: RecordKind | undefined;
  state?: RecordState | undefined;
}

interface Row extends RowEnd {
  memberId: number;
  username: string;
  level: number;
  id: number;
  kind: DownlineTransaction['kind'];
  state: RecordState;
  at: Date;
  amountMinor: number;
  reference: string;
}

const listOf = ({ memberId, kind, state }: Choice): BelowList => ({
  table: sql`money_record`,
  at: sql`r.at`,
  where: sql`r.kind not in ('bet', 'payout')
    ${kind === undefined ? sql`` : sql`and r.kind = ${kind}`}
    ${state === undefined ? sql`` : sql`and r.state = ${state}`}`,
  memberId,
});

const readRows = async (
  tx: OpenTransaction,
  branch: Branch,
  choice: Choice,
  order: BelowOrder,
): Promise<Row[]> => {
  const way = sql.raw(order.descending ? 'desc' : 'asc');
  const { rows } = await sql<Row>`select r.*, m.username
    from (${await selectBelow(tx, branch, listOf(choice), order)}) r
    join member m on m.merchant_id = r.merchant_id and m.id = r.member_id
    order by r.value ${way}, r.id ${way}`.execute(tx);
  return rows;
};

const SUMS = sql`
  coalesce(sum(r.amount_minor) filter (where r.amount_minor > 0 and r.balance_after_minor is not null), 0)::bigint
    as in_minor,
  coalesce(sum(r.amount_minor) filter (where r.amount_minor < 0 and r.balance_after_minor is not null), 0)::bigint
    as out_minor`;

const readTotal = (tx: OpenTransaction, branch: Branch, choice: Choice, exact: boolean) =>
  readTotals<{ inMinor: number; outMinor: number }>(tx, branch, listOf(choice), {
    sums: SUMS,
    exact,
  });

const toTransaction = (config: MaskSettings, row: Row): DownlineTransaction => ({
  memberId: row.memberId,
  name: downlineName(config, row.username, row.level),
  level: row.level,
  id: String(row.id),
  kind: row.kind,
  state: row.state,
  at: row.at.toISOString(),
  amountMinor: row.amountMinor,
  reference: row.reference,
});

/** The movements of money of those below, page by page. */
export const agentDownlineTransactionsHandler = handle(
  agentDownlineTransactions,
  (input, context) => {
    const { database, merchant, session } = context;
    requireRight(context, 'seeTeamMoney');
    const { descending, pageSize, exact } = input;
    const after = readNumberedEnd(input.after);
    return atOneMoment(database, async (tx) => {
      if (input.memberId !== undefined)
        await requireDownline({ database: tx, merchant, session }, input.memberId);
      const branch = await readBranch(tx, input, context);
      const found = await readRows(tx, branch, input, { descending, after, limit: pageSize + 1 });
      const { items, next } = cutPage(found, pageSize);
      return {
        ...branchAnswerOf(branch, merchant),
        countedMost: COUNTED_MOST,
        total: after ? null : await readTotal(tx, branch, input, exact),
        items: items.map((row) => toTransaction(merchant.config, row)),
        next,
      };
    });
  },
);

/** The same as CSV. */
export const agentDownlineTransactionsFileHandler = handle(
  agentDownlineTransactionsFile,
  async (input, context) => {
    const { database, merchant, session, language } = context;
    requireRight(context, 'seeTeamMoney');
    const { descending } = input;
    const branch = await atOneMoment(database, async (tx) => {
      if (input.memberId !== undefined)
        await requireDownline({ database: tx, merchant, session }, input.memberId);
      return readBranch(tx, input, context);
    });
    const { name, level } = reportWords(language);
    const { columns, kinds, states } = statementWords(language);
    return answerReportFile(context, {
      name: `transactions-${branch.range.from}-${branch.range.to}.csv`,
      labels: [
        columns.at,
        name,
        level,
        columns.kind,
        columns.state,
        columns.amount,
        columns.reference,
      ],
      batch: LIST_BATCH,
      read: (tx, after, limit) => readRows(tx, branch, input, { descending, after, limit }),
      toCells: (_tx, rows) =>
        rows.map((row) => [
          { at: row.at },
          downlineName(merchant.config, row.username, row.level),
          String(row.level),
          kinds[row.kind],
          states[row.state],
          { minor: row.amountMinor },
          row.reference,
        ]),
    });
  },
);
