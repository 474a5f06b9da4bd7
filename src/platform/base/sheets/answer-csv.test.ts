import { expect, test } from 'vitest';
import { answerCsv } from './answer-csv.ts';

/** The second line of a table with one text in it. */
const written = async (text: string): Promise<string> => {
  const rows = (async function* () {
    yield [[text]];
  })();
  const columns = [{ label: 'Name', share: 100 }];
  const file = answerCsv('names.csv', { columns, rows, currency: 'EUR', timeZone: 'UTC' });
  const parts: string[] = [];
  for await (const part of file.body as AsyncIterable<string>) parts.push(part);
  return parts.join('').split('\r\n').slice(1, -1).join('\r\n');
};

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1+1', '＋1', '－1', '＠SUM'])(
  'a text that a spreadsheet would work out stays a text: %s',
  async (text) => {
    expect(await written(text)).toBe(`'${text}`);
  },
);

test('one that begins with a line break does, too, in quotes', async () => {
  expect(await written('\n=1')).toBe(`"'\n=1"`);
});

test.each([
  ['a;=1', "a;'=1"],
  [';-1', ";'-1"],
  ['a; +1;b;＋2', "a; '+1;b;'＋2"],
  ['a\t@SUM', "a\t'@SUM"],
  ['a\n=1', `"a\n'=1"`],
])('nor does a part of one where a semicolon parts columns: %s', async (text, safe) => {
  expect(await written(text)).toBe(safe);
});

test('any other text stands as it is', async () => {
  expect(await written('paid; thanks - bye')).toBe('paid; thanks - bye');
  expect(await written('Ana-Maria = 1')).toBe('Ana-Maria = 1');
  expect(await written('Ana, "the 1st"')).toBe('"Ana, ""the 1st"""');
});
