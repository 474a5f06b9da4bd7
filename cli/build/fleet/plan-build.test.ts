import { expect, test } from 'vitest';
import { inputOf, mayConcernGames } from './plan-build.ts';

const seen = (hash: string, tree = '/\nmerchant.json') => ({ stamp: '', hash, tree });

test('an edit of the games’ pages makes a site anew whose own code may concern them, and no other', () => {
  const words = seen(
    'own',
    '/\noverrides/\noverrides/words/\nmerchant.json\noverrides/words/en.json',
  );
  const css = seen('own', '/\noverrides/\nmerchant.json\noverrides/styles.css');

  expect(mayConcernGames(words)).toBe(true);
  expect(mayConcernGames(css)).toBe(false);
  expect(mayConcernGames(seen('plain'))).toBe(false);
  const input = (games: string): string => inputOf(seen('1'), seen('2'), words, seen(games));
  expect(input('before')).not.toBe(input('after'));
});
