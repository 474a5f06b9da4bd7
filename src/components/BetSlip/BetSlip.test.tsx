import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BetSlip, type BetSlipProps } from './BetSlip.tsx';
import type { SlipLeg } from './slip.ts';

const labels = Object.fromEntries(
  (
    'title clear remove mode single multiple stake totalStake odds returns place changed accept ' +
    'was up down suspended emptyTitle emptyText placedTitle reference done'
  )
    .split(' ')
    .map((key) => [key, `[${key}]`]),
) as Omit<BetSlipProps['labels'], 'count'>;

const leg: SlipLeg = {
  id: 'a',
  selection: 'Home',
  market: 'Winner',
  event: 'Home – Away',
  odds: 2.5,
  stakeMinor: 1000,
};

const nothing = () => undefined;

const draw = (props: Partial<BetSlipProps>) =>
  renderToString(
    <BetSlip
      legs={[leg]}
      mode="single"
      stakeMinor={null}
      currency="USD"
      language="en"
      labels={{ ...labels, count: (count) => `${count} legs` }}
      onModeChange={nothing}
      onStakeChange={nothing}
      onRemove={nothing}
      onClear={nothing}
      onAcceptOdds={nothing}
      onPlace={nothing}
      onDone={nothing}
      {...props}
    />,
  );

test('the return stands beside the stake before anything is placed', () => {
  expect(draw({})).toContain('$25.00');
  expect(draw({})).toContain('[place]');
});

test('while odds have moved, the slip can be agreed to but not placed', () => {
  const html = draw({ legs: [{ ...leg, pickedOdds: 2.6 }] });

  expect(html).toContain('[accept]');
  expect(html).not.toContain('[place]');
  expect(html).toContain('2.60');
});

test('a slip that was placed shows its reference and cannot be placed again', () => {
  const html = draw({ state: 'placed', reference: 'B-1' });

  expect(html).toContain('B-1');
  expect(html).not.toContain('[place]<');
});

test('an empty slip says how something comes here', () => {
  const html = draw({ legs: [] });

  expect(html).toContain('[emptyTitle]');
  expect(html).not.toContain('[place]');
});
