import { betStatement, statement } from '#api/records.ts';
import { FileAnswer } from '../../base/endpoints/file-answer.ts';
import { type ContextOf, handle, Refusal } from '../../base/endpoints/handler.ts';
import { betSheet } from './bet-sheet.ts';
import { readRange, type RecordRange } from './read-range.ts';
import { sumBets } from './select-bets.ts';
import { sumRecords, type RecordChoice, selectRecords } from './select-records.ts';
import type { Cell, Column, Sheet } from '../../base/sheets/sheet.ts';
import { statementWords, type StatementMessages } from './statement-messages.ts';
import type { Database } from '../../base/database/tables.ts';
import { answerCsv } from '../../base/sheets/answer-csv.ts';
import { BATCH, cursorOf, inBatches, isAfter } from '../../base/sheets/in-batches.ts';

/** The table of a statement of account. */
const transactionSheet = (
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

type Format = 'csv' | 'pdf';

/** The movements of money of a range as a file. */
export const statementHandler = handle(statement, async (input, context) => {
  const { database, merchant, session, language } = context;
  const { format, kind, state } = input;
  const range = readRange(input, merchant);
  const choice = { merchantId: merchant.id, memberId: session.memberId, range, kind, state };
  const { rows, inMinor, outMinor } = await sumRecords(database, choice);
  refuseLength(context, format, rows);
  const words = statementWords(language);
  return answerSheet('statement', format, range, {
    ...frameOf(context, range, words),
    ...transactionSheet(database, choice, words),
    facts: [
      ...(await factsOf(context, range, words)),
      { label: words.facts.rows, value: String(rows) },
      { label: words.facts.in, value: { minor: inMinor } },
      { label: words.facts.out, value: { minor: outMinor } },
    ],
  });
});

/** The bets of a range as a file. */
export const betStatementHandler = handle(betStatement, async (input, context) => {
  const { database, merchant, session, language } = context;
  const { format, gameType, state } = input;
  const range = readRange(input, merchant);
  const choice = { merchantId: merchant.id, memberId: session.memberId, range, gameType, state };
  const { rows, stakeMinor, payoutMinor, validBetMinor } = await sumBets(database, choice);
  refuseLength(context, format, rows);
  const words = statementWords(language);
  return answerSheet('bets', format, range, {
    ...frameOf(context, range, words),
    ...betSheet(database, choice, words, language),
    facts: [
      ...(await factsOf(context, range, words)),
      { label: words.facts.rows, value: String(rows) },
      { label: words.facts.stake, value: { minor: stakeMinor } },
      { label: words.facts.payout, value: { minor: payoutMinor } },
      { label: words.facts.validBet, value: { minor: validBetMinor } },
    ],
  });
});

type StatementContext = ContextOf<typeof statement>;

const refuseLength = ({ merchant }: StatementContext, format: Format, rows: number): void => {
  const { statementRowsMost, statementPdfRowsMost } = merchant.config.protection;
  const most = format === 'pdf' ? statementPdfRowsMost : statementRowsMost;
  if (rows > most) throw new Refusal('statement_too_long', { details: { most, rows } });
};

const frameOf = (
  { merchant, language }: StatementContext,
  { timeZone }: RecordRange,
  { page }: StatementMessages,
): Pick<Sheet, 'issuer' | 'currency' | 'timeZone' | 'language' | 'pageWord'> => ({
  issuer: merchant.config.brand.name,
  currency: merchant.config.currency,
  timeZone,
  language,
  pageWord: page,
});

const factsOf = async (
  { database, merchant, session }: StatementContext,
  { from, to, timeZone }: RecordRange,
  { facts }: StatementMessages,
): Promise<Sheet['facts']> => {
  const { username } = await database
    .selectFrom('member')
    .select('username')
    .where('merchantId', '=', merchant.id)
    .where('id', '=', session.memberId)
    .executeTakeFirstOrThrow();
  return [
    { label: facts.account, value: username },
    { label: facts.period, value: `${from} – ${to}` },
    { label: facts.timeZone, value: timeZone },
    { label: facts.currency, value: merchant.config.currency },
    { label: facts.madeAt, value: { at: new Date() } },
  ];
};

const answerSheet = async (
  name: string,
  format: Format,
  { from, to }: RecordRange,
  sheet: Sheet,
): Promise<FileAnswer> => {
  const file = `${name}-${from}-${to}.${format}`;
  if (format === 'csv') return answerCsv(file, sheet);
  // What draws pages is loaded with the first of them.
  const { writePdf } = await import('./write-pdf.ts');
  return new FileAnswer(file, 'application/pdf', writePdf(sheet));
};
