import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaymentChannelCard, type PaymentChannelCardProps } from './PaymentChannelCard.tsx';

const draw = (props: Partial<PaymentChannelCardProps>) =>
  renderToString(
    <PaymentChannelCard
      group="channel"
      value="bank"
      name="Bank transfer"
      limits="$10 to $5,000"
      fee="Free"
      selected={false}
      onSelect={() => undefined}
      {...props}
    />,
  );

test('limits and fee stand on every channel that can be used', () => {
  expect(draw({})).toContain('$10 to $5,000');
  expect(draw({})).toContain('Free');
});

test('a channel that cannot be used says why and cannot be chosen', () => {
  const html = draw({ unavailable: 'Closed until 18:00' });

  expect(html).toContain('Closed until 18:00');
  expect(html).toContain('disabled=""');
});

test('what is chosen is checked', () => {
  expect(draw({ selected: true })).toContain('checked=""');
  expect(draw({})).not.toContain('checked=""');
});
