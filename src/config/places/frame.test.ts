import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';
import { locatable, placeOf } from './locate.ts';

/** The marked line of a frame, and the columns of a terminal at which its marks begin and end. */
const marked = (text: string, pointer: string) => {
  const rows = frameOf(text, placeOf(locatable(text), { pointer })).split('\n');
  const at = rows.findIndex((row) => row.startsWith('>'));
  const [line = '', marks = ''] = [rows[at], rows[at + 1]];
  const spread = (row: string): string => row.replaceAll('\t', ' '.repeat(8));
  const start = spread(marks.slice(0, marks.indexOf('^')));
  return {
    column: stringWidth(start),
    width: marks.split('^').length - 1,
    columnOf: (part: string) => stringWidth(spread(line.slice(0, line.indexOf(part)))),
  };
};

test.each([
  ['plain letters', '{\n  "a": "teal"\n}', '/a', '"teal"', 6],
  ['the first column', '"teal"', '', '"teal"', 1],
  ['tabs', '{\n\t\t"a": "teal"\n}', '/a', '"teal"', 6],
  ['wide characters before it', '{\n "名前": {"é": "teal"}\n}', '/名前/é', '"teal"', 6],
  ['wide characters in it', '{\n "a": "名前"\n}', '/a', '"名前"', 6],
  ['a mark that sits on a letter before it', '{ "e\u0301": "teal" }', '/e\u0301', '"teal"', 6],
  ['Burmese before it', '{ "ရွှေ": "teal" }', '/ရွှေ', '"teal"', 6],
  ['an emoji of several parts before it', '{ "👩‍👩‍👧": "teal" }', '/👩‍👩‍👧', '"teal"', 6],
])('the marks stand under the value: %s', (_, text, pointer, value, width) => {
  const found = marked(text, pointer);

  expect(found.column).toBe(found.columnOf(value));
  expect(found.width).toBe(width);
});

test('nothing in a line steers the terminal or turns its text, and the marks stay under the value', () => {
  const text = '{ "\u202E\u001B[31m\u009B\u007F": "teal" }';

  const frame = frameOf(
    text,
    placeOf(locatable('{ "12345678": "teal" }'), { pointer: '/12345678' }),
  );

  expect(frame.split('\n').slice(0, 2)).toEqual([
    '> 1 | { "\uFFFD\u241B[31m\uFFFD\u2421": "teal" }',
    expect.stringMatching(/^ +\| +\^{6}$/),
  ]);
});

test('a line that is cut keeps its mark under the value', () => {
  const long = `{ "a": "${'x'.repeat(300)}", "b": "teal", "c": "${'y'.repeat(300)}" }`;

  const found = marked(long, '/b');

  expect(found.column).toBe(found.columnOf('"teal"'));
  expect(found.width).toBe(6);
});

test('an object over several lines is marked where it begins', () => {
  expect(
    frameOf('{\n  "a": {\n  }\n}', placeOf(locatable('{\n  "a": {\n  }\n}'), { pointer: '/a' })),
  ).toBe(['  1 | {', '> 2 |   "a": {', '    |        ^', '  3 |   }', '  4 | }'].join('\n'));
});
