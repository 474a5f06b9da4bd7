import { type TransactionRecord, transactionHistory } from '#api/records.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { endOf, readRange, startOf } from './read-range.ts';
import { type RecordChoice, selectRecords, sumRecords } from './select-records.ts';

/** A page of the member's own movements of money, the newest first. */
export const transactionHistoryHandler = handle(
  transactionHistory,
  async (input, { database, merchant, session }) => {
    const { pageNo, pageSize, kind, state } = input;
    const range = readRange(input, merchant);
    const choice = { merchantId: merchant.id, memberId: session.memberId, range, kind, state };
    const [{ total, inMinor, outMinor }, items] = await Promise.all([
      sumRecords(database, choice),
      readPage(database, choice, { pageNo, pageSize }),
    ]);
    return {
      ...range,
      pageNo,
      total,
      totalPages: Math.ceil(total / pageSize),
      currency: merchant.config.currency,
      inMinor,
      outMinor,
      items,
    };
  },
);

/** The numbers of a page come out of the index; only its own rows are then fetched. */
const readPage = async (
  database: Database,
  choice: RecordChoice,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<TransactionRecord[]> => {
  const page = selectRecords(database, choice)
    .select(['id', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const rows = await database
    .selectFrom(page.as('page'))
    .innerJoin('moneyRecord as record', (join) =>
      join
        .onRef('record.id', '=', 'page.id')
        .onRef('record.at', '=', 'page.at')
        .on('record.merchantId', '=', choice.merchantId)
        // However the rows are found: in no month but those that are asked for.
        .on('record.at', '>=', startOf(choice.range))
        .on('record.at', '<', endOf(choice.range)),
    )
    .selectAll('record')
    .orderBy('record.at', 'desc')
    .orderBy('record.id', 'desc')
    .execute();
  return rows.map(({ id, kind, state, at, amountMinor, wallet, balanceAfterMinor, reference }) => ({
    id: String(id),
    kind,
    state,
    at: at.toISOString(),
    amountMinor,
    wallet,
    balanceAfterMinor,
    reference,
  }));
};
