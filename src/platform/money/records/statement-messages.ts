import type { GameType } from '#api/games.ts';
import { readWords } from '#config/languages/read-words.ts';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import type { BetState } from '#domain/bet-state.ts';
import type { RecordKind, RecordState } from '#domain/record-kinds.ts';

/** The words of a statement in one language. */
export interface StatementMessages {
  titles: { transactions: string; bets: string };
  facts: Record<'account' | 'period' | 'timeZone' | 'currency' | 'madeAt' | 'in' | 'out', string> &
    Record<'stake' | 'payout' | 'validBet' | 'rows', string>;
  columns: Record<
    'at' | 'kind' | 'state' | 'wallet' | 'amount' | 'balance' | 'reference' | 'currency',
    string
  > &
    Record<'category' | 'game' | 'stake' | 'payout' | 'validBet', string>;
  kinds: Record<RecordKind, string>;
  states: Record<RecordState, string>;
  wallets: Record<'cash' | 'bonus', string>;
  bets: Record<BetState, string>;
  gameTypes: Record<GameType, string>;
  page: string;
}

/** The words of a language; one that is not translated reads English. */
export const statementWords = (language: string): StatementMessages =>
  readWords('statements', translatedLanguages().find((code) => code === language) ?? 'en');
