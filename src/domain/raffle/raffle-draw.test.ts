import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hmac } from '../fair/fair-draw.ts';
import { drawTickets, prizeRow, raffleList, readRaffleList } from './raffle-draw.ts';

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

test('a list that was written is read as it was; one that was touched is none', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 20 }), (counts) => {
      let last = 0;
      const ranges = counts.map((count, at) => {
        last += count;
        const publicId = (at + 4096).toString(16);
        return { seq: at + 1, publicId, firstTicket: last - count + 1, lastTicket: last };
      });
      const text = raffleList(ranges);

      expect(readRaffleList(text)).toEqual(ranges);
      if (ranges.length > 0) {
        expect(readRaffleList(text.slice(0, -1))).toBeNull();
        expect(readRaffleList(text + text)).toBeNull();
        expect(readRaffleList(text.replace(/,1,/, ',2,'))).toBeNull();
      }
    }),
  );
});

test('each ticket is drawn once at most, all of them when there are as many prizes', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 300 }),
      (clientSeed, tickets, prizes) => {
        const drawn = drawTickets({ serverSeed: 'ab', clientSeed }, { tickets, prizes }, hmac);

        expect(new Set(drawn).size).toBe(Math.min(tickets, prizes));
        expect(drawn.every((ticket) => ticket >= 1 && ticket <= tickets)).toBe(true);
      },
    ),
  );
});

test('the same seeds draw the same, others others; every ticket wins about as often', () => {
  const draw = (clientSeed: string) =>
    drawTickets({ serverSeed: 'ab', clientSeed }, { tickets: 10, prizes: 1 }, hmac);
  expect(draw('one')).toEqual(draw('one'));
  const wins = Map.groupBy(
    Array.from({ length: 4000 }, (_, at) => draw(`draw ${at}`)[0]),
    (ticket) => ticket,
  );

  expect(wins.size).toBe(10);
  // Four standard deviations of 400 ± 19.
  for (const each of wins.values()) expect(Math.abs(each.length - 400)).toBeLessThan(76);
});

test('prizes stand in the order of the file, each as often as it is given', () => {
  expect(
    prizeRow([
      { count: 1, amountMinor: 900 },
      { count: 2, amountMinor: 50 },
    ]),
  ).toEqual([900, 50, 50]);
});
