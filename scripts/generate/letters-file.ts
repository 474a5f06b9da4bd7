import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LOCALES } from '../../src/config/languages/translated-languages.ts';
import { readSchemaFile } from '../../src/config/schema/schema-files.ts';
import { gameNames } from '../../src/generated/game-names.ts';

const require = createRequire(import.meta.url);

/** What Unicode's CLDR lists of a language; each is a set of letters. */
const KINDS = ['exemplarCharacters', 'auxiliary', 'index', 'numbers', 'punctuation'] as const;

/** Our codes by which CLDR has another name. */
const NAMES: Record<string, string> = { 'pt-BR': 'pt' };

/** Scripts that are too large to send: systems bring them along. */
const NEVER_SENT = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}]/u;

/** The letters of a set as CLDR writes it: `[a-c {ch} \- ñ]`. */
export const lettersOfSet = (set: string): string[] => {
  const letters: string[] = [];
  const parts = set.slice(1, -1).matchAll(/\\u([0-9A-Fa-f]{4})|\\(.)|(.)/gsu);
  let isRange = false;
  for (const [, code, escaped, plain] of parts) {
    if (plain === ' ' || plain === '{' || plain === '}') continue;
    if (plain === '-') {
      isRange = true;
      continue;
    }
    const letter =
      code === undefined ? (escaped ?? plain ?? '') : String.fromCharCode(parseInt(code, 16));
    const last = letter.codePointAt(0) ?? 0;
    const from = isRange ? (letters.at(-1)?.codePointAt(0) ?? last) + 1 : last;
    for (let at = from; at <= last; at += 1) letters.push(String.fromCodePoint(at));
    isRange = false;
  }
  return letters;
};

const exemplars = (language: string): string[] => {
  const name = NAMES[language] ?? language;
  const file = require.resolve(`cldr-misc-full/main/${name}/characters.json`);
  const { main } = JSON.parse(readFileSync(file, 'utf8')) as {
    main: Record<string, { characters: Record<(typeof KINDS)[number], string> }>;
  };
  const sets = main[name]?.characters;
  const letters = KINDS.flatMap((kind) => lettersOfSet(sets?.[kind] ?? '[]'));
  return [
    ...letters,
    ...letters.flatMap((letter) => Array.from(letter.toLocaleUpperCase(language))),
  ];
};

/** The letters of what we say ourselves in a language: the words of sites and the names of games. */
const ownLetters = (language: string): string[] => [
  ...globSync('*.json', { cwd: path.join(LOCALES, language) })
    .toSorted()
    .flatMap((file) => Array.from(readFileSync(path.join(LOCALES, language, file), 'utf8'))),
  ...Object.values(gameNames).flatMap((names) => Array.from(names[language] ?? '')),
];

/** Every letter beyond Latin-1 that a text in each language may need, in the order of Unicode. */
export const lettersFile = (banner: string): string => {
  const { languages } = readSchemaFile('data/fonts.json') as unknown as {
    languages: Record<string, string[]>;
  };
  const lines = Object.keys(languages).map((language) => {
    const letters = [...new Set([...exemplars(language), ...ownLetters(language)])]
      .map((letter) => letter.codePointAt(0) ?? 0)
      .filter((code) => code > 0xff && !NEVER_SENT.test(String.fromCodePoint(code)))
      .toSorted((one, other) => one - other);
    const escaped = letters.map((code) => `\\u{${code.toString(16)}}`).join('');
    return `  ${JSON.stringify(language)}: '${escaped}',`;
  });
  return `${banner}
/* Letters of languages: Unicode CLDR, © 2004-2026 Unicode, Inc., Unicode License v3 (https://www.unicode.org/license.txt). */

/** Every letter beyond Latin-1 that a text in each language may need; none of Han, Kana and Hangul. */
export const languageLetters: Record<string, string> = {
${lines.join('\n')}
};
`;
};
