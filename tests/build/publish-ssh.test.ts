import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeReleases } from '../../cli/build/release/rollback.ts';
import { verifySites } from '../../cli/build/release/verify-sites.ts';
import { isWholeProof } from '../support/proof.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { provideSshServer } from '../support/ssh-server.ts';
import { makePublishing } from './published-sites.ts';
import { requestLivery } from './request-livery.ts';
import { readTree } from './run-livery.ts';

// A minute, and two programs from Debian: every night. What is the same for every target is proved daily beside it.
const ssh = isWholeProof ? await provideSshServer() : { missing: 'only in the whole proof' };
if (isWholeProof && 'missing' in ssh) reportSkipped(ssh.missing);

describe.skipIf('missing' in ssh)('publishing over SSH, to a machine without livery', () => {
  const work = makePublishing(4);
  const { change, codes, folder, gather, merchants, paint, publish, settle } = work;
  const [first = '', second = '', third = ''] = codes;
  let server: { env: Record<string, string>; said: () => string; stop: () => Promise<void> };
  let old = '';
  let next = '';

  beforeAll(async () => {
    if ('missing' in ssh) return;
    server = await ssh.start();
    old = await gather('gathered');
    paint('#0a7d5c', first, second);
    next = await gather('gathered later');
  });

  afterAll(async () => {
    await server.stop();
    work.remove();
  });

  const there = (name: string): string => path.join(folder, 'there', name);
  const send = (args: string[]) => publish(args, server.env);
  const to = (name: string): string[] => ['--to', `127.0.0.1:${there(name)}`];
  const pageOf = (dir: string, code: string): string =>
    readFileSync(path.join(dir, code, 'index.html'), 'utf8');

  test('sites become releases there, byte by byte, and verify and rollback know them', async () => {
    const { code, stderr, report } = await send([old, ...to('sites')]);

    expect(stderr, server.said()).toBe('');
    expect(code).toBe(0);
    expect(report.published.map((brand) => brand.code)).toEqual(codes);
    for (const brand of codes) {
      expect(readTree(path.join(there('sites'), brand))).toEqual(readTree(path.join(old, brand)));
    }
    expect(verifySites(there('sites'), []).ok).toBe(true);
    expect(describeReleases(there('sites'), first).releases).toMatchObject([{ number: 1 }]);
    // Each content is there once, however many brands have it.
    expect(statSync(path.join(there('sites'), first, 'robots.txt')).nlink).toBeGreaterThan(1);
    expect(readdirSync(path.join(there('sites'), '.incoming'))).toEqual([]);
  });

  test('only what changed is sent, and a release that was rolled back there is left alone', async () => {
    const later = await send([next, ...to('sites')]);
    const again = await send([next, ...to('sites')]);
    const places = ['--out', there('sites'), '--merchants', merchants];
    const back = await requestLivery(['rollback', first, ...places]);
    const held = await send([next, ...to('sites')]);

    expect(later.report.published).toMatchObject([
      { code: first, release: expect.stringMatching(/^2-/) },
      { code: second },
    ]);
    expect(later.report.traffic.files).toBeGreaterThan(0);
    expect(later.report.traffic.files).toBeLessThan(later.report.traffic.known);
    expect(again.report).toMatchObject({ published: [], unchanged: 4 });
    expect(back.code, back.stderr).toBe(0);
    expect(held.report).toMatchObject({ held: [first], published: [] });
    expect(pageOf(there('sites'), first)).toBe(pageOf(old, first));
  });

  test('two publishers at once: both releases are there whole, and one of them is served', async () => {
    const place = to('two');
    await send([old, ...place]);

    const both = await Promise.all([
      send([next, ...place, '--only', first]),
      send([next, ...place, '--only', `${first},${second}`]),
    ]);

    // Who has waited for a while has said so.
    const waited = /^(Another process \((\d+|unknown)\) is writing there; waiting for it…\n)?$/;
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    for (const { stderr } of both) expect(stderr).toMatch(waited);
    expect(pageOf(there('two'), first)).toBe(pageOf(next, first));
    expect(verifySites(there('two'), []).ok).toBe(true);
  });

  test('a trial is seen by its lots alone, then promoted or taken back', async () => {
    const place = to('trials');
    await send([old, ...place]);
    const only = ['--only', `${first},${second}`];

    const tried = await send([next, ...place, ...only, '--canary-visitors', '50%']);
    const lots = path.join(there('trials'), '.canary', first);
    expect(tried.report).toMatchObject({ serving: 'visitors', share: 0.5 });
    expect(readdirSync(lots)).toHaveLength(128);
    expect(pageOf(lots, '00')).toBe(pageOf(next, first));
    expect(pageOf(there('trials'), first)).toBe(pageOf(old, first));

    const back = await settle(['--take-back', ...place, '--only', first], server.env);
    const all = await settle(['--promote', ...place], server.env);

    expect(back.report.settled).toMatchObject([{ code: first }]);
    expect(all.report.settled).toMatchObject([{ code: second }]);
    expect(existsSync(lots)).toBe(false);
    expect(pageOf(there('trials'), first)).toBe(pageOf(old, first));
    expect(pageOf(there('trials'), second)).toBe(pageOf(next, second));
    expect((await send([next, ...place])).report).toMatchObject({ held: [first] });
  });

  test('a brand at fault, a door that is closed and a folder that cannot be written are told', async () => {
    const bad = await gather('gathered badly');
    change(path.join(bad, first, 'index.html'), (text) => `${text} `);
    mkdirSync(there('blocked'), { recursive: true });
    symlinkSync('/proc', there('proc'));

    const one = await send([bad, ...to('faults')]);
    const closed = await publish([old, ...to('x')], {
      ...server.env,
      LIVERY_SSH: 'ssh -F none -o BatchMode=yes -p 9',
    });
    const blocked = await send([old, ...to('proc/sites')]);
    const relative = await send([old, '--to', '127.0.0.1:sites']);

    expect(one.code).toBe(1);
    expect(one.report.failed).toMatchObject([{ code: first }]);
    expect(one.report.published.map(({ code }) => code)).toEqual(codes.slice(1));
    expect(lstatSync(path.join(there('faults'), third)).isSymbolicLink()).toBe(true);
    expect([closed.code, blocked.code, relative.code]).toEqual([1, 1, 2]);
    expect(closed.stderr).toContain('LIVERY_SSH');
    expect(blocked.stderr).toContain('127.0.0.1');
    expect(relative.stderr).toContain('absolute');
  });
});
