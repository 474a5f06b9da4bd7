import { randomUUID } from 'node:crypto';
import {
  balanceMinor,
  type Check,
  expectDone,
  expectMoved,
  expectRefused,
  expectSame,
  newBet,
  send,
  stakeOf,
} from './check.ts';

/** Stakes, and what happens when they are said more than once. */
export const betChecks: readonly Check[] = [
  {
    name: 'bet-takes-stake',
    promise: 'a bet takes its stake, and answers what is left',
    run: async (bench) => {
      const before = await balanceMinor(bench);
      const answer = await send(bench, 'bet', newBet(bench));
      expectDone(answer, 'a bet');
      expectSame(answer.value?.balanceMinor, before - stakeOf(bench), 'the answered balance');
      await expectMoved(bench, before, -stakeOf(bench), 'a bet moved');
    },
  },
  {
    name: 'bet-settles-at-once',
    promise: 'a bet that brings its payout is staked and settled in one step',
    run: async (bench) => {
      const before = await balanceMinor(bench);
      const bet = newBet(bench);
      const payoutMinor = 3 * stakeOf(bench);
      expectDone(await send(bench, 'bet', { ...bet, payoutMinor }), 'a settled bet');
      await expectMoved(bench, before, payoutMinor - stakeOf(bench), 'a settled bet moved');
      const { transactionId } = bet;
      const other = await send(bench, 'win', { transactionId, payoutMinor: payoutMinor + 1 });
      expectRefused(other, 'another payout', 'settled_otherwise');
    },
  },
  {
    name: 'request-repeated',
    promise: 'the same request gets the same answer and moves nothing again',
    run: async (bench) => {
      const bet = { requestId: randomUUID(), ...newBet(bench), payoutMinor: 0 };
      const first = await send(bench, 'bet', bet);
      expectDone(first, 'a bet');
      expectDone(await send(bench, 'bet', { ...newBet(bench), payoutMinor: 0 }), 'another bet');
      const before = await balanceMinor(bench);
      expectSame((await send(bench, 'bet', bet)).text, first.text, 'the same request again');
      await expectMoved(bench, before, 0, 'the same request again moved');
    },
  },
  {
    name: 'request-changed',
    promise: 'a request id with another body is refused',
    run: async (bench) => {
      const requestId = randomUUID();
      expectDone(await send(bench, 'bet', { requestId, ...newBet(bench) }), 'a bet');
      const before = await balanceMinor(bench);
      const answer = await send(bench, 'bet', { requestId, ...newBet(bench) });
      expectRefused(answer, 'another bet with the same id', 'request_reused');
      await expectMoved(bench, before, 0, 'a changed request moved');
    },
  },
  {
    name: 'transaction-repeated',
    promise: 'the same transaction with a new request id is taken once',
    run: async (bench) => {
      const bet = newBet(bench);
      const before = await balanceMinor(bench);
      const first = await send(bench, 'bet', bet);
      const again = await send(bench, 'bet', bet);
      expectDone(first, 'a bet');
      expectDone(again, 'the same bet again');
      expectSame(again.value?.betId, first.value?.betId, 'the number of the same bet');
      await expectMoved(bench, before, -stakeOf(bench), 'the same bet twice moved');
    },
  },
  {
    name: 'transaction-at-once',
    promise: 'copies that arrive at one moment are taken once',
    run: async (bench) => {
      const bet = newBet(bench);
      const requestId = randomUUID();
      const before = await balanceMinor(bench);
      const copies = Array.from({ length: 12 }, (_, at) =>
        send(bench, 'bet', at % 2 === 0 ? { requestId, ...bet } : bet),
      );
      for (const answer of await Promise.all(copies)) expectDone(answer, 'one of twelve copies');
      await expectMoved(bench, before, -stakeOf(bench), 'twelve copies of a bet moved');
    },
  },
  {
    name: 'transaction-changed',
    promise: 'a transaction’s name stands for one bet only',
    run: async (bench) => {
      const bet = newBet(bench);
      expectDone(await send(bench, 'bet', bet), 'a bet');
      const before = await balanceMinor(bench);
      const answer = await send(bench, 'bet', { ...bet, stakeMinor: 2 * stakeOf(bench) });
      expectRefused(answer, 'another stake', 'bet_changed');
      await expectMoved(bench, before, 0, 'another stake moved');
    },
  },
  {
    name: 'funds',
    promise: 'what the player does not have cannot be staked',
    run: async (bench) => {
      const before = await balanceMinor(bench);
      const { maximumStakeMinor } = bench.session.game;
      const stakeMinor = before + 1;
      const answer = await send(bench, 'bet', { ...newBet(bench), stakeMinor });
      const codes = stakeMinor > maximumStakeMinor ? ['stake_out_of_range'] : [];
      expectRefused(answer, 'a stake above the balance', 'insufficient_funds', ...codes);
      await expectMoved(bench, before, 0, 'a stake above the balance moved');
    },
  },
  {
    name: 'stake-range',
    promise: 'stakes lie within the range that the session names',
    run: async (bench) => {
      const before = await balanceMinor(bench);
      const { minimumStakeMinor, maximumStakeMinor } = bench.session.game;
      for (const stakeMinor of [minimumStakeMinor - 1, maximumStakeMinor + 1])
        if (stakeMinor > 0)
          expectRefused(
            await send(bench, 'bet', { ...newBet(bench), stakeMinor }),
            `a stake of ${stakeMinor}`,
            'stake_out_of_range',
          );
      await expectMoved(bench, before, 0, 'stakes out of range moved');
    },
  },
];
