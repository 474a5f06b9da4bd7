import { agentDownlineBets, agentDownlineBetsFile, type DownlineBet } from '#api/agent-records.ts';
import { gameType as gameTypes } from '#api/games.ts';
import { type BetState, betState } from '#domain/bet-state.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { COUNTED_MOST } from '../../base/lists/counted-most.ts';
import { statementWords } from '../../money/records/statement-messages.ts';
import { downlineName } from '../../people/agents/downline-name.ts';
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
  gameType?: string | undefined;
  state?: BetState | undefined;
}

interface Row extends RowEnd {
  memberId: number;
  username: string;
  level: number;
  id: number;
  status: 'settled' | 'void';
  placedAt: Date;
  settledAt: Date;
  gameType: string;
  vendorCode: string;
  vendorName: string | null;
  gameNames: Record<string, string> | null;
  stakeMinor: number;
  payoutMinor: number;
  validMinor: number;
  transactionId: string;
}

/** What the bet `r` has brought: what the house kept of a payout is none of it. */
const BROUGHT = sql`(r.payout_minor - r.kept_payout_minor)`;

/** What a bet has become, as a condition on its row `r`. */
const STATES: Readonly<Record<BetState, ReturnType<typeof sql>>> = {
  open: sql`false`,
  won: sql`r.status = 'settled' and ${BROUGHT} > r.stake_minor`,
  lost: sql`r.status = 'settled' and ${BROUGHT} < r.stake_minor`,
  push: sql`r.status = 'settled' and ${BROUGHT} = r.stake_minor`,
  void: sql`r.status = 'void'`,
};

const listOf = ({ memberId, gameType, state }: Choice): BelowList => ({
  table: sql`bet`,
  at: sql`r.settled_at`,
  where: sql`r.currency <> 'XTS'
    ${gameType === undefined ? sql`` : sql`and r.game_type = ${gameType}`}
    ${state === undefined ? sql`` : sql`and ${STATES[state]}`}`,
  memberId,
});

const readRows = async (
  tx: OpenTransaction,
  branch: Branch,
  choice: Choice,
  order: BelowOrder,
): Promise<Row[]> => {
  const way = sql.raw(order.descending ? 'desc' : 'asc');
  const { rows } =
    await sql<Row>`select r.id, r.value, r.key, r.member_id, r.level, r.status, r.placed_at, r.settled_at, r.game_type,
      r.vendor_code, r.stake_minor, ${BROUGHT} as payout_minor, r.valid_minor, r.transaction_id, m.username, v.name as vendor_name, g.names as game_names
    from (${await selectBelow(tx, branch, listOf(choice), order)}) r
    join member m on m.merchant_id = r.merchant_id and m.id = r.member_id
    left join vendor v on v.code = r.vendor_code
    left join game g on g.node_id = r.node_id
    order by r.value ${way}, r.id ${way}`.execute(tx);
  return rows;
};

const SUMS = sql`
  coalesce(sum(r.stake_minor) filter (where r.status = 'settled'), 0)::bigint as stake_minor,
  coalesce(sum(${BROUGHT}) filter (where r.status = 'settled'), 0)::bigint as payout_minor,
  coalesce(sum(r.valid_minor) filter (where r.status = 'settled'), 0)::bigint as valid_bet_minor`;

const readTotal = (tx: OpenTransaction, branch: Branch, choice: Choice, exact: boolean) =>
  readTotals<{ stakeMinor: number; payoutMinor: number; validBetMinor: number }>(
    tx,
    branch,
    listOf(choice),
    { sums: SUMS, exact },
  );

const toBet = ({ config }: Merchant, language: LanguageCode, row: Row): DownlineBet => {
  const counts = row.status === 'settled';
  return {
    memberId: row.memberId,
    name: downlineName(config, row.username, row.level),
    level: row.level,
    id: String(row.id),
    state: betState(row.status, row.stakeMinor, row.payoutMinor),
    placedAt: row.placedAt.toISOString(),
    settledAt: row.settledAt.toISOString(),
    gameType: gameTypes.parse(row.gameType),
    vassalage: row.vendorCode,
    vendorName: row.vendorName ?? row.vendorCode,
    gameName: row.gameNames?.[language] ?? row.gameNames?.['en'] ?? null,
    stakeMinor: row.stakeMinor,
    payoutMinor: counts ? row.payoutMinor : 0,
    validBetMinor: counts ? row.validMinor : 0,
    reference: row.transactionId,
  };
};

/** The settled bets of those below, page by page. */
export const agentDownlineBetsHandler = handle(agentDownlineBets, (input, context) => {
  const { database, merchant, session, language } = context;
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
      items: items.map((row) => toBet(merchant, language, row)),
      next,
    };
  });
});

/** The same as CSV. */
export const agentDownlineBetsFileHandler = handle(
  agentDownlineBetsFile,
  async (input, context) => {
    const { database, merchant, session, language } = context;
    requireRight(context, 'seeTeamMoney');
    const { descending } = input;
    const branch = await atOneMoment(database, async (tx) => {
      if (input.memberId !== undefined)
        await requireDownline({ database: tx, merchant, session }, input.memberId);
      return readBranch(tx, input, context);
    });
    const { name, level, settledAt } = reportWords(language);
    const { columns, bets, gameTypes: categories } = statementWords(language);
    return answerReportFile(context, {
      name: `bets-${branch.range.from}-${branch.range.to}.csv`,
      labels: [
        settledAt,
        name,
        level,
        columns.category,
        columns.game,
        columns.state,
        columns.stake,
      ].concat(columns.payout, columns.validBet, columns.reference),
      batch: LIST_BATCH,
      read: (tx, after, limit) => readRows(tx, branch, input, { descending, after, limit }),
      toCells: (_tx, rows) =>
        rows.map((row) => {
          const bet = toBet(merchant, language, row);
          return [
            { at: row.settledAt },
            bet.name,
            String(bet.level),
            categories[bet.gameType],
            bet.gameName ?? bet.vendorName,
            bets[bet.state],
            { minor: bet.stakeMinor },
            { minor: bet.payoutMinor },
            { minor: bet.validBetMinor },
            bet.reference,
          ];
        }),
    });
  },
);
