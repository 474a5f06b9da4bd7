import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWords } from '#config/languages/read-words.ts';
import { EVENTS_PATH } from '#api/events.ts';
import { memberInfo } from '#api/member.ts';
import { login } from '#api/session.ts';
import { vendorBalance } from '#api/vendor-protocol.ts';
import { walletTransfer } from '#api/wallet.ts';
import { withLock } from '#platform/base/database/embedded/with-lock.ts';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import {
  killDatabase,
  type KillableServer,
  killServer,
  spareDisk,
  startKillable,
} from '../support/killable-server.ts';
import { makeStateDir } from '../../scripts/bench/platform/make-state-dir.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { type Answer, type Caller, type Request, sendAt } from '../support/platform.ts';
import { inProof } from '../support/proof.ts';
import { recoveryTimes } from '../support/recovery-times.ts';
import { sendAsVendor } from '../support/vendor-messages.ts';

const KILLS = inProof(2, 20);
const WRITERS = 8;
const FIRST_MONEY_MINOR = 10_000_000;

let stateDir: string;
let server: KillableServer;
let member: OpenedMember;

beforeAll(async () => {
  stateDir = await makeStateDir('away');
  await mkdir(path.join(stateDir, 'alpha'));
  await writeFile(path.join(stateDir, 'alpha', 'robots.txt'), 'User-agent: *');
  server = await startKillable(stateDir);
  const opened = await openDatabase(stateDir);
  await spareDisk(opened.url);
  member = await openMember(opened, 'alpha', { username: 'away01', cashMinor: FIRST_MONEY_MINOR });
  await opened.close();
});

afterAll(async () => {
  await killServer(server);
  // Whoever comes last ends the database.
  await (await openDatabase(stateDir)).close();
  await rm(stateDir, { recursive: true, force: true });
});

const send = (request: Request) => sendAt(server.port, member, request);

const ready = async (): Promise<{ status: number; reasons: string[] }> => {
  const { status, text } = await send({ path: '/readyz' });
  const { reasons = [] } = JSON.parse(text) as { reasons?: string[] };
  return { status, reasons };
};

/** What a vendor is answered, signed as it should be. */
const tellAsVendor = async (): Promise<Answer> => {
  const answers: Answer[] = [];
  const platform = {
    send: async (caller: Caller, request: Request) => {
      const answer = await sendAt(server.port, caller, request);
      answers.push(answer);
      return answer;
    },
  };
  await sendAsVendor(platform, 'MOONFERRY', vendorBalance, { sessionToken: 'x'.repeat(43) });
  const [answer] = answers;
  if (!answer) throw new Error('nothing was sent');
  return answer;
};

test('while the database cannot be reached every call answers 503 with Retry-After, to a browser on its way to a page in the brand’s words, and files are served', async () => {
  await withLock(path.join(stateDir, 'postgres', 'starting.lock'), async () => {
    // The lock keeps the server from starting it again before all of this was seen.
    await killDatabase(stateDir);
    await expect.poll(ready).toMatchObject({
      status: 503,
      reasons: expect.arrayContaining(['database unreachable']),
    });
    const browser = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'my-MM,my;q=0.9' };
    const asBrowser = { ...member, headers: browser };
    const credentials = { username: 'away01', password: 'violet-Tuba-91x' };
    const transfer = { requestId: randomUUID(), from: 'MAIN', to: 'MOONFERRY', amountMinor: 1 };
    const answers = [
      await send({ path: memberInfo.path }),
      await send({ method: 'POST', path: login.path, body: credentials }),
      await send({ method: 'POST', path: walletTransfer.path, body: transfer }),
      await send({ path: EVENTS_PATH }),
      await tellAsVendor(),
    ];
    for (const { status, headers, text } of answers) {
      expect(status).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(JSON.parse(text)).toMatchObject({ success: false, code: 'unavailable' });
    }
    const page = await sendAt(server.port, asBrowser, { path: memberInfo.path });
    expect(page.status).toBe(503);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('<html lang="my"');
    expect(page.text).toContain('<h1>Brand alpha</h1>');
    expect(page.text).toContain(readWords('common', 'my').refusals.unavailable);
    expect(await send({ path: '/robots.txt' })).toMatchObject({ status: 200 });
    expect(await send({ path: '/healthz' })).toMatchObject({ status: 200 });
  });

  await expect.poll(async () => (await ready()).reasons).not.toContain('database unreachable');
  expect(await send({ path: memberInfo.path })).toMatchObject({ status: 200 });
});

/** What was asked for, and what is known of it: an answer that came, or nothing. */
const payments = new Map<string, 'answered' | 'unknown'>();
const statuses = new Set<number>();

const pay = async (requestId: string): Promise<boolean> => {
  payments.set(requestId, payments.get(requestId) ?? 'unknown');
  const { status, headers } = await send({
    method: 'POST',
    path: walletTransfer.path,
    body: { requestId, from: 'MAIN', to: 'MOONFERRY', amountMinor: 1 },
  });
  statuses.add(status);
  if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  if (status === 200) payments.set(requestId, 'answered');
  return status === 200;
};

const payUntil = (isOver: () => boolean) =>
  Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (!isOver()) if (!(await pay(randomUUID()))) await wait(5);
    }),
  );

const countAnswered = (): number =>
  [...payments.values()].filter((state) => state === 'answered').length;

test(`the database is killed ${KILLS} times under a living server: it goes on by itself, and no acknowledged money is lost`, async () => {
  let isOver = false;
  const writing = payUntil(() => isOver);
  const recovery = recoveryTimes('the database under a living server');
  for (let round = 0; round < KILLS; round += 1) {
    const enough = countAnswered() + 3 * WRITERS;
    await expect.poll(countAnswered).toBeGreaterThan(enough);
    await killDatabase(stateDir);
    const before = countAnswered();
    // More than those that were on their way.
    await recovery.take(() => expect.poll(countAnswered).toBeGreaterThan(before + 2 * WRITERS));
  }
  recovery.tell();
  const before = countAnswered();
  await expect.poll(countAnswered).toBeGreaterThan(before + 3 * WRITERS);
  isOver = true;
  await writing;

  const unknown = [...payments].filter(([, state]) => state === 'unknown').map(([id]) => id);
  for (const requestId of unknown) expect(await pay(requestId)).toBe(true);
  const opened = await openDatabase(stateDir);
  const { cash } = await readBalances(opened.database, member.merchantId, member.memberId, 'USD');
  const unsound = await findUnsoundBooks(opened.database);
  await opened.close();

  expect(statuses).toEqual(new Set([200, 503]));
  expect(cash.balanceMinor).toBe(FIRST_MONEY_MINOR - payments.size);
  expect(unsound).toEqual({ unbalanced: [], wrong: [] });
  expect(server.child.exitCode).toBeNull();
}, 900_000);
