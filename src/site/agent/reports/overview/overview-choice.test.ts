import { expect, test } from 'vitest';

import { periodOf, rangeInput } from '../../../agent-center/reports/range-choice.ts';
import { dayChange, overviewAddress } from './overview-choice.ts';

const read = (address: string) => overviewAddress.read(new URLSearchParams(address));

test('an address chooses the same overview again', () => {
  const address =
    'preset=custom&from=2026-03-01&to=2026-03-31&under=12&after=MTIgMA&chart=money&by=downline&sort=deposit&descending=false';

  expect(overviewAddress.write(read(address)).toString()).toBe(address);
  expect(overviewAddress.write(read('')).toString()).toBe('');
});

test('days that are none, and own days of which one is missing, are as if none were chosen', () => {
  expect(read('from=2026-02-30&preset=ever&under=x')).toEqual(read(''));
  expect(rangeInput(read('preset=custom&from=2026-03-01'))).toEqual({ preset: 'last7' });
  expect(periodOf(read('preset=custom&from=2026-03-01')).preset).toBe('last7');
  expect(rangeInput(read('preset=custom&from=2026-03-01&to=2026-03-02&under=4'))).toEqual({
    preset: 'custom',
    from: '2026-03-01',
    to: '2026-03-02',
    under: 4,
  });
});

test('another chart stays on the page; other days and a day of its own begin with the first', () => {
  const choice = read('after=MTIgMA&by=downline');

  expect(overviewAddress.change(choice, { chart: 'people' }).after).toBe('MTIgMA');
  expect(overviewAddress.change(choice, { preset: 'today' }).after).toBeNull();
  expect(overviewAddress.change(read(''), dayChange('2026-03-04'))).toMatchObject({
    from: '2026-03-04',
    to: '2026-03-04',
    by: 'downline',
    sort: 'validBet',
  });
});
