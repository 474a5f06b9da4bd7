import { agentBillsFile } from '#api/agent-bills.ts';
import { readWords } from '#config/languages/read-words.ts';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { answerCsv } from '../../base/sheets/answer-csv.ts';
import type { Cell } from '../../base/sheets/sheet.ts';
import { requireRight } from '../../people/agents/require-right.ts';
import { type BillRow, readBills, toBill } from './bill-rows.ts';
import { chosenBills } from './chosen-bills.ts';

/** Rows that are in memory at once. */
const BATCH = 5000;

const COLUMNS = [
  'bill',
  'kind',
  'party',
  'startsAt',
  'endsAt',
  'figure',
  'active',
  'rate',
  'due',
  'paid',
  'owed',
  'state',
] as const;

/** The chosen bills as CSV, however many: a batch of them is in memory. */
export const agentBillsFileHandler = handle(agentBillsFile, async (input, context) => {
  requireRight(context, 'signContracts');
  const { database, merchant, session, language } = context;
  const viewerId = session.memberId;
  const known = translatedLanguages().find((code) => code === language) ?? 'en';
  const words = readWords('bill-file', known);
  const toCells = (row: BillRow): Cell[] => {
    const bill = toBill(row, { merchant, viewerId });
    return [
      String(bill.billId),
      words.kinds[bill.kind],
      bill.party ?? words.house,
      { at: row.startsAt },
      { at: row.endsAt },
      { minor: bill.figureMinor },
      String(bill.activeMembers),
      String(bill.rateMillis / 1000),
      { minor: bill.dueMinor },
      { minor: bill.paidMinor },
      { minor: bill.owedMinor },
      words.states[bill.state],
    ];
  };
  const chosen = chosenBills(input, { merchant, viewerId });
  return answerCsv('bills.csv', {
    columns: COLUMNS.map((name) => ({ label: words.columns[name], share: 100 / COLUMNS.length })),
    rows: readBatches(database, merchant.id, { chosen, toCells }),
    currency: merchant.config.currency,
    timeZone: merchant.config.timeZone,
  });
});

async function* readBatches(
  database: Database,
  merchantId: number,
  {
    chosen,
    toCells,
  }: { chosen: ReturnType<typeof chosenBills>; toCells: (row: BillRow) => Cell[] },
): AsyncGenerator<Cell[][]> {
  let before: number | null = null;
  for (;;) {
    const from = before === null ? sql`` : sql`and b.id < ${before}`;
    const rows = await readBills(database, merchantId, sql`${chosen} ${from}`, BATCH);
    yield rows.map(toCells);
    before = rows.at(-1)?.id ?? null;
    if (before === null || rows.length < BATCH) return;
  }
}
