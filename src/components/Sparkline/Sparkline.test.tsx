import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sparkline } from './Sparkline.tsx';

test('it is a picture with a sentence in its place', () => {
  const html = renderToString(<Sparkline values={[3, 8, 5]} label="From 3 to 5 in a week" />);

  expect(html).toContain('role="img"');
  expect(html).toContain('aria-label="From 3 to 5 in a week"');
  expect(html.match(/<path/gu)).toHaveLength(2);
});

test('too few values draw no line', () => {
  expect(renderToString(<Sparkline values={[3]} label="No course yet" />)).not.toContain('<path');
});
