import { expect, test } from 'vitest';

import { downlineAddress, inputOf } from './downline-choice.ts';

const { change: changeChoice, write: writeChoice } = downlineAddress;

const read = (address: string) => downlineAddress.read(new URLSearchParams(address));

test('what is chosen stands in the address, and an address chooses the same again', () => {
  const address =
    'view=tree&scope=branch&under=12&search=thi&kind=agent&status=frozen&transfers=free&activity=inactive&contract=offered&contractKind=daily&sort=teamSize&descending=true&after=MTIgMA&of=7';

  expect(writeChoice(read(address)).toString()).toBe(address);
  expect(writeChoice(read('')).toString()).toBe('');
});

test('what an address cannot mean is as if it were not there', () => {
  expect(read('under=0&of=x&kind=boss&sort=luck&view=map')).toEqual(read(''));
});

test('another filter begins with the first page; opening somebody stays on it', () => {
  const choice = read('after=MTIgMA&kind=agent');

  expect(changeChoice(choice, { status: 'active' }).after).toBeNull();
  expect(changeChoice(choice, { of: 7 }).after).toBe('MTIgMA');
  expect(changeChoice(choice, { after: 'MTMgMA' }).after).toBe('MTMgMA');
});

test('only what is chosen is sent', () => {
  expect(inputOf(read(''))).toEqual({ scope: 'direct', sort: 'name', descending: false });
  expect(inputOf(read('activity=inactive&under=3'))).toMatchObject({ active: false, under: 3 });
});
