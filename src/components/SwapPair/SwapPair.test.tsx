import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SwapPair } from './SwapPair.tsx';

const draw = (disabled = false): string =>
  renderToString(
    <SwapPair
      from="Main wallet"
      to="Slots"
      swapLabel="Exchange"
      onSwap={() => {}}
      {...{ disabled }}
    />,
  );

test('the two sides stand in their order, with a named button between them', () => {
  expect(draw()).toMatch(/Main wallet.*aria-label="Exchange".*Slots/su);
});

test('the button can be off', () => {
  expect(draw()).not.toContain('disabled=""');
  expect(draw(true)).toContain('disabled=""');
});
