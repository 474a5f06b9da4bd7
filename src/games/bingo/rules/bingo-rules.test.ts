import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { exactNumber, sumOfRatios } from '../../shared/rules/ratio-sums.ts';
import { FREE_PLACE } from './bingo-lines.ts';
import { bingoReturns, bingoTableNamed, bingoTables } from './bingo-models.ts';
import { bingoReturn, lineChances } from './bingo-return.ts';
import { drawBingoBalls, isBingoCard, randomBingoCard, readBingo } from './bingo-rules.ts';
import { countMarkedCards } from './count-cards.ts';

test.each(bingoTables)('$variant states its exact return, between 92 and 97.5 percent', (table) => {
  const percent = Math.floor(exactNumber(bingoReturn(table)) * 10_000) / 100;

  expect(bingoReturns[table.variant]).toBe(percent);
  expect(percent).toBeGreaterThanOrEqual(92);
  expect(percent).toBeLessThanOrEqual(97.5);
});

test('every way to mark a card is counted once', () => {
  const counts = countMarkedCards();

  expect(counts.flat().reduce((sum, one) => sum + one, 0)).toBe(2 ** 24);
  // Four marks beside the free middle fill a line in four ways: its row, column and diagonals.
  expect(counts[4]?.[1]).toBe(4);
  expect(counts[24]?.[12]).toBe(1);
  expect(counts[23]?.[12]).toBe(0);
});

test('the chances of all numbers of lines make up the whole', () => {
  expect(sumOfRatios(lineChances(30))).toEqual({ over: 1n, under: 1n });
});

test('cards at random can be played, and others are found out', () => {
  const draw = fastDraw(5);
  const card = randomBingoCard(draw);
  const change = (place: number, number: number) =>
    card.map((one, at) => (at === place ? number : one));

  for (let at = 0; at < 200; at += 1) expect(isBingoCard(randomBingoCard(draw))).toBe(true);
  expect(isBingoCard(change(FREE_PLACE, 31))).toBe(false);
  expect(isBingoCard(change(0, 16))).toBe(false);
  expect(isBingoCard(change(0, card[5] ?? 0))).toBe(false);
  expect(isBingoCard(change(0, 1.5))).toBe(false);
  expect(isBingoCard(card.slice(1))).toBe(false);
});

test('a full row pays for one line, the whole card for all twelve', () => {
  const table = bingoTableNamed('morning');
  const card = randomBingoCard(fastDraw(9));

  expect(readBingo(table, card, card.slice(0, 5))).toEqual({ lines: [0], multiplier: 1 });
  expect(readBingo(table, card, card)).toMatchObject({ multiplier: 5000 });
  expect(readBingo(table, card, card.slice(0, 4))).toEqual({ lines: [], multiplier: 0 });
});

test('as many balls come as the hall says, none twice', () => {
  for (const table of bingoTables) {
    const balls = drawBingoBalls(table, fastDraw(3));

    expect(new Set(balls).size).toBe(table.drawn);
    expect(Math.min(...balls)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...balls)).toBeLessThanOrEqual(75);
  }
});
