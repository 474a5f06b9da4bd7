import { expect, test } from 'vitest';
import { fitsPattern, type PatternId, patterns } from './patterns.ts';

const cases: Record<PatternId, { fits: string[]; fails: string[] }> = {
  any: { fits: ['', 'x', 'ဗ', '\n'], fails: [] },
  length: { fits: ['x y', '密码'], fails: [] },
  letterStart: { fits: ['a', 'Ann4'], fails: ['4ann', 'an_n', 'án'] },
  lettersChinese: { fits: ['Ann', '王', 'A王'], fails: ['王1', '王 a'] },
  chineseDigits: { fits: ['王1', '12'], fails: ['a1', '王 1'] },
  chinesePunctuation: { fits: ['阿里·汗', '王，'], fails: ['王a', '王1'] },
  email: {
    fits: ['a@b.co', "o'neil+x@mail.example.com"],
    fails: ['a@b', '@b.co', 'a b@c.de', 'a@-b.co'],
  },
  alphanumeric: { fits: ['abc', '123'], fails: ['a b', 'a-1'] },
  alphanumericBoth: { fits: ['a1', '1a'], fails: ['abc', '123', 'a1!'] },
  noChinese: { fits: ['abc 1!'], fails: ['a王'] },
  digits: { fits: ['0123'], fails: ['1a', '１'] },
  alphanumericUpper: { fits: ['aB1', 'B'], fails: ['ab1', 'B!'] },
  englishSpaces: { fits: ['Ann Lee'], fails: ['Ann1', 'Án'] },
  englishTwoLetters: { fits: ['An', 'A n'], fails: ['A', 'A ', '  '] },
  upperSpaces: { fits: ['ANN LEE'], fails: ['Ann'] },
  noSpaces: { fits: ['a-王'], fails: ['a b', 'a\tb'] },
  dateYmd: {
    fits: ['2000-02-29'],
    fails: ['2001-02-29', '2000-13-01', '01-02-2000', '2000-04-31'],
  },
  dateMdy: { fits: ['02-29-2000'], fails: ['02-29-2001', '2000-02-29', '04-31-2000'] },
  korean: { fits: ['김민준'], fails: ['Kim', '김 민준'] },
  thai: { fits: ['สมชาย'], fails: ['Somchai'] },
  thaiEnglish: { fits: ['สมชาย Lee'], fails: ['สมชาย1'] },
  lettersDigitsSymbols: { fits: ['aB1!~'], fails: ['a b', 'á'] },
  strongPassword: { fits: ['aB1!'], fails: ['ab1!', 'aB!!', 'aB11', 'aB1 '] },
  fullName: { fits: ['Ann Lee', 'José de la Cruz', 'မောင် လှ'], fails: ['Ann', 'Ann  Lee', 'Ann 2'] },
  japanese: { fits: ['やまだ太郎', '佐々木', 'ヤマダー'], fails: ['Yamada', 'ﾔﾏﾀﾞ'] },
};

test.each(Object.keys(patterns) as PatternId[])(
  '%s accepts what it names and nothing else',
  (id) => {
    for (const text of cases[id].fits) expect([text, fitsPattern(id, text)]).toEqual([text, true]);
    for (const text of cases[id].fails)
      expect([text, fitsPattern(id, text)]).toEqual([text, false]);
  },
);

test.each(Object.keys(patterns) as PatternId[])('%s goes over a hostile text once', (id) => {
  const judged = (times: number) =>
    ['a', 'A1', '王', 'a ', '@', 'a.', '1-'].map((piece) =>
      fitsPattern(id, `${piece.repeat(times)}!`),
    );

  // Whoever goes back to each place of the long text comes to its end after a quarter of an hour.
  expect(judged(1_000_000)).toEqual(judged(70));
});
