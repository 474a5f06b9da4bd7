import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vendorBet } from '#api/vendor-protocol.ts';
import { type ArchivedCluster, startArchivedCluster } from '../support/archived-cluster.ts';
import type { TestDatabase } from '../support/database.ts';
import { withClient } from '../support/database-template.ts';
import type { TestPlatform } from '../support/platform.ts';
import { openPlayer, openSlot, startPlayFixture, VENDOR } from '../support/play-fixture.ts';
import { isWholeProof } from '../support/proof.ts';
import { freePort } from '../support/web-server.ts';
import { sendAsVendor, type TestPlay } from '../support/vendor-messages.ts';

const STAKE = openSlot.minimumStakeUnits * 100;
const PLAYERS = 4;
const ROUNDS = 40;

/** How psql proves the books. */
const PROOF = path.resolve(import.meta.dirname, '../../deploy/backup/prove-books.sql');
const PROVE = ['-v', 'ON_ERROR_STOP=1', '-d', 'livery', '-f', PROOF];

/** What the restore and the lost primary have set, and nobody wants of the cluster that is made of it. */
const OWN_SETTINGS = ['archive_mode', 'synchronous_standby_names'];

/** How step 5 of the runbook takes that away. */
const FREE = [
  ...readFileSync(
    path.resolve(import.meta.dirname, '../../deploy/runbooks/restore.md'),
    'utf8',
  ).matchAll(/-c '(alter system [^']*)'/g),
].flatMap(([, statement = '']) => ['-c', statement]);

const nightly = test.runIf(isWholeProof);

/** What was acknowledged, by when. */
interface Lost {
  cluster: ArchivedCluster;
  /** The moment that is gone back to. */
  at: string;
  before: string[];
  after: string[];
}

let lost: Lost;

beforeAll(async () => {
  if (isWholeProof) lost = await playAndLose();
}, 600_000);

afterAll(async () => {
  if (isWholeProof) await lost.cluster.close();
});

/** Bets before, during and after a backup, more of them after a moment; then the machine is lost. */
const playAndLose = async (): Promise<Lost> => {
  const cluster = await startArchivedCluster();
  const database = await cluster.open();
  const { platform, merchant } = await startPlayFixture({}, { database });
  const plays: TestPlay[] = [];
  for (let player = 0; player < PLAYERS; player += 1)
    plays.push((await openPlayer(platform, merchant, { cashMinor: 10_000_000 })).play);
  const bets = () => playRounds(platform, plays, ROUNDS);
  const early = await bets();
  // As the primary of a pair has it; here it is never read, or nothing would be acknowledged.
  await withClient(database.url, (client) =>
    client.query(`alter system set synchronous_standby_names = 'standby'`),
  );
  const [meanwhile] = await Promise.all([bets(), cluster.backUp()]);
  const backedUp = await now(database);
  const late = await bets();
  let at = await now(database);
  // The repository tells the end of a backup in whole seconds, and goes to no moment before it.
  while (secondOf(at) === secondOf(backedUp)) at = await now(database);
  const after = await bets();
  await cluster.archiveAll();
  await cluster.destroy();
  await platform.close().catch(() => {});
  return { cluster, at, before: [...early, ...meanwhile, ...late], after };
};

/** Plays rounds, staked and settled in one message; gives those whose bet was acknowledged. */
const playRounds = async (
  platform: TestPlatform,
  plays: readonly TestPlay[],
  rounds: number,
): Promise<string[]> => {
  const said: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { sessionToken } = plays[round % PLAYERS] as TestPlay;
    const requestId = crypto.randomUUID();
    const outcome = await sendAsVendor(platform, VENDOR, vendorBet, {
      requestId,
      sessionToken,
      transactionId: requestId,
      roundId: requestId,
      stakeMinor: STAKE,
      payoutMinor: round % 3 === 0 ? 2 * STAKE : 0,
      pick: 'a round of the drill',
    });
    if (outcome.ok) said.push(requestId);
  }
  return said;
};

/** By the database's own clock, after all that was acknowledged before. */
const now = ({ url }: TestDatabase): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now');
    return rows[0]?.now ?? '';
  });

/** A moment without its parts of a second. */
const secondOf = (moment: string): string => moment.split('.')[0] ?? '';

/** Which of these bets stand in a restored database. */
const found = async (client: Client, requests: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>(
    `select transaction_id as id from bet where transaction_id = any($1)`,
    [requests],
  );
  return rows.map(({ id }) => id);
};

nightly(
  'a lost database comes back as it was at a moment: nothing acknowledged before is missing, nothing later is there, and a fault in its books is named',
  { timeout: 600_000 },
  async () => {
    const { cluster, at, before, after } = lost;
    const port = await freePort();
    const to = path.join(cluster.folder, 'restored');

    const restored = await cluster.restore('--to', to, '--at', at, '--port', `${port}`, '--keep');

    expect(restored).toMatchObject({ code: 0 });
    expect(restored.out).toMatch(/^proved: {2}\d+ transfers/m);
    const host = /host=(\S+?)&/.exec(restored.out)?.[1] ?? '';
    const client = new Client({ host, port, user: 'livery', database: 'livery' });
    await client.connect();
    expect([before.length, after.length]).toEqual([3 * ROUNDS, ROUNDS]);
    expect((await found(client, before)).toSorted()).toEqual(before.toSorted());
    expect(await found(client, after)).toEqual([]);

    await client.query(
      `set session_replication_role = replica;
      update account set balance = balance + 1 where id = (select min(id) from account where tracked)`,
    );
    await client.end();
    const auto = () => readFileSync(path.join(to, 'postgresql.auto.conf'), 'utf8');
    const held = OWN_SETTINGS.filter((name) => auto().includes(name));
    const freed = await cluster.run('psql', [
      '-X',
      '-h',
      host,
      '-p',
      `${port}`,
      '-d',
      'livery',
      ...FREE,
    ]);
    const proof = await cluster.run('psql', ['-X', '-h', host, '-p', `${port}`, ...PROVE]);
    await cluster.run('pg_ctl', ['-D', to, '-m', 'immediate', 'stop']);

    expect([held, freed.code]).toEqual([OWN_SETTINGS, 0]);
    expect(OWN_SETTINGS.filter((name) => auto().includes(name))).toEqual([]);
    expect(proof.code).toBe(3);
    expect(proof.out).toMatch(/fault: brand \d+, account \d+ /);
  },
);

nightly(
  'the drill goes to the end of the archive, proves the books, and leaves nothing behind',
  { timeout: 600_000 },
  async () => {
    const { cluster } = lost;
    const to = path.join(cluster.folder, 'drill');

    const drill = await cluster.restore('--to', to, '--port', `${await freePort()}`);

    expect(drill).toMatchObject({ code: 0 });
    expect(drill.out).toMatch(/^proved: /m);
    expect(existsSync(to)).toBe(false);
  },
);
