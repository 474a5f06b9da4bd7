import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ResultTrail } from './ResultTrail.tsx';

test('results stand in their order, a high one with a star', () => {
  const html = renderToString(
    <ResultTrail
      label="Last rounds"
      results={[
        { id: 'b', text: '12.00×', tone: 'high' },
        { id: 'a', text: '1.00×', tone: 'plain' },
      ]}
    />,
  );

  expect(html.indexOf('12.00×')).toBeLessThan(html.indexOf('1.00×'));
  expect(html.match(/<svg/gu)).toHaveLength(1);
  expect(html).toContain('aria-label="Last rounds"');
});
