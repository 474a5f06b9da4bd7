import type { Database } from '../../base/database/tables.ts';
import { BATCH, cursorOf, inBatches, isAfter } from './in-batches.ts';
import { type RecordChoice, selectRecords } from './select-records.ts';
import type { Cell, Column, Sheet } from './sheet.ts';
import type { StatementMessages } from './statement-messages.ts';

/** The table of a statement of account. */
export const transactionSheet = (
  database: Database,
  choice: RecordChoice,
  words: StatementMessages,
): Pick<Sheet, 'title' | 'columns' | 'rows'> => ({
  title: words.titles.transactions,
  columns: columnsIn(words),
  rows: readRows(database, choice, words),
});

const columnsIn = ({ columns }: StatementMessages): Column[] => [
  { label: columns.at, share: 17 },
  { label: columns.kind, share: 18 },
  { label: columns.state, share: 11 },
  { label: columns.wallet, share: 8 },
  { label: columns.amount, share: 13, isAmount: true },
  { label: columns.balance, share: 13, isAmount: true },
  { label: columns.reference, share: 20 },
];

async function* readRows(
  database: Database,
  choice: RecordChoice,
  { kinds, states, wallets }: StatementMessages,
): AsyncGenerator<Cell[][]> {
  const batches = inBatches((after) =>
    selectRecords(database, choice)
      .selectAll()
      .select(cursorOf('at'))
      .where(isAfter('at', 'id', after))
      .orderBy('at')
      .orderBy('id')
      .limit(BATCH)
      .execute(),
  );
  for await (const rows of batches)
    yield rows.map(({ at, kind, state, wallet, amountMinor, balanceAfterMinor, reference }) => [
      { at },
      kinds[kind],
      states[state],
      wallets[wallet],
      { minor: amountMinor },
      balanceAfterMinor === null ? null : { minor: balanceAfterMinor },
      reference,
    ]);
}
