import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HandPays } from './HandPays.tsx';

test('the hand that lies open is the current line, and only it', () => {
  const html = renderToString(
    <HandPays
      lines={[
        { id: 'flush', name: 'Flush', pays: '×5' },
        { id: 'straight', name: 'Straight', pays: '×4' },
      ]}
      active="straight"
      labels={{ caption: 'Pays', hand: 'Hand', pays: 'Pays' }}
    />,
  );

  expect(html.match(/aria-current="true"/gu)).toHaveLength(1);
  expect(html).toMatch(/aria-current="true"[^>]*><th[^>]*>Straight</u);
});
