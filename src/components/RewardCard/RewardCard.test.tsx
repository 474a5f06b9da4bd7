import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RewardCard, type RewardCardProps } from './RewardCard.tsx';

const draw = (props: Partial<RewardCardProps>): string =>
  renderToString(
    <RewardCard
      title="Weekly rebate"
      worth="$24.00"
      state="open"
      stateLabel="To claim"
      actionLabel="Claim"
      onAction={() => {}}
      {...props}
    />,
  );

test('only an open reward can be claimed', () => {
  expect(draw({})).toContain('<button');
  for (const state of ['pending', 'done', 'closed'] as const) {
    expect(draw({ state })).not.toContain('<button');
  }
});

test('the button says what it claims', () => {
  expect(draw({})).toContain('aria-label="Claim: Weekly rebate"');
});
