import { expect, test } from 'vitest';
import * as vendorProtocol from '#api/vendor-protocol.ts';
import {
  measuredCalls,
  measuredReports,
  unmeasuredCalls,
} from '../../scripts/bench/scale/money/measured-calls.ts';
import { moreCallNames } from '../../scripts/bench/scale/money/more-calls.ts';
import { callsThatReach, moneyFunctions } from '../support/call-graph.ts';

/** A vendor's calls have no handlers of that kind: each of them is named. */
const vendorCalls = Object.values(vendorProtocol).flatMap((each) =>
  typeof each === 'object' && 'path' in each && 'name' in each ? each.name : [],
);

test('the functions that write the ledger are found through those that call them', () => {
  const found = [...moneyFunctions()];
  expect(found).toEqual(
    expect.arrayContaining(['post_transfer', 'move_points', 'place_bet', 'answer_brand_requests']),
  );
  expect(found).not.toContain('read_protection');
});

test('every call that can move money is measured, or named with the reason', () => {
  const reached = callsThatReach(moneyFunctions());
  expect(reached).toEqual(expect.arrayContaining(['walletTransfer', 'placeTickets', 'redeemItem']));

  const known = [...Object.keys(measuredCalls), ...Object.keys(unmeasuredCalls)];
  expect([...reached, ...vendorCalls].filter((name) => !known.includes(name))).toEqual([]);
  // Whatever moves no money any more leaves the list.
  expect(known.filter((name) => ![...reached, ...vendorCalls].includes(name))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

test('every figure of the benchmark is the one of a call', () => {
  const figures = new Set<string>([...Object.values(measuredCalls), ...measuredReports]);
  expect(moreCallNames.filter((name) => !figures.has(name))).toEqual([]);
});
