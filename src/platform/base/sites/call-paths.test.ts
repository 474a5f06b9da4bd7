import { expect, test } from 'vitest';
import { handlers } from '../../app/handlers.ts';
import { CALL_PATHS } from './call-paths.ts';
import { pageAt } from './site-paths.ts';

test('every call lies under one of the paths that lead to the platform', () => {
  const outside = handlers
    .map(({ endpoint }) => endpoint.path)
    .filter((path) => !CALL_PATHS.some((call) => path.startsWith(call)));

  expect(handlers.length).toBeGreaterThan(100);
  expect(outside).toEqual([]);
});

test('none of them is a page of every site; the check lets no page of own code stand there', () => {
  for (const call of CALL_PATHS) expect(pageAt(call)?.file ?? 'own/').toMatch(/^own\//);
});
