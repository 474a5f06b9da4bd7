import { listFormat } from '#domain/intl-formats.ts';
import { gameNames } from '#generated/game-names.ts';
import type { GameType, LanguageCode } from '#generated/merchant-config.ts';
import { readWords } from '../languages/read-words.ts';
import { translatedLanguages } from '../languages/translated-languages.ts';
import type { Figure } from './figure.ts';

const listOf = (names: readonly string[], language: string): Figure => {
  const list = listFormat(language, { type: 'conjunction' });
  return { value: Number.NaN, text: list.format(names) };
};

/** Games by their names, as a language lists them; nothing has a value to look for. */
const namesOfGames = (codes: readonly string[], language: string): Figure =>
  listOf(
    codes.map((code) => gameNames[code]?.[language] ?? gameNames[code]?.['en'] ?? code),
    language,
  );

/** Categories by the names that sites and statements have for them; English where they have none. */
const namesOfCategories = (types: readonly GameType[], language: string): Figure => {
  const known: readonly string[] = translatedLanguages();
  const { gameTypes } = readWords(
    'statements',
    known.includes(language) ? (language as LanguageCode) : 'en',
  );
  return listOf(
    types.map((type) => gameTypes[type]),
    language,
  );
};

/** `{{games}}` of a free stake: what it is staked on. */
export const boundNames = (
  { games, categories }: { games?: string[]; categories?: GameType[] },
  language: string,
): Figure =>
  games ? namesOfGames(games, language) : namesOfCategories(categories ?? [], language);
