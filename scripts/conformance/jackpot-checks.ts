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
} from './check.ts';

/** The brand's pool: these checks win it for the player who tries them. */
export const jackpotChecks: readonly Check[] = [
  {
    name: 'jackpot-once',
    promise: 'a bet wins the pool once, however often and under however many ids it is said',
    run: async (bench) => {
      const { transactionId, ...bet } = newBet(bench);
      expectDone(await send(bench, 'bet', { transactionId, ...bet, payoutMinor: 0 }), 'a bet');
      const before = await balanceMinor(bench);
      const claim = { requestId: randomUUID(), transactionId };
      const first = await send(bench, 'jackpot', claim);
      expectDone(first, 'a jackpot');
      expectSame((await send(bench, 'jackpot', claim)).text, first.text, 'the same claim again');
      const other = await send(bench, 'jackpot', { transactionId });
      expectDone(other, 'the claim under another id');
      const amountMinor: unknown = first.value?.amountMinor;
      expectSame(other.value?.amountMinor, amountMinor, 'the amount under another id');
      await expectMoved(bench, before, Number(amountMinor), 'a jackpot said three times moved');
    },
  },
  {
    name: 'jackpot-unknown',
    promise: 'without its bet, or for another player, no pool is paid',
    run: async (bench) => {
      const { transactionId, ...bet } = newBet(bench);
      const before = await balanceMinor(bench);
      const early = await send(bench, 'jackpot', { transactionId });
      expectRefused(early, 'a jackpot without its bet', 'bet_unknown');
      expectDone(await send(bench, 'bet', { transactionId, ...bet }), 'the bet after it');
      const playerId = '9007199254740991';
      const other = await send(bench, 'jackpot', { transactionId, playerId });
      expectRefused(other, 'a jackpot for another player', 'bet_unknown');
      expectDone(await send(bench, 'rollback', { transactionId }), 'the rollback of the bet');
      const late = await send(bench, 'jackpot', { transactionId });
      expectRefused(late, 'a jackpot after the rollback', 'bet_voided');
      await expectMoved(bench, before, 0, 'jackpots that nobody won moved');
    },
  },
  {
    name: 'session-ended-jackpot',
    promise: 'a jackpot is taken after its session’s end',
    needs: 'ended',
    run: async (bench) => {
      const transactionId = bench.ended?.transactionId;
      expectDone(await send(bench, 'jackpot', { transactionId }), 'a late jackpot');
    },
  },
];
