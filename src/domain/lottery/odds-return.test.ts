import { expect, test } from 'vitest';
import { oddsProblems, soldBetTypes } from './brand-odds.ts';
import { courseCodes } from './course.ts';
import { betTypeOf, courses } from './courses.ts';
import { lotteryGames } from './lottery-games.ts';
import { exactReturn, isInBand, percentOf, pricedOptions, returnsOf } from './odds-return.ts';
import { oddsTables } from './odds-tables.ts';
import { prizeModes } from './prize-modes.ts';

const band = { minimum: 75, maximum: 99.5 };
const rules = { overrides: {}, band, waivers: [] };

const returnsOfMode = (mode: (typeof prizeModes)[number]) =>
  Object.entries(oddsTables[mode]).flatMap(([course, table]) =>
    Object.entries(table).flatMap(([key, odds]) => {
      const betType = betTypeOf(course as keyof typeof courses, key);
      if (!betType) throw new Error(`${course} has no ${key}`);
      return pricedOptions(betType).map((option) => ({
        name: `${course}.${key}${option ? `.${option}` : ''}`,
        share: exactReturn(betType, odds, option),
      }));
    }),
  );

test('the odds of the domain rules return what they are known to return', () => {
  const returns = Object.fromEntries(
    [...returnsOfMode('LOTT'), ...returnsOfMode('SEA')].map(({ name, share }) => [
      name,
      `${(share.numerator * 1_000_000n) / share.denominator}`,
    ]),
  );

  expect(returns).toMatchObject({
    'SSC.position': '980000',
    'SSC.sides': '980000',
    'SSC.dragonTiger.dragon': '972000',
    'SSC.dragonTiger.tie': '960000',
    'SSC.last2': '970000',
    'SSC.group3': '960000',
    'SSC.group6': '960000',
    '11X5.any1': '977272',
    '11X5.any2': '969090',
    '11X5.any5': '969696',
    '11X5.first2': '963636',
    '11X5.first3': '969696',
    'PK10.topSum.big': '977777',
    'PK10.topSum.small': '972222',
    'LHC.special': '969387',
    'LHC.sides': '980408',
    'LHC.wave.red': '961020',
    'LHC.wave.green': '960000',
    'LHC.normal': '967346',
    'LHC.two': '969387',
    'LHC.three': '966131',
    'LF.straight': '970000',
    'VN_NORTH.last2': '950000',
    'VN_NORTH.any2': '990000',
    'VN_SOUTH.any2': '990000',
    'VN_SOUTH.last3': '900000',
    'SEA_THAI.top3': '900000',
    'SEA_THAI.bottom2': '950000',
    'SEA_4D.big': '640000',
    'SEA_4D.small': '650000',
  });
});

test.each(prizeModes)('%s: every return lies in the band, but for 4D', (mode) => {
  const outside = returnsOfMode(mode).filter(({ share }) => !isInBand(share, band));

  expect(returnsOfMode(mode).length).toBeGreaterThan(10);
  expect(outside.map(({ name }) => name)).toEqual(
    mode === 'SEA' ? ['SEA_4D.big', 'SEA_4D.small'] : [],
  );
});

test('every mode has odds for every price of every bet type of its courses', () => {
  for (const mode of prizeModes)
    for (const [course, table] of Object.entries(oddsTables[mode])) {
      const { betTypes } = courses[course as keyof typeof courses];
      expect(Object.keys(table)).toEqual(expect.arrayContaining(betTypes.map(({ key }) => key)));
      for (const { key, prices } of betTypes)
        expect(Object.keys(table[key] ?? {}).toSorted()).toEqual([...prices].toSorted());
    }
  const sold = new Set(prizeModes.flatMap((mode) => Object.keys(oddsTables[mode])));
  expect([...sold].toSorted()).toEqual([...courseCodes].toSorted());
});

test('every lottery of the catalogue has a course in each of its modes', () => {
  for (const [code, { course, modes }] of Object.entries(lotteryGames)) {
    expect(modes.length, code).toBeGreaterThan(0);
    for (const mode of modes) expect(oddsTables[mode][course], `${code} ${mode}`).toBeDefined();
  }
});

test('the ends of the band belong to it', () => {
  const position = betTypeOf('SSC', 'position');
  if (!position) throw new Error('no position');

  expect(isInBand(exactReturn(position, { win: 9.95 }, null), band)).toBe(true);
  expect(isInBand(exactReturn(position, { win: 9.951 }, null), band)).toBe(false);
  expect(isInBand(exactReturn(position, { win: 7.5 }, null), band)).toBe(true);
  expect(isInBand(exactReturn(position, { win: 7.499 }, null), band)).toBe(false);
  expect(percentOf(exactReturn(position, { win: 9.8 }, null))).toBe(98);
});

test('odds outside of the band are not sold unless they are waived, and are told', () => {
  const dear = { ...rules, overrides: { 'SSC.position.win': 10, 'SSC.sides.win': 1.9 } };
  const keys = (waivers: string[]) =>
    soldBetTypes('SSC', 'LOTT', { ...dear, waivers }).map(({ betType }) => betType.key);

  expect(keys([])).not.toContain('position');
  expect(keys(['SSC.position'])).toContain('position');
  expect(oddsProblems(['LOTT', 'ZY'], dear)).toEqual([
    { key: 'SSC.position.win', kind: 'outside', returns: [100, 100] },
  ]);
  expect(oddsProblems(['LOTT'], { ...dear, waivers: ['SSC.position'] })).toEqual([]);
  expect(
    oddsProblems(['LOTT'], { ...rules, overrides: { 'SSC.place.win': 3 }, waivers: ['X.y'] }),
  ).toEqual([
    { key: 'SSC.place.win', kind: 'unknown', returns: [] },
    { key: 'X.y', kind: 'unknown', returns: [] },
  ]);
  expect(soldBetTypes('SEA_4D', 'SEA', rules)).toEqual([]);
  expect(soldBetTypes('SEA_4D', 'LOTT', rules)).toEqual([]);
});

test('returns are told of every option where prices differ', () => {
  const sold = soldBetTypes('LHC', 'LOTT', rules);
  const told = Object.fromEntries(
    sold.map(({ betType, odds }) => [betType.key, returnsOf(betType, odds)]),
  );

  expect(told['wave']).toEqual({ red: 96.1, blue: 96, green: 96 });
  expect(told['sides']).toEqual({ all: 98.04 });
});
