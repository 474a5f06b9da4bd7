import { expect, test } from 'vitest';
import { readOwnGames, writeOwnGames } from './own-games.ts';

test('what a page of a game begins with is read as it was written', () => {
  const own = { entry: 'main-1a_B.js', css: ['look-2c.css', 'main-3d.css'] };

  const text = writeOwnGames(own);

  expect(readOwnGames(text)).toEqual(own);
});

test.each([
  '',
  'main.css',
  '../main.js',
  'https://elsewhere.example/main.js',
  'a.js,b.js',
  'a.js"',
])('an address that names anything else is none: %s', (text) => {
  expect(readOwnGames(text)).toBeUndefined();
});
