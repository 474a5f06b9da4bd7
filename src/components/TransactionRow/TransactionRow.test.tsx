import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TransactionRow, type TransactionRowProps } from './TransactionRow.tsx';

const draw = (props: Partial<TransactionRowProps>) =>
  renderToString(
    <TransactionRow
      title="Deposit"
      amountMinor={12_000}
      currency="USD"
      language="en"
      at="2026-11-20T14:05:00Z"
      state="Paid"
      tone="success"
      {...props}
    />,
  );

const sign = (html: string) => /<path d="([^"]+)"/u.exec(html)?.[1];

test('what came in has a plus, what went out a minus, and each its arrow', () => {
  expect(draw({})).toContain('+$120.00');
  expect(draw({ amountMinor: -12_000 })).toContain('-$120.00');
  expect(sign(draw({}))).not.toBe(sign(draw({ amountMinor: -12_000 })));
});

test('a movement that did not take place is not shown as income', () => {
  expect(draw({})).toContain('data-way="in"');
  expect(draw({ void: true })).not.toContain('data-way="in"');
  expect(draw({ void: true })).toContain('data-void');
});

test('the reference is there when there is one', () => {
  expect(draw({ reference: 'D-1' })).toContain('D-1');
});

test('what can be done about it stands at its end', () => {
  expect(draw({ action: 'Continue' })).toMatch(/Paid.*Continue/su);
});
