import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { styleHashes } from '../../src/platform/base/sites/content-security-policy.ts';
import { drawBrands, lotsOf } from '../../cli/work/publish/draw-brands.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { freePort, provideCaddy, provideNginx, sendRequest } from '../support/web-server.ts';
import { verifySites } from '../../cli/build/release/verify-sites.ts';
import { folderTarget } from '../../cli/work/publish/folder-target.ts';
import { makePublishing } from './published-sites.ts';
import { requestLivery } from './request-livery.ts';
import { runLivery } from './run-livery.ts';

const work = makePublishing(2);
const { codes, folder, gather, merchants, paint, publish, settle } = work;
const [first = ''] = codes;
const programs = { nginx: await provideNginx(), caddy: await provideCaddy() };
let old = '';
let next = '';

beforeAll(async () => {
  old = await gather('gathered');
  paint('#0a7d5c', first);
  next = await gather('gathered later');
});

afterAll(work.remove);

const pageOf = (dir: string): string => readFileSync(path.join(dir, first, 'index.html'), 'utf8');

test('the same brands are drawn each time, and a larger share holds the smaller one', () => {
  const all = Array.from({ length: 1000 }, (_, at) => `brand-${at}`);

  const [five, ten] = [drawBrands(all, 0.05), drawBrands(all.toReversed(), 0.1)];

  expect(drawBrands(all.toReversed(), 0.05)).toEqual(five);
  expect(ten).toEqual(expect.arrayContaining(five));
  expect(five.length).toBeGreaterThan(25);
  expect(five.length).toBeLessThan(75);
  expect(drawBrands(['alone'], 0.001)).toEqual(['alone']);
  expect([lotsOf(0.0001), lotsOf(0.05), lotsOf(1)]).toEqual([1, 13, 256]);
});

test('brands on trial are drawn by hash; taken back, they are served from the release before', async () => {
  const to = path.join(folder, 'drawn');
  await publish([old, '--to', to]);

  const tried = await publish([next, '--to', to, '--only', first, '--canary', '5%']);
  const onTrial = pageOf(to);
  const back = await settle(['--take-back', '--to', to]);
  const nothing = await settle(['--promote', '--to', to]);

  expect(tried.report).toMatchObject({ serving: 'trial', published: [{ code: first }] });
  expect(onTrial).toBe(pageOf(next));
  expect(back.report.settled).toMatchObject([{ code: first }]);
  expect(pageOf(to)).toBe(pageOf(old));
  expect(nothing.code).toBe(1);
  expect(nothing.stderr).toContain('nothing is on trial');
});

test('of brands that are named, those with nothing on trial are told, and the others’ trials end', async () => {
  const to = path.join(folder, 'named');
  const [, second = ''] = codes;
  await publish([old, '--to', to]);
  await publish([next, '--to', to, '--only', first, '--canary', '100%']);

  const named = ['--only', `${first},typo,${second}`];
  const ended = await settle(['--promote', '--to', to, ...named]);

  expect(ended.code).toBe(1);
  expect(ended.report.settled).toMatchObject([{ code: first }]);
  expect(ended.report.failed.map(({ code }) => code)).toEqual([second, 'typo'].toSorted());
  expect(ended.stderr).toContain(`typo: nothing of it is on trial in ${to}`);
  expect(pageOf(to)).toBe(pageOf(next));
});

test('two publishers at once: one after the other writes, each of its releases whole', async () => {
  const to = path.join(folder, 'two at once');
  await publish([old, '--to', to]);

  // Processes of their own: within one, commands take turns.
  const start = (...args: string[]) => runLivery(['publish', ...args, '--to', to]);
  const both = await Promise.all([start(next), start(next, '--canary-visitors', '50%')]);

  for (const { code, stderr } of both) expect(code, stderr).toBe(0);
  expect([pageOf(old), pageOf(next)]).toContain(pageOf(to));
  expect(verifySites(to, []).ok).toBe(true);
});

test('who ends a trial that somebody else has begun since leaves it alone and says so', async () => {
  const to = path.join(folder, 'of another');
  await publish([old, '--to', to]);
  await publish([next, '--to', to, '--only', first, '--canary', '100%']);

  const mine = new Map([[first, `1-${'0'.repeat(10)}`]]);
  const outcomes = await folderTarget(to).settle([first], 'take-back', mine);

  expect(outcomes).toMatchObject([
    { code: first, error: expect.stringContaining('somebody else') },
  ]);
  expect(pageOf(to)).toBe(pageOf(next));
});

describe.each(['nginx', 'caddy'] as const)('a release on trial behind %s:', (kind) => {
  const program = programs[kind];
  if ('missing' in program) reportSkipped(program.missing);

  test.skipIf('missing' in program)(
    'a share of the visitors sees it, a cookie keeps each with one release, and it ends for all',
    async () => {
      if ('missing' in program) return;
      const to = path.join(folder, `behind ${kind}`);
      await publish([old, '--to', to]);
      await publish([next, '--to', to, '--only', first, '--canary-visitors', '50%']);
      const port = await freePort();
      const config = path.join(folder, `${kind}.conf`);
      const places = ['--merchants', merchants, '--out', to, '--file', config];
      const flags = ['--local', '--listen', String(port)];
      const written = await requestLivery(['host', kind, ...places, ...flags]);
      expect(written.code, written.stderr).toBe(0);
      const server = await program.start(config, port);
      const visit = async (cookie?: string) => {
        const headers = cookie === undefined ? {} : { cookie };
        const answer = await sendRequest(port, `${first}.localhost`, '/', { headers });
        const page = answer.body.toString();
        // Both releases have styles of their own, which the policy of either page allows.
        for (const digest of styleHashes(page))
          expect(answer.headers['content-security-policy']).toContain(digest);
        return { page, cookie: answer.headers['set-cookie']?.[0] };
      };
      try {
        const [low, high] = [await visit('livery_draw=05'), await visit('livery_draw=f0')];
        const forged = await visit('livery_draw=../05');
        const drawn = await visit();
        const again = await visit(drawn.cookie?.split(';')[0]);
        const file = await sendRequest(port, `${first}.localhost`, '/robots.txt');
        await settle(['--take-back', '--to', to]);
        const after = await visit('livery_draw=05');

        expect(low).toEqual({ page: pageOf(next), cookie: undefined });
        expect(high).toEqual({ page: pageOf(old), cookie: undefined });
        expect(forged.cookie).toMatch(/^livery_draw=[0-9a-f]{2};/);
        expect(drawn.cookie).toMatch(
          /^livery_draw=[0-9a-f]{2}; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/,
        );
        expect(again).toEqual({ page: drawn.page, cookie: undefined });
        expect(file.headers['set-cookie']).toBeUndefined();
        expect(after).toEqual({ page: pageOf(old), cookie: undefined });
      } finally {
        await server.stop();
      }
    },
  );
});

test.skipIf('missing' in programs.caddy)(
  'Caddy takes a changed file without a restart',
  async () => {
    const caddy = programs.caddy;
    if ('missing' in caddy) return;
    const to = path.join(folder, 'reloaded');
    await publish([old, '--to', to, '--only', first]);
    const port = await freePort();
    const file = path.join(folder, 'Caddyfile');
    const places = ['--merchants', merchants, '--out', to, '--file', file];
    const write = () =>
      requestLivery(['host', 'caddy', ...places, '--local', '--listen', String(port)]);
    await write();
    const home = mkdtempSync(path.join(tmpdir(), 'livery-caddy-home-'));
    const server = await caddy.start(file, port, home);
    try {
      const [, other = ''] = codes;
      const before = await sendRequest(port, `${other}.localhost`, '/');
      await publish([old, '--to', to]);
      await write();
      await caddy.reload(file, home);
      const after = await sendRequest(port, `${other}.localhost`, '/');
      // Nobody but its user tells it what to do: no port, a socket that others may not write to.
      const socket = statSync(path.join(home, 'caddy-admin.sock'));

      expect([before.status, after.status]).toEqual([404, 200]);
      expect(socket.isSocket()).toBe(true);
      expect(socket.mode & 0o022).toBe(0);
    } finally {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    }
  },
);
