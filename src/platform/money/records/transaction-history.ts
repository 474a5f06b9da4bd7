import { type TransactionRecord, transactionHistory } from '#api/records.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { endColumns, isBeyond } from '../../base/lists/beyond-end.ts';
import { COUNTED_MOST } from '../../base/lists/counted-most.ts';
import { answerFormer, rowsBefore } from '../../base/lists/former-pages.ts';
import { type AskedRows, cutPage, readNumberedEnd } from '../../base/lists/list-cursor.ts';
import { readRange } from './read-range.ts';
import { readSums } from './read-sums.ts';
import { type RecordChoice, selectRecords, sumRecords } from './select-records.ts';

/** A page of the member's own movements of money, the newest first. */
export const transactionHistoryHandler = handle(
  transactionHistory,
  async (input, { database, merchant, session }) => {
    const { pageSize, kind, state } = input;
    const { memberId } = session;
    const owner = { list: transactionHistory.name, merchantId: merchant.id, memberId };
    const after = readNumberedEnd(input.after, owner);
    const range = readRange(input, merchant);
    const choice = { merchantId: merchant.id, memberId, range, kind, state };
    const [sums, rows] = await Promise.all([
      readSums(input, (most) => sumRecords(database, choice, most)),
      readRows(database, choice, { after, skip: rowsBefore(input), limit: pageSize + 1 }),
    ]);
    const { items, next } = cutPage(rows, pageSize, owner);
    const former = answerFormer(input, sums?.rows);
    return {
      ...range,
      currency: merchant.config.currency,
      countedMost: COUNTED_MOST,
      sums,
      ...(former && { ...sums, ...former }),
      items: items.map(toRecord),
      next,
    };
  },
);

/** The rows of a page as the index has them, one after the other: none before them and none after them. */
const readRows = (database: Database, choice: RecordChoice, { after, skip, limit }: AskedRows) =>
  selectRecords(database, choice)
    .selectAll()
    .select(endColumns('at', 'id'))
    .where(isBeyond(sql.ref('at'), sql.ref('id'), after, true))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$if(skip > 0, (query) => query.offset(skip))
    .execute();

const toRecord = (row: Awaited<ReturnType<typeof readRows>>[number]): TransactionRecord => ({
  id: String(row.id),
  kind: row.kind,
  state: row.state,
  at: row.at.toISOString(),
  amountMinor: row.amountMinor,
  wallet: row.wallet,
  balanceAfterMinor: row.balanceAfterMinor,
  reference: row.reference,
});
