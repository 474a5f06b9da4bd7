import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GameType } from '#api/games.ts';
import type { BetState } from '#domain/bet-state.ts';
import type { RecordKind, RecordState } from '#domain/record-kinds.ts';

/** The words of a statement in one language. */
export interface StatementWords {
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

/** Languages whose words are ours; others read English. */
const LANGUAGES = ['en', 'my', 'zh-Hans'];

const known = new Map<string, Promise<StatementWords>>();

/** Reads the words of a language once. */
export const readStatementWords = (language: string): Promise<StatementWords> => {
  const own = LANGUAGES.includes(language) ? language : 'en';
  const words = known.get(own) ?? load(own);
  known.set(own, words);
  return words;
};

const load = async (language: string): Promise<StatementWords> => {
  const file = path.join(import.meta.dirname, 'texts', `${language}.json`);
  // A test holds the three files to the same keys.
  return JSON.parse(await readFile(file, 'utf8')) as StatementWords;
};
