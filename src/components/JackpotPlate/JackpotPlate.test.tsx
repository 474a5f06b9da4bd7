import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JackpotPlate } from './JackpotPlate.tsx';

test('a named plate is a part of the page, a nameless one is not', () => {
  expect(renderToString(<JackpotPlate label="Jackpot">1</JackpotPlate>)).toMatch(
    /^<section aria-label="Jackpot"/,
  );
  expect(renderToString(<JackpotPlate>1</JackpotPlate>)).toMatch(/^<div/);
});
