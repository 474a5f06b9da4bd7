import { expect, test } from 'vitest';

import { betTypeOf } from '#domain/lottery/courses.ts';

import { boardLines } from './board-lines.ts';

const write = {
  row: (key: string) => `row ${key}`,
  option: (option: string) => `<${option}>`,
  odds: (values: readonly number[]) => values.join('/'),
};
const linesOf = (course: 'SSC' | 'LHC', key: string, odds: Record<string, number>) =>
  boardLines(betTypeOf(course, key)!, odds, course === 'LHC', write);

test('words carry their own odds', () => {
  const [line] = linesOf('SSC', 'dragonTiger', { dragon: 2.16, tiger: 2.16, tie: 9.6 });

  expect(line).toMatchObject({ id: 'ball1v5', label: 'row ball1v5', look: 'words' });
  expect(line?.options.map(({ label, note }) => `${label} ${note}`)).toEqual([
    '<dragon> 2.16',
    '<tiger> 2.16',
    '<tie> 9.6',
  ]);
});

test('balls carry no odds of their own, but those of LHC a color', () => {
  const [special] = linesOf('LHC', 'special', { win: 47.5 });

  expect(special?.options[6]).toEqual({
    value: '07',
    label: '<07>',
    note: undefined,
    tone: 'red',
  });
  expect(linesOf('SSC', 'position', { win: 9.8 })[0]?.options[3]?.tone).toBeUndefined();
});
