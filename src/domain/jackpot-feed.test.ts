import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fedMinor } from './jackpot-feed.ts';

test('half a percent of ten units is five hundredths, and parts wait for the next stake', () => {
  expect(fedMinor(1000, 0.5, 0)).toEqual({ amountMinor: 5, remainderMicro: 0 });
  expect(fedMinor(100, 0.5, 0)).toEqual({ amountMinor: 0, remainderMicro: 500_000 });
  expect(fedMinor(100, 0.5, 500_000)).toEqual({ amountMinor: 1, remainderMicro: 0 });
});

test('what was taken back is kept from later stakes, and never out of the pool', () => {
  const owed = fedMinor(-1000, 0.5, 0);
  expect(owed).toEqual({ amountMinor: 0, remainderMicro: -5_000_000 });
  expect(fedMinor(3000, 0.5, owed.remainderMicro)).toEqual({ amountMinor: 10, remainderMicro: 0 });
});

test('over any row of stakes nothing is lost or made', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5000, max: 1e9 })), (stakes) => {
      let paid = 0;
      let remainderMicro = 0;
      for (const stake of stakes) {
        const fed = fedMinor(stake, 0.5, remainderMicro);
        paid += fed.amountMinor;
        ({ remainderMicro } = fed);
      }
      const sum = stakes.reduce((all, each) => all + each, 0);
      expect(paid * 1_000_000 + remainderMicro).toBe(sum * 5000);
    }),
  );
});
