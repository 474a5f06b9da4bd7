import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { amountLimits, shortMoney } from './amount-limits.ts';
import { MoneyInput, type MoneyInputProps } from './MoneyInput.tsx';

const draw = (props: Partial<MoneyInputProps>): string =>
  renderToString(
    <MoneyInput
      label="Amount"
      currency="EUR"
      language="en"
      value={123450}
      onChange={() => {}}
      {...props}
    />,
  );

test('minor units are written with groups and all decimals where there are any', () => {
  expect(draw({})).toContain('value="1,234.50"');
  expect(draw({ value: 123400 })).toContain('value="1,234"');
  expect(draw({ language: 'de' })).toContain('value="1.234,50"');
  expect(draw({ value: null })).toContain('value=""');
});

test('the sign of the currency stands where the language puts it and describes the field', () => {
  const english = draw({});
  const german = draw({ language: 'de' });

  expect(english.indexOf('€')).toBeLessThan(english.indexOf('<input'));
  expect(german.indexOf('€')).toBeGreaterThan(german.indexOf('<input'));
  const id = /<span id="([^"]+)"[^>]*>€/u.exec(english)?.[1];
  expect(english).toContain(`aria-describedby="${id}"`);
});

test('a phone shows the keys that the currency needs', () => {
  expect(draw({})).toContain('inputMode="decimal"');
  expect(draw({ currency: 'JPY' })).toContain('inputMode="numeric"');
});

test('a bound that is broken is said with its amount, and "all" keeps to it', () => {
  const limits = {
    currency: 'EUR',
    language: 'en',
    minMinor: 1000,
    maxMinor: 5000,
    allMinor: 9000,
  };
  const labels = {
    tooLow: (least: string) => `> ${least}`,
    tooHigh: (most: string) => `< ${most}`,
  };

  expect(amountLimits(500, limits, labels).limitError).toBe('> €10');
  expect(amountLimits(5001, limits, labels).limitError).toBe('< €50');
  expect(amountLimits(5000, limits, labels).limitError).toBeUndefined();
  expect(amountLimits(null, limits, labels).limitError).toBeUndefined();
  expect(amountLimits(null, limits, labels).all).toBe(5000);
  expect(shortMoney(1050, 'EUR', 'en')).toBe('€10.50');
});
