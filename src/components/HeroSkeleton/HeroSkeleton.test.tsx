import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroSkeleton } from './HeroSkeleton.tsx';

test('each hero has a place of its own height', () => {
  const places = (['carousel', 'split', 'mosaic'] as const).map((hero) =>
    renderToString(<HeroSkeleton hero={hero} label="Loading" />),
  );

  expect(new Set(places).size).toBe(3);
  for (const place of places) expect(place).toContain('role="status" aria-label="Loading"');
});
