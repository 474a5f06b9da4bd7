import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderRow } from './OrderRow.tsx';

test('a row says what it is, what it cost and where it stands', () => {
  const html = renderToString(
    <OrderRow
      title="Tea set"
      art="/tea.svg"
      price="18,000 points"
      time="24 November"
      state="On its way"
      tone="info"
      onPress={() => {}}
    />,
  );

  for (const words of ['Tea set', '18,000 points', '24 November', 'On its way'])
    expect(html).toContain(words);
});
