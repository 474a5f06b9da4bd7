import { randomUUID } from 'node:crypto';
import { type Check, expectDone, expectRefused, expectSame, newBet, send } from './check.ts';
import { report } from './operator.ts';

/** Tickets, sessions, and what comes after their end. */
export const sessionChecks: readonly Check[] = [
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
