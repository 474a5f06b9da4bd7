import { expect, test } from 'vitest';
import { costs } from '../model/costs.ts';
import { costOfBets } from './cost.ts';

const { serverMsPerBet, databaseMsPerBet } = costs;

test('a bet’s cost is what was worked beyond an idle cell, divided by all bets, beside that of the model', () => {
  const idle = [
    { cell: 'first', seconds: 10, serverMs: 20, databaseMs: 10 },
    { cell: 'b', seconds: 10, serverMs: 10, databaseMs: 0 },
  ];
  const bets = 1000;
  const extra = {
    serverMs: bets * serverMsPerBet.value,
    databaseMs: bets * databaseMsPerBet.value,
  };
  const work = [
    // 100 s idle would have been 200 and 100 ms.
    { cell: 'first', seconds: 100, serverMs: 200 + extra.serverMs, databaseMs: 100 },
    { cell: 'b', seconds: 100, serverMs: 100, databaseMs: 2 * extra.databaseMs },
  ];

  const cost = costOfBets(idle, work, bets);

  expect(cost.serverMs).toBeCloseTo(serverMsPerBet.value);
  expect(cost.databaseMs).toBeCloseTo(2 * databaseMsPerBet.value);
  const model = serverMsPerBet.value + databaseMsPerBet.value;
  expect(cost.ratio).toBeCloseTo((model + databaseMsPerBet.value) / model);
});

test('an evening without a bet has a cost, not a division by nothing', () => {
  const work = [{ cell: 'first', seconds: 1, serverMs: 1, databaseMs: 1 }];

  expect(costOfBets([], work, 0)).toMatchObject({ serverMs: 1, databaseMs: 1 });
});
