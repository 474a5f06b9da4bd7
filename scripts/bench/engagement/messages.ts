import { rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { connect } from '#platform/base/database/connect.ts';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { readStoredMerchants } from '#platform/base/merchants/read-stored-merchants.ts';
import {
  readBroadcasts,
  scheduleBroadcast,
} from '#platform/people/inbox/broadcasts/operate-broadcasts.ts';
import { runBroadcasts } from '#platform/people/inbox/broadcasts/run-broadcasts.ts';
import { readUnread, readUnreadOf } from '#platform/people/inbox/unread-kinds.ts';
import { BENCH_CODE, readBenchMerchants } from '../platform/bench-merchants.ts';
import { options } from './engagement-options.ts';
import { makeStateDir } from '../platform/make-state-dir.ts';

/*
 * npm run bench:engagement -- --messages [--members N] [--stored N] [--json]: a message to all members of a brand,
 * as mail and as an offer, and what it costs to count the unread among so many messages (1,000,000 unless said
 * otherwise; a tenth is unread).
 */
const MEMBERS = options.members ?? 100_000;
const STORED = options.stored;
const ASKED = 1000;
const SEND_AIM_SECONDS = 60;
const COUNT_AIM_MS = 30;
const KINDS = ['mail', 'deposit', 'withdrawal', 'reward', 'promotion'];

const report = (line: string): void => void process.stderr.write(`${line}\n`);

interface Figures {
  mailSeconds: number;
  offerSeconds: number;
  p50Ms: number;
  p99Ms: number;
  /** One look of the event stream at so many members who listen. */
  lookMs: number;
}

/** Members and messages as rows alone: no trigger has to look at them. */
const fill = async (url: string, merchantId: number): Promise<void> => {
  const owner = await connect(url, { connections: 1 });
  try {
    await owner.pool.query('set session_replication_role = replica');
    report(`Preparing ${MEMBERS} members…`);
    await owner.pool.query(
      `insert into member (merchant_id, username, nickname, type, language, registered_ip)
        select $1, 'bench' || n, 'bench' || n, 0, 'en', '127.0.0.1' from generate_series(1, $2::int) n`,
      [merchantId, MEMBERS],
    );
    report(`Preparing ${STORED} messages…`);
    await owner.pool.query(
      `insert into inbox_message (merchant_id, member_id, kind, template, created_at, read_at)
        select $1, first.id + n % $2::int, ($3::text[])[1 + n % 5], 'welcome',
            now() - n * interval '1 second', case when n % 10 <> n / $2::int % 10 then now() end
          from (select min(id) as id from member where merchant_id = $1) first,
            generate_series(0, $4::int - 1) n`,
      [merchantId, MEMBERS, KINDS, STORED],
    );
    await owner.pool.query('vacuum analyze');
  } finally {
    await owner.close();
  }
};

/** Sends one message to everybody and answers how long that took. */
const send = async (database: Database, kind: 'mail' | 'promotion'): Promise<number> => {
  const merchants = await readStoredMerchants(database);
  const merchant = merchants.find(({ code }) => code === BENCH_CODE);
  if (!merchant) throw new Error(`there is no brand ${BENCH_CODE}`);
  const template = { name: 'bench', kind, title: { en: 'Hi {{name}}' }, body: { en: 'Text' } };
  const actor = { by: 'bench', reason: 'bench' };
  await scheduleBroadcast(database, merchant, { template, segment: {}, dueAt: new Date() }, actor);
  const begun = performance.now();
  await runBroadcasts({ database, log: { error: (facts: unknown) => report(String(facts)) } });
  const seconds = (performance.now() - begun) / 1000;
  const [sent] = await readBroadcasts(database, [merchant], 1);
  if (sent?.reached !== MEMBERS || sent.state !== 'SENT')
    throw new Error(`the message did not reach everybody: ${JSON.stringify(sent)}`);
  return seconds;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** Takes every figure and prints it; leaves with 1 when an aim is missed. */
export const measure = async (): Promise<void> => {
  const stateDir = await makeStateDir('bench-messages');
  const opened = await openDatabase(stateDir);
  const { database } = opened;
  try {
    await importMerchants(database, await readBenchMerchants(), []);
    const { id: merchantId } = await database
      .selectFrom('merchant')
      .select('id')
      .where('code', '=', BENCH_CODE)
      .executeTakeFirstOrThrow();
    await fill(opened.url, merchantId);
    const { rows } = await sql<{ memberId: number }>`select id as member_id from member
      where merchant_id = ${merchantId} order by random() limit ${ASKED}`.execute(database);
    const owners = rows.map(({ memberId }) => ({ merchantId, memberId }));
    const times: number[] = [];
    for (const owner of owners) times.push(await timed(() => readUnread(database, owner)));
    times.sort((one, other) => one - other);
    const lookMs = await timed(() => readUnreadOf(database, owners));
    const mailSeconds = await send(database, 'mail');
    const offerSeconds = await send(database, 'promotion');
    const share = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
    print({ mailSeconds, offerSeconds, p50Ms: share(0.5), p99Ms: share(0.99), lookMs });
  } finally {
    await opened.close();
    await rm(stateDir, { recursive: true, force: true });
  }
};

const print = (figures: Figures): void => {
  const { mailSeconds, offerSeconds, p50Ms, p99Ms, lookMs } = figures;
  if (options.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
  else
    process.stdout.write(
      `${STORED} messages, ${MEMBERS} members, ${cpus().length} cores
unread of one member: p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms
unread of ${ASKED} who listen, one query: ${lookMs.toFixed(1)} ms
to all members: mail ${mailSeconds.toFixed(1)} s, an offer ${offerSeconds.toFixed(1)} s\n`,
    );
  const isSlow = Math.max(mailSeconds, offerSeconds) > SEND_AIM_SECONDS || p99Ms > COUNT_AIM_MS;
  if (isSlow) process.exitCode = 1;
};
