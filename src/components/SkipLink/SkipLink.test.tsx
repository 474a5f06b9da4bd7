import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

test('it leads to the main part of the page', () => {
  expect(renderToString(<SkipLink>Skip</SkipLink>)).toContain('href="#content"');
  expect(renderToString(<SkipLink targetId="games">Skip</SkipLink>)).toContain('href="#games"');
});
