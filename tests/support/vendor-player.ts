import { randomUUID } from 'node:crypto';
import {
  vendorBalance,
  vendorBet,
  vendorJackpot,
  vendorRollback,
  vendorWin,
} from '#api/vendor-protocol.ts';
import type { TestPlatform } from './platform.ts';
import { type Forgery, type TestPlay, sendAsVendor } from './vendor-messages.ts';

type Fields<Call extends Parameters<typeof sendAsVendor>[2]> = Partial<
  Parameters<typeof sendAsVendor<Call>>[3]
>;

/** What a vendor says about its players, each message in one line. */
export const vendorOf = (platform: Pick<TestPlatform, 'send'>, stakeMinor: number) => ({
  bet: (play: TestPlay, more: Fields<typeof vendorBet> = {}, forgery: Forgery = {}) => {
    const { sessionToken } = play;
    const id = randomUUID();
    const body = { sessionToken, transactionId: id, roundId: id, stakeMinor, ...more };
    return sendAsVendor(platform, play.vendor, vendorBet, body, forgery);
  },
  win: ({ merchant, playerId, vendor }: TestPlay, transactionId: string, payoutMinor: number) =>
    sendAsVendor(platform, vendor, vendorWin, { merchant, playerId, transactionId, payoutMinor }),
  rollback: ({ merchant, playerId, vendor }: TestPlay, transactionId: string) =>
    sendAsVendor(platform, vendor, vendorRollback, { merchant, playerId, transactionId }),
  balance: ({ vendor, sessionToken }: TestPlay) =>
    sendAsVendor(platform, vendor, vendorBalance, { sessionToken }),
  jackpot: ({ merchant, playerId, vendor }: TestPlay, transactionId: string) =>
    sendAsVendor(platform, vendor, vendorJackpot, { merchant, playerId, transactionId }),
});

export type TestVendor = ReturnType<typeof vendorOf>;
