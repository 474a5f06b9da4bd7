import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

test('it is for the eye only', () => {
  const html = renderToString(<Skeleton lines={4} />);

  expect(html.match(/aria-hidden="true"/gu)).toHaveLength(4);
});

test('the last line of a text is shorter, a box keeps its ratio', () => {
  expect(renderToString(<Skeleton lines={2} />).match(/:60%/gu)).toHaveLength(1);
  expect(renderToString(<Skeleton shape="box" ratio="16 / 9" lines={3} />)).toContain('16 / 9');
});
