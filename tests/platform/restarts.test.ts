import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENTS_PATH } from '#api/events.ts';
import { memberInfo } from '#api/member.ts';
import { walletTransfer } from '#api/wallet.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { planHosting } from '../../cli/work/hosting/hosting.ts';
import { renderNginx } from '../../cli/work/hosting/render-nginx.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { type Killable, killServer, startProgram } from '../support/killable-server.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { type Answer, type Request, sendAt } from '../support/platform.ts';
import { inProof } from '../support/proof.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { freePort, provideNginx, type WebServer } from '../support/web-server.ts';

const RESTARTS = inProof(3, 30);
const PLAYERS = 4;
const FIRST_MONEY_MINOR = 10_000_000;
const DRAIN_MS = 100;
const SERVER = path.resolve(import.meta.dirname, '../support/serve-restartable.ts');

const nginx = await provideNginx();
if ('missing' in nginx) reportSkipped(nginx.missing);

let folder: string;
let database: TestDatabase;
let member: OpenedMember;
const ports: number[] = [];
const servers: Killable[] = [];

const start = (port: number, drainMs = DRAIN_MS): Promise<Killable> =>
  startProgram(SERVER, [folder, String(port), String(drainMs)]);

const end = async ({ child }: Killable): Promise<number | null> => {
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'livery-restarts-'));
  database = await startTestDatabase();
  process.env['DATABASE_URL'] = database.url;
  ports.push(await freePort(), await freePort());
  for (const port of ports) servers.push(await start(port));
  member = await openMember(database, 'alpha', {
    username: 'restart01',
    cashMinor: FIRST_MONEY_MINOR,
  });
});

afterAll(async () => {
  delete process.env['DATABASE_URL'];
  await Promise.all(servers.map(killServer));
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** nginx as `livery host nginx` writes it for both servers; each answer says who gave it. */
const startNginx = async (): Promise<WebServer> => {
  if ('missing' in nginx) throw new Error(nginx.missing);
  const site = {
    code: 'alpha',
    domains: ['alpha.localhost'],
    policies: { index: 'a', shell: 'a', offline: 'a', android: 'a' },
    asks: false,
    countryHeader: '',
  };
  const port = await freePort();
  const upstream = ports.map((each) => `127.0.0.1:${each}`).join(',');
  const choices = { outDir: folder, upstream, listen: port, brotli: false };
  const text = renderNginx(await planHosting([site], choices));
  const file = path.join(folder, 'nginx');
  await writeFile(
    file,
    text.replaceAll('proxy_buffering off;', '$& add_header x-from $upstream_addr always;'),
  );
  return nginx.start(file, port);
};

/** Members who pay and read without end, and what they were answered. */
const playAt = (port: number) => {
  const paid: string[] = [];
  const statuses = new Map<string, number>();
  const from = new Map<string, number>();
  let isOver = false;
  let count = 0;
  const send = async (request: Request): Promise<Answer> => {
    count += 1;
    // Nobody calls so often from one address.
    const agent = new http.Agent({ localAddress: `127.0.1.${1 + (count % 250)}` });
    const answer = await sendAt(port, member, { ...request, agent });
    const said = `${request.method ?? 'GET'} ${answer.status}`;
    statuses.set(said, (statuses.get(said) ?? 0) + 1);
    const last = String(answer.headers['x-from']).split(', ').at(-1) ?? '';
    from.set(last, (from.get(last) ?? 0) + 1);
    return answer;
  };
  const play = async (): Promise<void> => {
    for (;;) {
      if (isOver) return;
      const requestId = randomUUID();
      const body = { requestId, from: 'MAIN', to: 'MOONFERRY', amountMinor: 1 };
      const { status } = await send({ method: 'POST', path: walletTransfer.path, body });
      if (status === 200) paid.push(requestId);
      await send({ path: memberInfo.path });
    }
  };
  const players = Promise.all(Array.from({ length: PLAYERS }, play));
  return {
    statuses,
    paid,
    /** How many answers one server has given. */
    answersOf: (upstream: number): number => from.get(`127.0.0.1:${upstream}`) ?? 0,
    end: async (): Promise<void> => {
      isOver = true;
      await players;
    },
  };
};

describe.skipIf('missing' in nginx)('behind nginx', () => {
  test(`one of two servers is stopped and started ${RESTARTS} times under load: no request is lost`, async () => {
    const web = await startNginx();
    const [, second = 0] = ports;
    const load = playAt(web.port);
    for (let round = 0; round < RESTARTS; round += 1) {
      const before = load.answersOf(second);
      await expect.poll(() => load.answersOf(second)).toBeGreaterThan(before + 2 * PLAYERS);

      expect(await end(servers[1] as Killable)).toBe(0);

      servers[1] = await start(second);
    }
    await load.end();
    await web.stop();

    expect([...load.statuses.keys()].toSorted()).toEqual(['GET 200', 'POST 200']);
    const { cash } = await readBalances(
      database.database,
      member.merchantId,
      member.memberId,
      'USD',
    );
    expect(cash.balanceMinor).toBe(FIRST_MONEY_MINOR - load.paid.length);
    expect(await findUnsoundBooks(database.database)).toEqual({ unbalanced: [], wrong: [] });
  }, 900_000);
});

test('who is told to stop is no longer ready, answers on connections that end, and sends streams of events elsewhere', async () => {
  const port = await freePort();
  const leaving = await start(port, 600_000);
  const stream = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = { host: member.host, accept: 'text/event-stream' };
    http.get({ port, path: EVENTS_PATH, headers, agent: false }, resolve).on('error', reject);
  });
  const told = (async () => {
    let text = '';
    for await (const part of stream) text += String(part);
    return text;
  })();
  expect(await sendAt(port, member, { path: '/readyz' })).toMatchObject({
    text: expect.not.stringContaining('stopping'),
  });

  leaving.child.kill('SIGTERM');

  expect(await told).toContain('retry: 500');
  const { status, text } = await sendAt(port, member, { path: '/readyz' });
  expect(status).toBe(503);
  expect(JSON.parse(text)).toMatchObject({ status: 'not ready', reasons: ['stopping'] });
  expect(await sendAt(port, member, { path: EVENTS_PATH })).toMatchObject({ status: 503 });
  const web = { ...member, headers: { 'livery-elsewhere': '1' } };
  expect(await sendAt(port, web, { path: memberInfo.path })).toMatchObject({ status: 504 });
  const agent = new http.Agent({ keepAlive: true });
  const answered = await sendAt(port, member, { path: memberInfo.path, agent });
  expect(answered).toMatchObject({ status: 200, headers: { connection: 'close' } });
  agent.destroy();
  await killServer(leaving);
});
