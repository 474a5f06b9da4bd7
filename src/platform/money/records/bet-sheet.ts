import type { LanguageCode } from '#generated/merchant-config.ts';
import type { Database } from '../../base/database/tables.ts';
import { BATCH, cursorOf, inBatches, isAfter } from '../../base/sheets/in-batches.ts';
import { type BetChoice, selectBets } from './select-bets.ts';
import type { Cell, Column, Sheet } from '../../base/sheets/sheet.ts';
import type { StatementMessages } from './statement-messages.ts';
import { selectNamedBets, toBetRecord } from './to-bet-record.ts';

/** The table of a statement of bets. */
export const betSheet = (
  database: Database,
  choice: BetChoice,
  words: StatementMessages,
  language: LanguageCode,
): Pick<Sheet, 'title' | 'columns' | 'rows'> => ({
  title: words.titles.bets,
  columns: columnsIn(words),
  rows: readRows(database, choice, words, language),
});

const columnsIn = ({ columns }: StatementMessages): Column[] => [
  { label: columns.at, share: 16 },
  { label: columns.category, share: 10 },
  { label: columns.game, share: 20 },
  { label: columns.state, share: 9 },
  { label: columns.stake, share: 11, isAmount: true },
  { label: columns.payout, share: 11, isAmount: true },
  { label: columns.validBet, share: 11, isAmount: true },
  { label: columns.reference, share: 12 },
];

async function* readRows(
  database: Database,
  choice: BetChoice,
  { gameTypes, bets }: StatementMessages,
  language: LanguageCode,
): AsyncGenerator<Cell[][]> {
  const batches = inBatches((after) =>
    selectNamedBets(database, choice.merchantId)
      .select(cursorOf('bet.placedAt'))
      .where(
        'bet.id',
        'in',
        selectBets(database, choice)
          .select('bet.id')
          .where(isAfter('bet.placedAt', 'bet.id', after))
          .orderBy('bet.placedAt')
          .orderBy('bet.id')
          .limit(BATCH),
      )
      .orderBy('bet.placedAt')
      .orderBy('bet.id')
      .execute(),
  );
  for await (const rows of batches)
    yield rows.map((row) => {
      const bet = toBetRecord(row, language);
      return [
        { at: row.placedAt },
        gameTypes[bet.gameType],
        bet.gameName ?? bet.vendorName,
        bets[bet.state],
        { minor: bet.stakeMinor },
        { minor: bet.payoutMinor },
        { minor: bet.validBetMinor },
        bet.reference,
      ];
    });
}
