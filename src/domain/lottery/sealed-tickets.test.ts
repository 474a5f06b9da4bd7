import { expect, test } from 'vitest';
import { type BrandTickets, sealedText, sealSales, sealWaitMs } from './sealed-tickets.ts';

const brand = (merchantId: number, tickets: number): BrandTickets => [
  merchantId,
  `digest of ${tickets}`,
  tickets,
  tickets * 10,
];

test('what is sealed is the same in whichever order the cells were heard', () => {
  const first = { cell: 'first', brands: [brand(1, 2), brand(3, 1)] };
  const other = { cell: 'b', brands: [brand(2, 5)] };

  const sealed = sealSales([first, other], ['d', 'c']);

  expect(sealed).toEqual(sealSales([other, first], ['c', 'd']));
  expect(sealed).toEqual({
    brands: [brand(1, 2), brand(2, 5), brand(3, 1)],
    cells: ['b', 'first'],
    leftOut: ['c', 'd'],
  });
});

test('a brand that two cells know counts once, with all of its tickets', () => {
  const half = { cell: 'first', brands: [brand(1, 2)] };
  const whole = { cell: 'b', brands: [brand(1, 3)] };

  expect(sealSales([half, whole], []).brands).toEqual([brand(1, 3)]);
  expect(sealSales([whole, half], []).brands).toEqual([brand(1, 3)]);
});

test('every piece of what was sealed changes the text that is hashed', () => {
  const draw = { gameCode: 'a', issueNo: '1' };
  const sealed = sealSales([{ cell: 'b', brands: [brand(1, 2)] }], []);
  const texts = [
    sealedText(draw, sealed),
    sealedText({ ...draw, issueNo: '2' }, sealed),
    sealedText(draw, { ...sealed, brands: [brand(1, 3)] }),
    sealedText(draw, { ...sealed, cells: ['c'] }),
    sealedText(draw, { ...sealed, leftOut: ['c'] }),
  ];

  expect(new Set(texts).size).toBe(texts.length);
});

test.each([
  ['drawhouse-one-minute-ssc', 30],
  ['drawhouse-five-minute-ssc', 150],
  ['drawhouse-harbour-11x5', 600],
  ['drawhouse-evening-3d', 1800],
])('%s waits for a silent cell for %i s', (game, seconds) => {
  expect(sealWaitMs(game, new Date('2026-04-03T04:00:00Z'))).toBe(seconds * 1000);
});
