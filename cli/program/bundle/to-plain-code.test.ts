import { isAscii } from 'node:buffer';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { toPlainCode } from './to-plain-code.ts';

/** What a script answers, as it is and made plain; the second one is ASCII. */
const bothOf = (code: string): unknown[] => {
  const plain = toPlainCode(code);
  expect(isAscii(Buffer.from(plain)), plain).toBe(true);
  return [code, plain].map((each) => JSON.stringify(runInNewContext(each)));
};

test.each([
  ['a string', String.raw`'ဝါး “x” \u00e9 \’ \n ' + "翠\"竹"`],
  ['a string with half of a letter', String.raw`'é\ud83d'`],
  ['a letter of two units', "'😀'.length + '😀'"],
  ['a key', "({ 'é’': 1, é: undefined }['é’'])"],
  ['a template', '((x) => `é\\n\\`\\${x}’ \\\\ ${x}$${`〜${x}`}\n“`)(5)'],
  ['a template as it is written', 'String.raw`[\\s\\u00A0×]?`'],
  ['one with values', '((a, b) => String.raw`×${a}\\n${b + `é${a}`}倍`)(1, 2)'],
  [
    'an expression',
    String.raw`['a×3 ٣', '٪5'].map((text) => text.replace(/[×٪]\p{Nd}|\u0663/u, '’'))`,
  ],
  ['an expression as a text', 'String(/[×]\\/’/giu)'],
  ['one behind a word', '(() => { return/é/u.test("é") })()'],
  ['comments', '/* é */ [1, // “two”\n 2 /* a\n’ */, "// é", `/* é */`]'],
])('%s says the same', (_name, code) => {
  const isNamed = code.includes('é: undefined');
  const [before, after] = isNamed
    ? [code, toPlainCode(code)].map((each) => JSON.stringify(runInNewContext(each)))
    : bothOf(code);

  expect(before).not.toBe(undefined);
  expect(after).toBe(before);
});

test('lines stay where they are, and comments go', () => {
  const code = "/* é\n * two\n */\nconst a = 1; // three\n\nthrow new Error('é');\n";

  const plain = toPlainCode(code);

  expect(plain).not.toMatch(/two|three/);
  expect(plain.split('\n').findIndex((line) => line.includes('throw'))).toBe(
    code.split('\n').findIndex((line) => line.includes('throw')),
  );
});

test('what other tags get, and names, are left: such a text is not ASCII', () => {
  const code = '((tag) => tag`é`)(({ raw }) => raw[0])';

  expect(toPlainCode(code)).toBe(code);
});

test('what is imported while it runs is asked of the function that is handed in', () => {
  const asked = runInNewContext(toPlainCode("import('./é.ts')"), { __import: (id: string) => id });

  expect(asked).toBe('./é.ts');
});
