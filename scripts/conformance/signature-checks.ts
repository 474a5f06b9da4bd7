import { randomUUID } from 'node:crypto';
import { signatureForm } from '#api/vendor-signing.ts';
import {
  type Bench,
  type Check,
  balanceMinor,
  expectDone,
  expectMoved,
  expectRefused,
  newBet,
  send,
} from './check.ts';
import type { CallName, Forgery } from './operator.ts';

const MINUTE_MS = 60_000;
const calls: readonly CallName[] = ['authenticate', 'balance', 'bet', 'win', 'rollback'];

/** A body that the call would take. */
const bodyOf = (bench: Bench, call: CallName): Record<string, unknown> => {
  if (call === 'authenticate') return { ticket: 'x'.repeat(43) };
  const bet = newBet(bench);
  if (call === 'bet') return bet;
  const { transactionId } = bet;
  if (call === 'win') return { transactionId, payoutMinor: 0 };
  return call === 'rollback' ? { transactionId } : {};
};

/** Sends every call with one forgery; all must be refused, and nothing may move. */
const refuseAll = async (
  bench: Bench,
  what: string,
  forge: (call: CallName) => Forgery,
  ...codes: string[]
): Promise<void> => {
  const before = await balanceMinor(bench);
  for (const call of calls) {
    const answer = await send(bench, call, bodyOf(bench, call), forge(call));
    expectRefused(answer, `${call} ${what}`, ...codes);
  }
  await expectMoved(bench, before, 0, `money moved by messages ${what}`);
};

/** Who may speak, and when. */
export const signatureChecks: readonly Check[] = [
  {
    name: 'signature-wrong',
    promise: 'a message that is signed with another key is refused by every call',
    run: (bench) =>
      refuseAll(bench, 'with another key', () => ({ key: '0'.repeat(64) }), 'signature_invalid'),
  },
  {
    name: 'signature-of-another-body',
    promise: 'the signature is over the body as it is sent',
    run: async (bench) => {
      const before = await balanceMinor(bench);
      const bet = { requestId: randomUUID(), ...newBet(bench) };
      const { sessionToken } = bench.session;
      const signed = JSON.stringify({ sessionToken, ...bet });
      const sentBody = JSON.stringify({ sessionToken, ...bet, roundId: 'another' });
      const answer = await send(bench, 'bet', {}, { rawBody: signed, sentBody });
      expectRefused(answer, 'a changed body', 'signature_invalid');
      await expectMoved(bench, before, 0, 'money moved by a changed body');
    },
  },
  {
    name: 'signature-of-another-call',
    promise: 'what is signed as one call is refused as another, and with another query',
    run: async (bench) => {
      const { transactionId, ...bet } = newBet(bench);
      expectDone(await send(bench, 'bet', { transactionId, ...bet, payoutMinor: 0 }), 'a bet');
      const before = await balanceMinor(bench);
      const named = await send(bench, 'rollback', { transactionId }, { signedCall: 'win' });
      expectRefused(named, 'a win sent as a rollback', 'signature_invalid');
      const asked = await send(bench, 'rollback', { transactionId }, { sentQuery: '?as=another' });
      expectRefused(asked, 'a rollback with a query', 'signature_invalid');
      await expectMoved(bench, before, 0, 'money moved by a signature of another call');
    },
  },
  {
    name: 'signature-whole',
    promise: 'a signature that leaves out the method, the path, the query or the body is refused',
    run: async (bench) => {
      for (const left of signatureForm.components)
        await refuseAll(
          bench,
          `without ${left}`,
          () => ({ components: signatureForm.components.filter((one) => one !== left) }),
          'signature_invalid',
        );
    },
  },
  {
    name: 'clock-behind',
    promise: 'a message of more than five minutes ago is refused',
    run: (bench) =>
      refuseAll(
        bench,
        'of six minutes ago',
        () => ({ timestampMs: Date.now() - 6 * MINUTE_MS }),
        'clock_skew',
      ),
  },
  {
    name: 'clock-ahead',
    promise: 'a message from more than five minutes ahead is refused',
    run: (bench) =>
      refuseAll(
        bench,
        'six minutes ahead',
        () => ({ timestampMs: Date.now() + 6 * MINUTE_MS }),
        'clock_skew',
      ),
  },
  {
    name: 'clock-near',
    promise: 'clocks may be four minutes apart',
    run: async (bench) => {
      for (const minutes of [-4, 4]) {
        const timestampMs = Date.now() + minutes * MINUTE_MS;
        expectDone(
          await send(bench, 'balance', {}, { timestampMs }),
          `a message ${minutes} minutes off`,
        );
      }
    },
  },
  {
    name: 'nonce-once',
    promise: 'a nonce counts once, whatever it is used for',
    run: async (bench) => {
      const nonce = randomUUID();
      expectDone(await send(bench, 'bet', newBet(bench), { nonce }), 'the first use');
      const before = await balanceMinor(bench);
      for (const call of calls)
        expectRefused(
          await send(bench, call, bodyOf(bench, call), { nonce }),
          `${call} with a used nonce`,
          'nonce_reused',
        );
      await expectMoved(bench, before, 0, 'money moved by a used nonce');
    },
  },
  {
    name: 'shape',
    promise: 'a message that breaks the shape is refused',
    run: async (bench) => {
      const before = await balanceMinor(bench);
      for (const wrong of [{ stakeMinor: 0.5 }, { stakeMinor: -100 }, { transactionId: '' }])
        expectRefused(
          await send(bench, 'bet', { ...newBet(bench), ...wrong }),
          `a bet with ${JSON.stringify(wrong)}`,
          'invalid_input',
        );
      expectRefused(
        await send(bench, 'bet', {}, { rawBody: 'no JSON' }),
        'a text',
        'invalid_input',
      );
      await expectMoved(bench, before, 0, 'money moved by broken messages');
    },
  },
];
