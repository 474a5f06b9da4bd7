import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinPromotion } from '#api/promotions.ts';
import { claimRedEnvelope } from '#api/red-envelopes.ts';
import { claimReward } from '#api/rewards.ts';
import { importAnnouncements } from '#platform/app/announcements/import-announcements.ts';
import { type OpenedDatabase, openDatabase } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { runEnvelopeRounds } from '#platform/money/red-envelopes/run-envelope-rounds.ts';
import { verifyAge } from '#platform/people/protection/verify-age.ts';
import { requestOf } from '../support/every-call.ts';
import {
  killDatabase,
  type KillableServer,
  killServer,
  spareDisk,
  startKillable,
} from '../support/killable-server.ts';
import { makeStateDir } from '../../scripts/bench/platform/make-state-dir.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { callAt, type Request, sendAt } from '../support/platform.ts';
import { inProof } from '../support/proof.ts';
import { recoveryTimes } from '../support/recovery-times.ts';
import { promotionOf } from '../support/promotion-of.ts';
import { envelopes } from '../support/red-envelopes.ts';
import { servedSettings } from '../support/served-settings.ts';
import { waitForWaiting } from '../support/waiting.ts';

const KILLS = inProof(2, 20);
/** Who claims while the database is killed, and then again until there is an answer. */
const CLAIMANTS = 8;
/** Fewer envelopes than claimants: the last of them get none. */
const LATE = 3;
const ENVELOPES = KILLS * CLAIMANTS - LATE;
const POOL_MINOR = ENVELOPES * 500;
const REWARD_MINOR = 500;

/** Each is a call of one member, with all that was answered. */
interface Claim {
  member: OpenedMember;
  request: Request;
  answers: { status: number; text: string }[];
}

let stateDir: string;
let server: KillableServer;
let opened: OpenedDatabase;
let merchant: Merchant;
let roundId: number;
const claims: Record<'envelope' | 'reward', Claim[]> = { envelope: [], reward: [] };

beforeAll(async () => {
  stateDir = await makeStateDir('crash-claims');
  server = await startKillable(stateDir);
  opened = await openDatabase(stateDir);
  await spareDisk(opened.url);
  const gift = {
    kind: 'signUpReward' as const,
    amountMinor: REWARD_MINOR,
    turnover: 5,
    joinDays: 30,
    budgetMinor: 1_000_000,
  };
  const promotions = [
    promotionOf('cash', envelopes({ poolMinor: POOL_MINOR, count: ENVELOPES })),
    promotionOf('gift', gift),
  ];
  const brand = buildMerchant('alpha', servedSettings, { promotions });
  const imported = await importMerchants(opened.database, [brand], [importAnnouncements]);
  [merchant] = imported.merchants as [Merchant];
  const log = { error: (facts: unknown) => void Promise.reject(new Error(JSON.stringify(facts))) };
  await runEnvelopeRounds({ database: opened.database, log });
  // It stays open, whatever the hour is.
  const { rows } = await sql<{ id: number }>`update red_envelope_round
    set closes_at = now() + interval '1 day' where state = 'OPEN' returning id`.execute(
    opened.database,
  );
  roundId = rows[0]?.id ?? 0;
});

afterAll(async () => {
  await killServer(server);
  await opened.close();
  await rm(stateDir, { recursive: true, force: true });
});

const send = async ({ member, request, answers }: Claim): Promise<number> => {
  const { status, headers, text } = await sendAt(server.port, member, request);
  answers.push({ status, text });
  if (status === 503) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'unavailable' });
  }
  return status;
};

/** Somebody who may take an envelope, and one who has earned the reward. */
const addClaimants = async (name: string): Promise<Claim[]> => {
  const [guest, friend] = [
    await openMember(opened, 'alpha', { username: `guest${name}` }),
    await openMember(opened, 'alpha', { username: `friend${name}` }),
  ];
  expect(await callAt(server.port, friend, joinPromotion, { id: 'gift' })).toMatchObject({
    ok: true,
  });
  await verifyAge(opened.database, merchant, `friend${name}`, 'passport', 'tests');
  const envelope = {
    member: guest,
    request: requestOf(claimRedEnvelope, { id: roundId }),
    answers: [],
  };
  const reward = {
    member: friend,
    request: requestOf(claimReward, { kind: 'promotion', id: 'gift' }),
    answers: [],
  };
  claims.envelope.push(envelope);
  claims.reward.push(reward);
  return [envelope, reward];
};

/** Keeps everybody from writing into the books: each claim stops in the middle of its transaction. */
const holdBooks = async (): Promise<() => Promise<void>> => {
  const holder = new Client({ connectionString: opened.url });
  // The database is killed under it.
  holder.on('error', () => {});
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table entry in share mode');
  return () => holder.end().catch(() => {});
};

test(`the database is killed ${KILLS} times amid claims over HTTP: nothing is lost, and nothing paid twice`, async () => {
  const times = recoveryTimes('the database amid claims');
  for (let kill = 0; kill < KILLS; kill += 1) {
    const now: Claim[] = [];
    for (let at = 0; at < CLAIMANTS; at += 1) now.push(...(await addClaimants(`${kill}x${at}`)));
    const letGo = await holdBooks();
    const first = now.map(send);
    // Those of envelopes share a transaction, each of the rewards has its own: some wait for a connection.
    await waitForWaiting(opened.database, 2);

    await killDatabase(stateDir);
    const statuses = await Promise.all(first);
    await letGo();
    await opened.close();

    // It was in the middle of all of them, and none was answered as if it were done, or as a fault of ours.
    expect([...new Set(statuses)]).toEqual([503]);
    await times.take(() =>
      Promise.all(now.map((claim) => expect.poll(() => send(claim)).not.toBe(503))),
    );
    opened = await openDatabase(stateDir);
  }
  times.tell();
  const all = [...claims.envelope, ...claims.reward];
  const last = await Promise.all([...all, ...all].map(send));

  expect(last.every((status) => status !== 503)).toBe(true);
  const statuses = new Set(all.flatMap(({ answers }) => answers.map(({ status }) => status)));
  expect([...statuses].filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
  await expectPaidOnce();
  expect(await findUnsoundBooks(opened.database)).toEqual({ unbalanced: [], wrong: [] });
  expect(server.child.exitCode).toBeNull();
}, 900_000);

/** What a claim was answered once it was answered: always the same. */
const finalAnswer = ({ answers }: Claim) => {
  const texts = new Set(answers.filter(({ status }) => status !== 503).map(({ text }) => text));
  expect(texts.size).toBe(1);
  const [text = ''] = texts;
  return JSON.parse(text) as { success: boolean; code?: string; value?: { amountMinor: number } };
};

const expectPaidOnce = async (): Promise<void> => {
  const { rows } = await sql<{ memberId: number; kind: string; minor: number }>`
    select member_id, kind, balance as minor from account
      where member_id is not null and kind in ('cash', 'bonus')`.execute(opened.database);
  const balance = (memberId: number, kind: string): number =>
    rows.find((row) => row.memberId === memberId && row.kind === kind)?.minor ?? 0;

  const got = claims.envelope.map((claim) => ({ claim, answer: finalAnswer(claim) }));
  for (const { claim, answer } of got) {
    if (!answer.success) expect(answer.code).toBe('envelope_gone');
    expect(balance(claim.member.memberId, 'cash')).toBe(answer.value?.amountMinor ?? 0);
  }
  const taken = got.flatMap(({ answer }) => answer.value?.amountMinor ?? []);
  expect(taken).toHaveLength(ENVELOPES);
  expect(taken.reduce((sum, minor) => sum + minor, 0)).toBe(POOL_MINOR);
  for (const claim of claims.reward) {
    expect(finalAnswer(claim)).toMatchObject({ success: true });
    expect(balance(claim.member.memberId, 'bonus')).toBe(REWARD_MINOR);
  }
};
