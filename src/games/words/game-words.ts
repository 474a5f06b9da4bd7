import { createInstance } from 'i18next';
import { intlLanguage } from '#domain/intl-language.ts';
import { gameWords } from '#generated/game-words.ts';
import type en from '#locales/en/games.json';

/** Every word of the games' pages; English is the source and gives the keys. */
type GameWords = typeof en;

type PathOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${PathOf<Tree[Name]>}`;
}[keyof Tree & string];

/** The plural forms of a language stand for one key. */
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${
  | 'zero'
  | 'one'
  | 'two'
  | 'few'
  | 'many'
  | 'other'}`
  ? Base
  : Key;

/** The name of a text: `dice.over`. One that English does not hold does not compile. */
export type GameKey = WithoutPlural<PathOf<GameWords>>;

/** Gives a text in the language of play. */
export type Translate = (key: GameKey, values?: Record<string, string | number>) => string;

type Load = () => Promise<{ default: unknown }>;

const languages: Partial<Record<string, Load>> = gameWords;

/** The language in which the pages can speak to who asked for another. */
export const translatedLanguage = (asked: string): string => (asked in languages ? asked : 'en');

/** Loads the words of a language, English for one that is not translated. */
export const loadGameWords = async (asked: string): Promise<Translate> => {
  const language = translatedLanguage(asked);
  const words = await languages[language]?.();
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    resources: { [language]: { translation: words?.default as Record<string, string> } },
    interpolation: { escapeValue: false },
  });
  instance.services.formatter?.add('number', (value: unknown) =>
    new Intl.NumberFormat(intlLanguage(language)).format(Number(value)),
  );
  // The site's own keys stand in i18next's types; here the keys are those of `GameKey`.
  return instance.t as unknown as Translate;
};
