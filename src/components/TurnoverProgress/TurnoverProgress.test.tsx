import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TurnoverProgress, type TurnoverProgressProps } from './TurnoverProgress.tsx';

const draw = (props: Partial<TurnoverProgressProps>) =>
  renderToString(
    <TurnoverProgress
      title="Bonus"
      state="running"
      doneMinor={64_000}
      neededMinor={200_000}
      currency="USD"
      language="en"
      labels={{ state: 'Running', left: 'still to bet', progress: 'Valid bets' }}
      {...props}
    />,
  );

test('what is left is told in money while it runs, and only then', () => {
  expect(draw({})).toContain('$1,360.00');
  expect(draw({ state: 'met' })).not.toContain('still to bet');
});

test('more than enough leaves nothing, not less than nothing', () => {
  expect(draw({ doneMinor: 300_000 })).toContain('$0.00');
  expect(draw({ doneMinor: 300_000 })).not.toContain('-$');
});

test('where nothing is asked for, there is no empty bar', () => {
  expect(draw({})).toContain('role="progressbar"');
  expect(draw({ state: 'met', doneMinor: 0, neededMinor: 0 })).not.toContain('role="progressbar"');
});
