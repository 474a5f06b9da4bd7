import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walletTransfer } from '#api/wallet.ts';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { killDatabase, killServer, spareDisk, startKillable } from '../support/killable-server.ts';
import { makeStateDir } from '../../scripts/bench/platform/make-state-dir.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { callAt } from '../support/platform.ts';
import { inProof } from '../support/proof.ts';
import { recoveryTimes } from '../support/recovery-times.ts';

const KILLS = inProof(2, 40);
const WRITERS = 12;
const FIRST_MONEY_MINOR = 10_000_000;

let stateDir: string;

beforeAll(async () => {
  stateDir = await makeStateDir('crash');
});

afterAll(() => rm(stateDir, { recursive: true, force: true }));

/** What was asked for, and what is known of it: an answer that came, or nothing. */
const asked = new Map<string, 'answered' | 'unknown'>();

const send = async (port: number, member: OpenedMember, requestId: string) => {
  asked.set(requestId, asked.get(requestId) ?? 'unknown');
  const outcome = await callAt(port, member, walletTransfer, {
    requestId,
    from: 'MAIN',
    to: 'MOONFERRY',
    amountMinor: 1,
  }).catch(() => null);
  if (outcome?.ok) asked.set(requestId, 'answered');
  return outcome;
};

/** Writers that go on until the server is gone from under them. */
const writeUntil = (port: number, member: OpenedMember, isOver: () => boolean) =>
  Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (!isOver()) {
        const outcome = await send(port, member, randomUUID());
        if (!outcome?.ok) await wait(5);
      }
    }),
  );

const countAnswered = (): number =>
  [...asked.values()].filter((state) => state === 'answered').length;

const openPerson = async (): Promise<OpenedMember> => {
  const opened = await openDatabase(stateDir);
  await spareDisk(opened.url);
  try {
    return await openMember(opened, 'alpha', {
      username: 'crash7',
      cashMinor: FIRST_MONEY_MINOR,
    });
  } finally {
    await opened.close();
  }
};

test(`killed ${KILLS} times while it writes, nothing acknowledged is missing and nothing is doubled`, async () => {
  const first = await startKillable(stateDir);
  const member = await openPerson();
  let server = first;
  const alone = recoveryTimes('the server');
  const both = recoveryTimes('the server and its database');
  for (let round = 0; round < KILLS; round += 1) {
    let isOver = false;
    const { port } = server;
    const writing = writeUntil(port, member, () => isOver);
    // After another number of answers each time, however quick this machine is.
    const enough = countAnswered() + 2 * WRITERS + ((round * 97) % 80);
    while (countAnswered() < enough) await wait(2);
    if (round % 2 === 1) await killDatabase(stateDir);
    await killServer(server);
    isOver = true;
    await writing;
    server = await (round % 2 === 1 ? both : alone).take(() => startKillable(stateDir));
  }
  alone.tell();
  both.tell();

  const unknown = [...asked].filter(([, state]) => state === 'unknown').map(([id]) => id);
  const answered = [...asked].filter(([, state]) => state === 'answered').map(([id]) => id);
  for (const requestId of [...unknown, ...answered.slice(-50)])
    expect(await send(server.port, member, requestId)).toMatchObject({ ok: true });

  await killServer(server);
  const opened = await openDatabase(stateDir);
  const { cash } = await readBalances(opened.database, member.merchantId, member.memberId, 'USD');
  const unsound = await findUnsoundBooks(opened.database);
  await opened.close();
  expect(answered.length).toBeGreaterThan(KILLS * WRITERS);
  expect(unknown.length).toBeGreaterThan(0);
  expect(cash.balanceMinor).toBe(FIRST_MONEY_MINOR - asked.size);
  expect(unsound).toEqual({ unbalanced: [], wrong: [] });
}, 900_000);
