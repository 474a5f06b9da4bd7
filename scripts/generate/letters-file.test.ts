import { expect, test } from 'vitest';
import { languageLetters } from '../../src/generated/language-letters.ts';
import { lettersOfSet } from './letters-file.ts';

test.each([
  ['[a b {ch} ñ]', 'abchñ'],
  ['[a-d x]', 'abcdx'],
  [String.raw`[\- ‑ , \[ \] \{ \u200C]`, '-‑,[]{\u200c'],
  ['[]', ''],
])('the letters of %s are read as CLDR means them', (set, expected) => {
  expect(lettersOfSet(set).join('')).toBe(expected);
});

test.each([
  ['my', 'ကအဿ၏ၐ၊၀'],
  ['pl', 'ąćęłńóśźżĄŻ'],
  ['tr', 'ğışİĞ'],
  ['vi', 'ăđơưạẾỹ'],
  ['ru', 'абяЁ'],
  ['ur', 'ٹڈڑںے'],
])('the letters of %s hold those that its texts are written with', (language, some) => {
  for (const letter of some)
    if (letter > '\u00ff') expect(languageLetters[language], letter).toContain(letter);
});
