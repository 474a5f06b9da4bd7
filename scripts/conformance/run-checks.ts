import { betChecks } from './bet-checks.ts';
import {
  type Bench,
  Broken,
  type Check,
  expectDone,
  expectRefused,
  expectSame,
  newBet,
  send,
} from './check.ts';
import { endingChecks } from './ending-checks.ts';
import { jackpotChecks } from './jackpot-checks.ts';
import { signatureChecks } from './signature-checks.ts';
import { randomUUID } from 'node:crypto';
import { report } from './operator.ts';

/** Tickets, sessions, and what comes after their end. */
const sessionChecks: readonly Check[] = [
  {
    name: 'ticket-once',
    promise: 'a ticket opens one session; the same request again gets the same answer',
    needs: 'freshTicket',
    run: async (bench) => {
      const requestId = randomUUID();
      const ticket = bench.freshTicket;
      const first = await report(bench.access, 'authenticate', { requestId, ticket });
      const again = await report(bench.access, 'authenticate', { requestId, ticket });
      const other = await report(bench.access, 'authenticate', { ticket });
      expectDone(first, 'the first use');
      expectSame(again.text, first.text, 'the same request again');
      expectRefused(other, 'a second use', 'ticket_invalid');
    },
  },
  {
    name: 'ticket-unknown',
    promise: 'a ticket that was never given opens nothing',
    run: async ({ access }) => {
      const answer = await report(access, 'authenticate', { ticket: 'x'.repeat(43) });
      expectRefused(answer, 'a made-up ticket', 'ticket_invalid');
    },
  },
  {
    name: 'session-unknown',
    promise: 'a session that was never given can neither look nor stake',
    run: async (bench) => {
      const sessionToken = 'x'.repeat(43);
      for (const call of ['balance', 'bet'] as const) {
        const body = call === 'bet' ? newBet(bench) : {};
        const answer = await send(bench, call, { ...body, sessionToken });
        expectRefused(answer, `${call} of a made-up session`, 'session_expired');
      }
    },
  },
  {
    name: 'session-ended-bet',
    promise: 'a session that has ended stakes nothing',
    needs: 'ended',
    run: async (bench) => {
      const sessionToken = bench.ended?.session.sessionToken;
      const answer = await send(bench, 'bet', { ...newBet(bench), sessionToken });
      expectRefused(answer, 'a bet of an ended session', 'session_expired');
    },
  },
  {
    name: 'session-ended-win',
    promise: 'a win is taken after its session’s end',
    needs: 'ended',
    run: async (bench) => {
      const transactionId = bench.ended?.transactionId;
      expectDone(await send(bench, 'win', { transactionId, payoutMinor: 0 }), 'a late win');
    },
  },
  {
    name: 'session-ended-rollback',
    promise: 'a rollback is taken after its session’s end',
    needs: 'ended',
    run: async (bench) => {
      const transactionId = bench.ended?.secondId;
      expectDone(await send(bench, 'rollback', { transactionId }), 'a late rollback');
    },
  },
];

/** Every promise of the protocol that a vendor can try. */
export const checks: readonly Check[] = [
  ...sessionChecks,
  ...signatureChecks,
  ...betChecks,
  ...endingChecks,
  ...jackpotChecks,
];

/** How one check ended. */
export interface CheckResult {
  name: string;
  promise: string;
  result: 'passed' | 'failed' | 'skipped';
  /** What came instead, or what was missing. */
  reason: string | null;
}

const missing = {
  freshTicket: 'needs a second ticket (--ticket twice)',
  ended: 'needs a third ticket and --end-command',
} as const;

/** Tries the checks one after the other; they share one player, whose money they count. */
export const runChecks = async (
  bench: Bench,
  chosen: readonly Check[] = checks,
): Promise<CheckResult[]> => {
  const results: CheckResult[] = [];
  for (const check of chosen) results.push(await runCheck(bench, check));
  return results;
};

const runCheck = async (bench: Bench, check: Check): Promise<CheckResult> => {
  const { name, promise, needs } = check;
  if (needs && bench[needs] === null)
    return { name, promise, result: 'skipped', reason: missing[needs] };
  try {
    await check.run(bench);
    return { name, promise, result: 'passed', reason: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const known = error instanceof Broken ? reason : `no answer: ${reason}`;
    return { name, promise, result: 'failed', reason: known };
  }
};
