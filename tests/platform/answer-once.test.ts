import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '#platform/base/endpoints/handler.ts';
import { answerOnce } from '#platform/base/ledger/answer-once.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { waitForWaiting } from '../support/waiting.ts';

let opened: TestDatabase;
let alpha: Merchant;
let people = 0;

beforeAll(async () => {
  opened = await startTestDatabase();
  const {
    merchants: [merchant],
  } = await importMerchants(opened.database, [buildMerchant('alpha')], []);
  if (!merchant) throw new Error('no merchant');
  alpha = merchant;
});

afterAll(() => opened.close());

const newCaller = () => {
  people += 1;
  return openMember(opened, 'alpha', { username: `asker${people}` });
};

/**
 * A request of a member, which counts how often its work was done.
 *
 * @param meanwhile what the work waits for
 */
const request = ({ memberId }: OpenedMember, requestId: string, meanwhile = async () => {}) => {
  const done: number[] = [];
  const context = {
    database: opened.database,
    merchant: alpha,
    session: { memberId, type: 0, tokenHash: '', deviceId: null, mustChangePassword: false },
  };
  const send = (input: unknown = {}, scope = 'test') =>
    answerOnce(context, { scope, requestId, input }, async (tx) => {
      await tx.selectFrom('member').select('id').execute();
      await meanwhile();
      done.push(memberId);
      return { round: done.length };
    });
  return { done, send, context };
};

test('a retry answers what the first one did, and does nothing', async () => {
  const { done, send } = request(await newCaller(), crypto.randomUUID());

  const answers = [await send(), await send(), await send()];

  expect(answers).toEqual([{ round: 1 }, { round: 1 }, { round: 1 }]);
  expect(done).toHaveLength(1);
});

test('of many that come at once one does the work, and all answer the same', async () => {
  const { done, send } = request(await newCaller(), crypto.randomUUID(), () =>
    waitForWaiting(opened.database, 9),
  );

  const answers = await Promise.all(Array.from({ length: 10 }, () => send()));

  expect(new Set(answers.map(({ round }) => round))).toEqual(new Set([1]));
  expect(done).toHaveLength(1);
});

test('the same id with another input is refused; of another scope or person it is another', async () => {
  const requestId = crypto.randomUUID();
  const mine = request(await newCaller(), requestId);
  const theirs = request(await newCaller(), requestId);
  await mine.send({ amountMinor: 5 });

  await expect(mine.send({ amountMinor: 6 })).rejects.toMatchObject({ code: 'request_reused' });
  await mine.send({ amountMinor: 6 }, 'another call');
  await theirs.send({ amountMinor: 6 });

  expect([mine.done.length, theirs.done.length]).toEqual([2, 1]);
});

test('a refusal takes everything back, and the request may be sent again', async () => {
  const caller = await newCaller();
  const { context } = request(caller, '');
  const key = { scope: 'test', requestId: crypto.randomUUID(), input: {} };
  const nickname = () =>
    opened.database
      .selectFrom('member')
      .select('nickname')
      .where('id', '=', caller.memberId)
      .executeTakeFirstOrThrow();
  const before = await nickname();

  const refused = answerOnce(context, key, async (tx) => {
    await tx
      .updateTable('member')
      .set({ nickname: 'changed' })
      .where('id', '=', caller.memberId)
      .execute();
    throw new Refusal('not_found');
  });

  await expect(refused).rejects.toMatchObject({ code: 'not_found' });
  expect(await nickname()).toEqual(before);
  expect(await answerOnce(context, key, async () => 'now it works')).toBe('now it works');
  expect(await answerOnce(context, key, async () => 'never')).toBe('now it works');
});

test('a fault of ours takes everything back too', async () => {
  const { context } = request(await newCaller(), '');
  const key = { scope: 'test', requestId: crypto.randomUUID(), input: {} };

  await expect(
    answerOnce(context, key, async () => {
      throw new Error('the disk is full');
    }),
  ).rejects.toThrow('the disk is full');

  expect(await answerOnce(context, key, async () => null)).toBeNull();
});
