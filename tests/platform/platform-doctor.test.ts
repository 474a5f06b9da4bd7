import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { replicationLag } from '#platform/app/doctor/find-replication-lag.ts';
import { runCluster } from '#platform/base/database/embedded/run-cluster.ts';
import { jobs } from '#platform/app/jobs/jobs.ts';
import { publishedKey } from '#platform/base/encryption/encryption-keys.ts';
import { recordJobRuns } from '#platform/base/jobs/record-job-runs.ts';
import { examineDisk } from '../../cli/work/doctor/examine-disk.ts';
import { requestLivery } from '../build/request-livery.ts';
import { makeStateDir } from '../../scripts/bench/platform/make-state-dir.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, playRound } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = buildMerchant('alpha');
let platform: TestPlatform;
/** Plants faults; the server's own role could not. */
let owner: Connection;
let memberId: number;

beforeAll(async () => {
  platform = await startTestPlatform([alpha], { jobs: false });
  owner = await connect(platform.databaseUrl, { connections: 1 });
  const opened = await openMember(platform, 'alpha', { username: 'booked', cashMinor: 1000 });
  memberId = opened.memberId;
  const merchant = await openMerchant(platform.database, alpha);
  await playRound(platform.database, merchant, memberId, { stakeMinor: 100, payoutMinor: 50 });
});

afterAll(async () => {
  await owner.close();
  await platform.close();
});

/** All jobs have just ended well. */
beforeEach(async () => {
  await owner.pool.query('delete from job_run');
  const recorder = recordJobRuns(platform.database);
  for (const job of jobs) recorder.note({ job, hasSucceeded: true, tookMs: 1 });
  await recorder.stop();
});

afterEach(() => owner.pool.query('update encryption_key set created_at = now()'));

interface Printed {
  healthy: boolean;
  findings: {
    check: string;
    subject: string;
    found: string;
    remedy: string;
    page: string | null;
  }[];
  unseen: { check: string; why: string }[];
}

const doctor = async (...args: string[]) => {
  const { code, stdout } = await requestLivery(['platform', 'doctor', '--json', ...args], {
    DATABASE_URL: platform.databaseUrl,
  });
  return { code, ...(JSON.parse(stdout) as Printed) };
};

/** What is found beside the disk of this machine, which is not ours to judge. */
const found = async (...args: string[]) =>
  (await doctor(...args)).findings.filter(({ check }) => check !== 'disk');

test('nothing is found where nothing is wrong, whether the newest entries are added up or all', async () => {
  expect(await found()).toEqual([]);
  expect(await found('--whole')).toEqual([]);
  expect((await doctor()).unseen).toEqual([]);
});

test('a job that is late, and one that fails, are named with what to do; exit 1', async () => {
  await owner.pool
    .query(`update job_run set succeeded_at = now() - interval '59 minutes 40 seconds' where job = 'deliverMessages';
    update job_run set succeeded_at = now() - interval '9 hours', failed_at = now() where job = 'sweep'`);

  const { code, healthy, findings } = await doctor();

  expect({ code, healthy }).toEqual({ code: 1, healthy: false });
  const late = findings.filter(({ check }) => check === 'jobs');
  expect(late.map(({ subject }) => subject)).toEqual(['deliverMessages', 'sweep']);
  expect(late[0]?.found).toBe(
    'The job deliverMessages last ended well 60 minutes ago; it is due every 2 seconds.',
  );
  expect(late[1]?.found).toContain('and it has failed since');
  expect(late[1]?.remedy).toContain('"job":"sweep"');
});

test('a job that has hung since its first run, and so has never ended, is named with what to do', async () => {
  await owner.pool.query(`delete from job_run where job = 'sweep'`);
  await recordJobRuns(platform.database, jobs).stop();
  expect(await found()).toEqual([]);
  await owner.pool.query(
    `update job_run set known_since = now() - interval '3 days' where job = 'sweep'`,
  );

  const [late, ...others] = await found();

  expect(others).toEqual([]);
  expect(late).toMatchObject({ check: 'jobs', subject: 'sweep' });
  expect(late?.found).toMatch(
    /^The job sweep has not ended once since it was first run 3 days ago;/,
  );
  expect(late?.remedy).toMatch(/^It hangs: .* restart them\.$/);
});

test('a platform whose jobs nobody runs is told so', async () => {
  await owner.pool.query('delete from job_run');

  expect(await found()).toMatchObject([{ check: 'jobs', subject: 'all jobs' }]);
});

test('where not one job has ever ended, it is no job that is named', async () => {
  await owner.pool.query('delete from job_run');
  await recordJobRuns(platform.database, jobs).stop();
  expect(await found()).toEqual([]);
  await owner.pool.query(`update job_run set known_since = now() - interval '3 days'`);

  expect(await found()).toMatchObject([{ check: 'jobs', subject: 'all jobs' }]);
});

test('an account that holds what its entries do not say is named, with its member', async () => {
  const change = (by: number) =>
    owner.pool.query(`set livery.brand = 'all'; alter table account disable trigger user;
      update account set balance = balance + ${by} where kind = 'cash' and member_id = ${memberId};
      alter table account enable trigger user`);
  await change(7);

  for (const args of [[], ['--whole']]) {
    const [account, ...others] = await found(...args);
    expect(others).toEqual([]);
    expect(account).toMatchObject({ check: 'books' });
    expect(account?.found).toMatch(
      /^The account \d+ \(cash of booked at alpha\) holds 957 \w{3} in minor units; its entries say 950\.$/,
    );
  }
  await change(-7);
  expect(await found()).toEqual([]);
});

test('a transfer that does not add up is named', async () => {
  const change = (by: number) =>
    owner.pool.query(`set livery.brand = 'all'; alter table entry disable trigger user;
      update entry set amount = amount + ${by} where (merchant_id, transfer_id, line) in
        (select e.merchant_id, e.transfer_id, e.line from entry e where e.account_seq is null
          order by e.transfer_id desc limit 1);
      alter table entry enable trigger user`);
  await change(3);

  const findings = await found();

  await change(-3);
  expect(findings).toMatchObject([{ check: 'books' }]);
  expect(findings[0]?.found).toMatch(/^The transfer \d+ of alpha adds up to 3 /);
});

test('a table that is not cleaned and an index that was not finished are named', async () => {
  await owner.pool.query(`alter table vendor_nonce set (autovacuum_enabled = false);
    insert into vendor_nonce (vendor_code, nonce) select 'X', 'nonce number ' || n from generate_series(1, 12000) n;
    delete from vendor_nonce where vendor_code = 'X'`);
  await owner.pool.query('select pg_stat_force_next_flush()');
  await owner.pool.query(
    `update pg_index set indisvalid = false where indexrelid = 'message_outbox_age'::regclass`,
  );

  const findings = await found();

  await owner.pool.query(
    `update pg_index set indisvalid = true where indexrelid = 'message_outbox_age'::regclass`,
  );
  expect(findings.map(({ check, subject }) => `${check} ${subject}`).toSorted()).toEqual([
    'bloat message_outbox_age',
    'bloat vendor_nonce',
  ]);
  await owner.pool.query('vacuum vendor_nonce');
});

test('a replication slot that nobody reads is named before the disk is full', async () => {
  const stateDir = await makeStateDir('slots');
  const cluster = await runCluster(stateDir, ['wal_level=replica']);
  const { database, pool, close } = await connect(cluster.urlOf('livery'), { connections: 1 });
  const look = () => replicationLag.find({ database, isWhole: false });
  expect(await look()).toEqual([]);
  await pool.query(`select pg_create_physical_replication_slot('gone', true)`);

  const findings = await look();

  await close();
  await cluster.stop();
  await rm(stateDir, { recursive: true, force: true });
  expect(findings).toMatchObject([{ check: 'replication', subject: 'gone' }]);
  expect(findings[0]?.remedy).toContain(`pg_drop_replication_slot('gone')`);
});

test('a key that outlived its use is named', async () => {
  await publishedKey(platform.database);
  await owner.pool.query(`update encryption_key set created_at = now() - interval '40 days'`);

  const findings = await found();

  expect(findings.map(({ check }) => check)).toEqual(['keys']);
});

test('a disk that is full is told as a finding, one with room is not', () => {
  expect(examineDisk('/proc')).toMatchObject([{ check: 'disk', subject: '/proc' }]);
});
