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

/** Wins and rollbacks in every order. */
export const endingChecks: readonly Check[] = [
  {
    name: 'win-once',
    promise: 'a win is paid once, however often and under however many ids it is said',
    run: async (bench) => {
      const { transactionId, ...bet } = newBet(bench);
      const payoutMinor = 2 * stakeOf(bench);
      expectDone(await send(bench, 'bet', { transactionId, ...bet }), 'a bet');
      const before = await balanceMinor(bench);
      const win = { requestId: randomUUID(), transactionId, payoutMinor };
      const first = await send(bench, 'win', win);
      expectDone(first, 'a win');
      expectSame((await send(bench, 'win', win)).text, first.text, 'the same win again');
      expectDone(
        await send(bench, 'win', { transactionId, payoutMinor }),
        'a win under another id',
      );
      await expectMoved(bench, before, payoutMinor, 'a win said three times moved');
    },
  },
  {
    name: 'win-changed',
    promise: 'a bet is not settled a second time with another payout',
    run: async (bench) => {
      const { transactionId, ...bet } = newBet(bench);
      expectDone(await send(bench, 'bet', { transactionId, ...bet }), 'a bet');
      expectDone(await send(bench, 'win', { transactionId, payoutMinor: 0 }), 'a lost bet');
      const before = await balanceMinor(bench);
      const other = await send(bench, 'win', { transactionId, payoutMinor: stakeOf(bench) });
      expectRefused(other, 'another payout', 'settled_otherwise');
      await expectMoved(bench, before, 0, 'another payout moved');
    },
  },
  {
    name: 'win-before-bet',
    promise: 'a win without its bet is refused, and the bet may still come',
    run: async (bench) => {
      const { transactionId, ...bet } = newBet(bench);
      const before = await balanceMinor(bench);
      const early = await send(bench, 'win', { transactionId, payoutMinor: stakeOf(bench) });
      expectRefused(early, 'a win without its bet', 'bet_unknown');
      await expectMoved(bench, before, 0, 'a win without its bet moved');
      expectDone(await send(bench, 'bet', { transactionId, ...bet }), 'the bet after its win');
      expectDone(await send(bench, 'rollback', { transactionId }), 'its rollback');
    },
  },
  {
    name: 'rollback-returns',
    promise: 'a rollback returns the stake once',
    run: async (bench) => {
      const before = await balanceMinor(bench);
      const { transactionId, ...bet } = newBet(bench);
      expectDone(await send(bench, 'bet', { transactionId, ...bet }), 'a bet');
      expectDone(await send(bench, 'rollback', { transactionId }), 'a rollback');
      expectDone(await send(bench, 'rollback', { transactionId }), 'a second rollback');
      await expectMoved(bench, before, 0, 'a bet and two rollbacks moved');
    },
  },
  {
    name: 'rollback-late',
    promise: 'a rollback of a settled bet takes back what it paid',
    run: async (bench) => {
      const before = await balanceMinor(bench);
      const { transactionId, ...bet } = newBet(bench);
      const payoutMinor = 3 * stakeOf(bench);
      expectDone(await send(bench, 'bet', { transactionId, ...bet, payoutMinor }), 'a won bet');
      expectDone(await send(bench, 'rollback', { transactionId }), 'a late rollback');
      await expectMoved(bench, before, 0, 'a won bet and its rollback moved');
    },
  },
  {
    name: 'rollback-first',
    promise: 'a rollback that comes before its bet is taken, and the late bet is refused',
    run: async (bench) => {
      const { transactionId, ...bet } = newBet(bench);
      const before = await balanceMinor(bench);
      expectDone(await send(bench, 'rollback', { transactionId }), 'a rollback without its bet');
      const late = await send(bench, 'bet', { transactionId, ...bet });
      expectRefused(late, 'the late bet', 'bet_voided');
      await expectMoved(bench, before, 0, 'a rollback and its late bet moved');
    },
  },
  {
    name: 'win-after-rollback',
    promise: 'what was taken back is not won any more',
    run: async (bench) => {
      const { transactionId, ...bet } = newBet(bench);
      expectDone(await send(bench, 'bet', { transactionId, ...bet }), 'a bet');
      expectDone(await send(bench, 'rollback', { transactionId }), 'a rollback');
      const before = await balanceMinor(bench);
      const late = await send(bench, 'win', { transactionId, payoutMinor: stakeOf(bench) });
      expectRefused(late, 'a win after the rollback', 'bet_voided');
      await expectMoved(bench, before, 0, 'a win after the rollback moved');
    },
  },
  {
    name: 'player-of-another',
    promise: 'a bet is ended for its own player only',
    run: async (bench) => {
      const { transactionId, ...bet } = newBet(bench);
      expectDone(await send(bench, 'bet', { transactionId, ...bet }), 'a bet');
      const before = await balanceMinor(bench);
      for (const call of ['win', 'rollback'] as const) {
        const body = { transactionId, playerId: '9007199254740991' };
        const answer = await send(bench, call, call === 'win' ? { ...body, payoutMinor: 1 } : body);
        expectRefused(answer, `${call} for another player`, 'bet_unknown');
      }
      await expectMoved(bench, before, 0, 'messages for another player moved');
    },
  },
];
