import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BankCard, type BankCardProps } from './BankCard.tsx';

const draw = (props: Partial<BankCardProps>) =>
  renderToString(
    <BankCard
      bank="Harbour Bank"
      account="012345674421"
      holder="A***"
      state="verified"
      stateLabel="Verified"
      accountLabel="account ending in"
      {...props}
    />,
  );

test('the number is never in the page, only its end', () => {
  expect(draw({})).not.toContain('01234567');
  expect(draw({})).toContain('account ending in 4421');
});

test('it can be removed only where that is offered', () => {
  expect(draw({})).not.toContain('<button');
  expect(draw({ onRemove: () => undefined, removeLabel: 'Remove' })).toContain(
    'aria-label="Remove: Harbour Bank •••• 4421"',
  );
});
