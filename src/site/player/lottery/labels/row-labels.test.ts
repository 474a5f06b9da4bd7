import { expect, test } from 'vitest';

import { courses } from '#domain/lottery/courses.ts';
import en from '#locales/en/lottery.json' with { type: 'json' };

import { rowLabels } from './row-labels.ts';

const { rows, words: labels, kinds, tiers, families } = en.lottery;
const all = Object.values(courses);

test('every row of every lottery has a name', () => {
  const keys = all.flatMap(({ code, betTypes }) =>
    betTypes.flatMap((betType) => betType.rows.map(({ key }) => rowLabels(code, key).key)),
  );

  expect(keys.filter((key) => !(key in rows))).toEqual([]);
});

test('every word that can be picked, every tier and every family has a name', () => {
  const options = all.flatMap(({ betTypes }) =>
    betTypes.flatMap((betType) =>
      betType.rows.filter(({ look }) => look === 'words').flatMap((row) => row.options),
    ),
  );

  expect(options.filter((option) => !(option in labels))).toEqual([]);
  expect(all.flatMap((course) => course.tiers).filter(({ key }) => !(key in tiers))).toEqual([]);
  expect(all.filter(({ family }) => !(family in families))).toEqual([]);
});

test('every way to bet says its name and how it wins', () => {
  const named = (course: string, key: string) =>
    [course, 'all'].some((group) => key in ((kinds as Record<string, object>)[group] ?? {}));

  expect(
    all.flatMap(({ code, betTypes }) =>
      betTypes.filter(({ key }) => !named(code, key)).map(({ key }) => `${code} ${key}`),
    ),
  ).toEqual([]);
});

test('duels name both sides, and the special is a ball or a prize', () => {
  expect(rowLabels('PK10', 'rank2v9')).toEqual({
    key: 'rankDuel',
    values: { first: 2, second: 9 },
  });
  expect(rowLabels('LHC', 'special').key).toBe('special');
  expect(rowLabels('VN_NORTH', 'special').key).toBe('specialPrize');
});
