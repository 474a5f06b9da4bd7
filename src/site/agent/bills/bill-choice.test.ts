import { expect, test } from 'vitest';

import { billAddress, billInput } from './bill-choice.ts';

const read = (query: string) => billAddress.read(new URLSearchParams(query));

test('what an address says of bills is what the platform is asked, and what it does not know is nothing', () => {
  const choice = read('side=given&state=DEFAULTED&preset=last30&after=41&of=7');

  expect(billInput(choice)).toEqual({ side: 'given', state: 'DEFAULTED', preset: 'last30' });
  expect(billAddress.write(choice).toString()).toBe(
    'side=given&state=DEFAULTED&preset=last30&after=41&of=7',
  );
  expect(read('side=x&state=NO&preset=ever&after=-1&of=0')).toEqual(read(''));
  expect(billInput(read(''))).toEqual({ side: 'had' });
});

test('own days count when both are there', () => {
  expect(billInput(read('preset=custom&from=2026-01-01'))).toEqual({ side: 'had' });
  expect(billInput(read('preset=custom&from=2026-01-01&to=2026-02-01'))).toEqual({
    side: 'had',
    preset: 'custom',
    from: '2026-01-01',
    to: '2026-02-01',
  });
});

test('an opened bill keeps the page, another filter begins with the first', () => {
  const choice = read('after=41');

  expect(billAddress.change(choice, { of: 7 }).after).toBe('41');
  expect(billAddress.change(choice, { state: 'PAID' }).after).toBeNull();
});
