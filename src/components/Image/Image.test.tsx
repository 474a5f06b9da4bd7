import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Image } from './Image.tsx';

test('an image of the first screen is written at once and asked for first', () => {
  const html = renderToString(<Image src="/a.svg" alt="Reels" ratio="16 / 9" eager />);

  expect(html).toContain('src="/a.svg"');
  expect(html).toContain('fetchPriority="high"');
});

test('any other keeps its place and waits until it is seen', () => {
  const html = renderToString(<Image src="/a.svg" alt="Reels" ratio="16 / 9" />);

  expect(html).not.toContain('<img');
  expect(html).toContain('16 / 9');
});
