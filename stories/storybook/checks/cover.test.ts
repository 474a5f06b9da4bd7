import { expect, test } from 'vitest';
import { coverAll } from './cover.ts';

const candidate = (name: string, ...shows: string[]) => ({ name, shows: new Set(shows) });

test('the fewest that show everything are chosen, the richest first', () => {
  const chosen = coverAll([
    candidate('one', 'a'),
    candidate('rich', 'a', 'b', 'c'),
    candidate('other', 'c', 'd'),
    candidate('poor', 'b'),
  ]);

  expect(chosen).toEqual(['rich', 'other']);
});

test('what was shown before is not shown again', () => {
  const candidates = [candidate('one', 'a', 'b'), candidate('two', 'b', 'c')];

  expect(coverAll(candidates, new Set(['a', 'b']))).toEqual(['two']);
  expect(coverAll(candidates, new Set(['a', 'b', 'c']))).toEqual([]);
});

test('every thing that any candidate shows is shown by a chosen one', () => {
  // Forty candidates of figures that repeat by different steps.
  const candidates = Array.from({ length: 40 }, (_, at) =>
    candidate(String(at), `x${at % 7}`, `y${at % 5}`, `z${at % 11}`, `w${at % 2}`),
  );

  const chosen = coverAll(candidates);

  const all = new Set(candidates.flatMap(({ shows }) => [...shows]));
  const shown = candidates
    .filter(({ name }) => chosen.includes(name))
    .flatMap(({ shows }) => [...shows]);
  expect(new Set(shown)).toEqual(all);
  expect(chosen.length).toBeLessThan(15);
});
