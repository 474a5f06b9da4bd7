import { expect, test } from 'vitest';
import { isMoneyPage } from './is-money-page.ts';

test('pages that move money are told from all others', () => {
  const moving = ['/depositv2', '/withdraw', '/transferFund', '/transferUpline'];
  const others = ['/', '/withdraw/', '/securityCenter', '/transactionHistory', '/promotions'];

  expect(moving.filter(isMoneyPage)).toEqual(moving);
  expect(others.filter(isMoneyPage)).toEqual([]);
});
