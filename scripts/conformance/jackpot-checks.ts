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

/** The brand's pool: these checks win it for the player who tries them. */
export const jackpotChecks: readonly Check[] = [
  {
    name: 'jackpot-once',
    promise: 'a bet wins the pool once, however often and under however many ids it is said',
    run: async (bench) => {
      const { transactionId, ...bet } = newBet(bench);
      const payoutMinor = stakeOf(bench);
      expectDone(await send(bench, 'bet', { transactionId, ...bet, payoutMinor }), 'a bet');
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
    name: 'jackpot-of-a-win',
    promise: 'only the settled win of a round wins the pool',
    run: async (bench) => {
      const lost = newBet(bench);
      expectDone(await send(bench, 'bet', { ...lost, payoutMinor: 0 }), 'a lost bet');
      const open = newBet(bench);
      expectDone(await send(bench, 'bet', open), 'an open bet');
      const before = await balanceMinor(bench);
      for (const [{ transactionId }, what, code] of [
        [lost, 'a jackpot of a lost bet', 'jackpot_not_won'],
        [open, 'a jackpot of an open bet', 'bet_unsettled'],
      ] as const)
        expectRefused(await send(bench, 'jackpot', { transactionId }), what, code);
      await expectMoved(bench, before, 0, 'jackpots that nobody won moved');
      const { transactionId } = open;
      expectDone(await send(bench, 'rollback', { transactionId }), 'the rollback of the open bet');
    },
  },
  {
    name: 'jackpot-taken-back',
    promise: 'a rollback takes the pool back with the bet that won it',
    run: async (bench) => {
      const before = await balanceMinor(bench);
      const { transactionId, ...bet } = newBet(bench);
      const payoutMinor = stakeOf(bench);
      expectDone(await send(bench, 'bet', { transactionId, ...bet, payoutMinor }), 'a bet');
      expectDone(await send(bench, 'jackpot', { transactionId }), 'its jackpot');
      expectDone(await send(bench, 'rollback', { transactionId }), 'the rollback of the bet');
      await expectMoved(bench, before, 0, 'a jackpot that was taken back moved');
    },
  },
  {
    name: 'session-ended-jackpot',
    promise: 'a jackpot is taken after its session’s end',
    needs: 'ended',
    run: async (bench) => {
      const transactionId = bench.ended?.jackpotId;
      const win = { transactionId, payoutMinor: stakeOf(bench) };
      expectDone(await send(bench, 'win', win), 'a late win');
      expectDone(await send(bench, 'jackpot', { transactionId }), 'a late jackpot');
    },
  },
];
