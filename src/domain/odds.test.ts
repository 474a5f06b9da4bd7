import { expect, test } from 'vitest';
import { oddsFigure, type OddsFormat } from './odds.ts';

const written = (odds: number, format: OddsFormat): string => {
  const figure = oddsFigure(odds, format);
  if (figure.kind === 'fraction') return `${figure.won}/${figure.staked}`;
  return `${figure.signed && figure.value > 0 ? '+' : ''}${figure.value.toFixed(figure.decimals)}`;
};

test('one price in each way of writing it', () => {
  const everyWay = (odds: number) =>
    (['decimal', 'fractional', 'american', 'hongKong', 'indonesian', 'malay'] as const).map(
      (format) => written(odds, format),
    );

  expect(everyWay(2.5)).toEqual(['2.50', '3/2', '+150', '1.50', '1.50', '-0.67']);
  expect(everyWay(1.5)).toEqual(['1.50', '1/2', '-200', '0.50', '-2.00', '0.50']);
  expect(everyWay(2)).toEqual(['2.00', '1/1', '+100', '1.00', '1.00', '1.00']);
});

test('a fraction is the one a bookmaker would write', () => {
  const fractions = { 1.91: '10/11', 1.33: '1/3', 1.36: '4/11', 1.53: '8/15', 2.75: '7/4' };
  for (const [odds, fraction] of Object.entries(fractions)) {
    expect(written(Number(odds), 'fractional'), odds).toBe(fraction);
  }
  expect(written(34, 'fractional')).toBe('33/1');
});

test('what no simple fraction meets is written exactly', () => {
  expect(written(1.01, 'fractional')).toBe('1/100');
  expect(written(1.07, 'fractional')).toBe('7/100');
});

test('a third decimal is shown only where there is one', () => {
  expect(written(1.925, 'decimal')).toBe('1.925');
  expect(written(1.925, 'hongKong')).toBe('0.925');
  expect(written(1.92, 'decimal')).toBe('1.92');
});

test('a fraction stays within two per cent of the profit, whatever the price', () => {
  for (let hundredths = 101; hundredths <= 3000; hundredths += 1) {
    const figure = oddsFigure(hundredths / 100, 'fractional');
    if (figure.kind !== 'fraction') throw new Error('a fraction was asked for');
    const profit = hundredths / 100 - 1;

    expect(Math.abs(figure.won / figure.staked - profit) / profit).toBeLessThan(0.02);
  }
});

test('odds that win nothing are a fault', () => {
  expect(() => oddsFigure(1, 'decimal')).toThrow(RangeError);
  expect(() => oddsFigure(Number.NaN, 'malay')).toThrow(RangeError);
});
