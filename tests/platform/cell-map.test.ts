import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { balance } from '#api/wallet.ts';
import type { HostedSite } from '../../cli/work/hosting/hosted-site.ts';
import { planHosting } from '../../cli/work/hosting/hosting.ts';
import { renderNginx } from '../../cli/work/hosting/render-nginx.ts';
import { requestLivery } from '../build/request-livery.ts';
import { startCells } from '../support/cells.ts';
import { type OpenedMember, openMember } from '../support/members.ts';
import type { TestPlatform } from '../support/platform.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { freePort, provideNginx, sendRequest, type WebServer } from '../support/web-server.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const nginx = await provideNginx();
if ('missing' in nginx) reportSkipped(nginx.missing);

const folder = mkdtempSync(path.join(tmpdir(), 'livery-map-'));
const map = path.join(folder, 'cells.map');
const WHO = ['--as', 'anna', '--reason', 'the first is full'];

const sites = ['alpha', 'beta'].map((code): HostedSite => ({
  code,
  domains: [`${code}.localhost`],
  policies: { index: 'a', shell: 'a', offline: 'a', android: 'a' },
  asks: false,
  countryHeader: '',
}));

let cells: Awaited<ReturnType<typeof startCells>>;
let first: TestPlatform;
let second: TestPlatform;
let web: WebServer;
let port = 0;
let following: ChildProcess | undefined;

const livery = async (...args: string[]) => {
  const { code, stdout, stderr } = await requestLivery(['platform', ...args, '--json'], cells.env);
  return { code, stderr, printed: JSON.parse(stdout || '{}') as Record<string, unknown> };
};

const writeMap = (...more: string[]) => livery('cells', 'map', '--file', map, ...more);
const atSecond = () => ['--at', `b=127.0.0.1:${second.port}`];

describe.skipIf('missing' in nginx)('nginx before two cells', () => {
  beforeAll(async () => {
    if ('missing' in nginx) return;
    process.env['LIVERY_SEAL_KEY'] = 'bL7rZ0c1Xv3QpYw9Tn5Gk2Hs8Jd4Mf6A';
    cells = await startCells();
    first = await cells.startFirst();
    expect(await livery('cells', 'add', 'b', ...WHO)).toMatchObject({ code: 0 });
    second = await cells.startSecond();
    expect(await writeMap(...atSecond())).toMatchObject({ code: 0, printed: { brands: 0 } });
    port = await freePort();
    const file = path.join(folder, 'nginx.conf');
    const upstream = `127.0.0.1:${first.port}`;
    const choices = { outDir: folder, upstream, listen: port, cells: map, brotli: false };
    writeFileSync(file, renderNginx(await planHosting(sites, choices)));
    web = await nginx.start(file, port);
  });

  afterAll(async () => {
    following?.kill('SIGKILL');
    await web.stop();
    await cells.close();
    rmSync(folder, { recursive: true });
  });

  /** Asks for a member's balance through nginx, until it is to end. */
  const play = ({ host, token }: OpenedMember) => {
    const statuses: number[] = [];
    const unsaid: number[] = [];
    const ending = new AbortController();
    const running = (async () => {
      while (!ending.signal.aborted) {
        const answer = await sendRequest(port, host, balance.path, {
          headers: { authorization: `Bearer ${token}` },
        });
        statuses.push(answer.status);
        if (answer.status === 503 && !answer.headers['retry-after']) unsaid.push(statuses.length);
      }
    })();
    return {
      statuses,
      unsaid,
      end: async () => {
        ending.abort();
        await running;
      },
    };
  };

  const until = (statuses: number[], status: number, count: number) => {
    const from = statuses.length;
    return vi.waitUntil(
      () => statuses.slice(from).filter((each) => each === status).length >= count,
      { timeout: 300_000, interval: 50 },
    );
  };

  test('a brand that moves while it is asked is led to its new cell by itself, and others notice nothing', async () => {
    const staying = play(await openMember(first, 'alpha', { username: 'stays', cashMinor: 100 }));
    const moving = play(await openMember(first, 'beta', { username: 'moves', cashMinor: 100 }));
    const env = { ...process.env, ...cells.env };
    const command = ['cli/livery.ts', 'platform', 'cells', 'map', '--file', map, ...atSecond()];
    const then = ['--every', '1', '--then', `kill -HUP ${web.pid}`];
    following = spawn(process.execPath, [...command, ...then], { stdio: 'ignore', env });
    await until(moving.statuses, 200, 20);

    const moved = await livery('move', 'beta', 'b', '--closed-at-most', '300', ...WHO);
    // The first cell refuses the brand from now on: what is answered comes from the other one.
    await until(moving.statuses, 200, 50);
    const back = await livery('move', 'beta', 'first', '--closed-at-most', '300', ...WHO);
    await until(moving.statuses, 200, 50);
    await staying.end();
    await moving.end();

    expect([moved.code, back.code]).toEqual([0, 0]);
    expect(new Set(staying.statuses)).toEqual(new Set([200]));
    expect(new Set(moving.statuses)).toEqual(new Set([200, 503]));
    expect(moving.unsaid).toEqual([]);
    // It writes the map no more.
    const ended = once(following, 'exit');
    following.kill('SIGTERM');
    await ended;
  });

  test('what is not said of a cell is asked for, and brands of one that is away stay where they were', async () => {
    expect(await livery('move', 'beta', 'b', '--closed-at-most', '300', ...WHO)).toMatchObject({
      code: 0,
    });
    const written = await writeMap(...atSecond());
    const again = await writeMap(...atSecond());
    const text = readFileSync(map, 'utf8');

    const nowhere = await writeMap();
    const away = await requestLivery(['platform', 'cells', 'map', '--file', map, ...atSecond()], {
      DATABASE_URL: cells.env.DATABASE_URL,
    });

    expect(written).toMatchObject({ code: 0, printed: { brands: 1, changed: true } });
    expect(again).toMatchObject({ code: 0, printed: { brands: 1, changed: false } });
    expect(text).toContain('  beta livery_cell_b;');
    expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringContaining('--at b=') });
    expect(away).toMatchObject({ code: 1, stderr: expect.stringContaining('LIVERY_CELL_B_URL') });
    expect(readFileSync(map, 'utf8')).toBe(text);
  });
});
