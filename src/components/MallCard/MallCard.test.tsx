import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MallCard } from './MallCard.tsx';

test('an item that cannot be had can still be looked at, and says why in words', () => {
  const html = renderToString(
    <MallCard
      title="Tea set"
      art="/tea.svg"
      category="Home"
      price="18,000 points"
      note="Sold out"
      state="gone"
      onPress={() => {}}
    />,
  );

  expect(html).toContain('<button');
  expect(html).not.toContain('disabled');
  expect(html).toContain('Sold out');
});
