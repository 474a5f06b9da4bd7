import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BalanceChip, type BalanceChipProps } from './BalanceChip.tsx';

const draw = (props: Partial<BalanceChipProps> = {}): string =>
  renderToString(
    <BalanceChip label="Balance" minor={125_050} currency="USD" language="en" {...props} />,
  );

test('a hidden balance is nowhere in the page, not even for a screen reader', () => {
  const html = draw({ hidden: true, onToggleHidden: () => {}, showLabel: 'Show' });

  expect(html).not.toContain('1,250');
  expect(html).toContain('aria-label="Show"');
  expect(draw()).toContain('$1,250.50');
});

test('a balance that is not known yet is no zero', () => {
  expect(draw({ minor: null })).not.toMatch(/\d\.\d\d/u);
});

test('what went wrong stands in place of the amount', () => {
  const html = draw({ error: 'Not reachable' });

  expect(html).toContain('Not reachable');
  expect(html).not.toContain('1,250');
});

test('buttons are there only for what can be done', () => {
  expect(draw()).not.toContain('<button');
  expect(draw({ onRefresh: () => {}, refreshLabel: 'Again' }).match(/<button/gu)).toHaveLength(1);
});

test('how long a hidden balance is cannot be seen from its type', () => {
  const styleOf = (minor: number) =>
    /style="([^"]*)"/u.exec(draw({ minor, hidden: true, onToggleHidden: () => {} }))?.[1];

  expect(styleOf(125_050)).toBeDefined();
  expect(styleOf(125_050)).toBe(styleOf(5));
});
