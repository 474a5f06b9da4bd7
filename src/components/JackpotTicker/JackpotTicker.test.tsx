import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JackpotTicker } from './JackpotTicker.tsx';

test('the first picture is the start, the same however often it is drawn', () => {
  const draw = () =>
    renderToString(
      <JackpotTicker
        label="Jackpot"
        startMinor={3_100_000_000}
        pool={{ previousMinor: 3_145_000_000, amountMinor: 3_146_000_000, overSeconds: 60 }}
        everySeconds={[3, 4, 5]}
        currency="USD"
        language="en"
      />,
    );

  expect(draw()).toContain('$31,000,000.00');
  expect(draw()).toBe(draw());
});
