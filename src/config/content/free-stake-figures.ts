import { intlLanguage } from '#domain/intl-language.ts';
import { gameNames } from '#generated/game-names.ts';
import type { Figure } from './figure.ts';

/** Games by their names, as a language lists them; nothing has a value to look for. */
export const namesOfGames = (codes: readonly string[], language: string): Figure => {
  const names = codes.map((code) => gameNames[code]?.[language] ?? gameNames[code]?.['en'] ?? code);
  const list = new Intl.ListFormat([intlLanguage(language), 'en'], { type: 'conjunction' });
  return { value: Number.NaN, text: list.format(names) };
};
