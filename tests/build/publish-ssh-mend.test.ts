import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifySites } from '../../cli/build/release/verify-sites.ts';
import type { Manifest } from '../../cli/build/release/make-manifest.ts';
import { isWholeProof } from '../support/proof.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { provideSshServer } from '../support/ssh-server.ts';
import { freePort, NO_LOG, provideNginx, type WebServer } from '../support/web-server.ts';
import { makePublishing } from './published-sites.ts';
import { requestLivery } from './request-livery.ts';
import { ROOT } from './run-livery.ts';

// As `publish-ssh.test.ts`: every night.
const ssh = isWholeProof ? await provideSshServer() : { missing: 'only in the whole proof' };
if (isWholeProof && 'missing' in ssh) reportSkipped(ssh.missing);
const nginx = isWholeProof ? await provideNginx() : { missing: 'only in the whole proof' };
if (isWholeProof && 'missing' in nginx) reportSkipped(nginx.missing);

describe.skipIf('missing' in ssh)('what goes wrong on a machine behind SSH', () => {
  const work = makePublishing(3);
  const { codes, folder, gather, merchants, paint, publish } = work;
  const [first = '', second = ''] = codes;
  let server: { env: Record<string, string>; stop: () => Promise<void> };
  let old = '';
  let next = '';

  beforeAll(async () => {
    if ('missing' in ssh) return;
    server = await ssh.start();
    old = await gather('gathered');
    paint('#0a7d5c', first);
    next = await gather('gathered later');
  });

  afterAll(async () => {
    await server.stop();
    work.remove();
  });

  const there = (name: string): string => path.join(folder, 'there', name);
  const send = (args: string[], env: Record<string, string> = {}) =>
    publish(args, { ...server.env, ...env });
  const to = (name: string): string[] => ['--to', `127.0.0.1:${there(name)}`];
  const pageOf = (dir: string, code: string): string =>
    readFileSync(path.join(dir, code, 'index.html'), 'utf8');
  const verified = (name: string) =>
    verifySites(there(name), []).sites.map(({ code, ok, missing, changed }) =>
      ok ? code : [code, ...missing, ...changed],
    );
  /** Where a content of a brand is kept there. */
  const blobOf = (name: string, code: string, file: string): string => {
    const manifest = path.join(next, '.manifests', `${code}.json`);
    const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
    const digest = files[file]?.sha256 ?? '';
    return path.join(there(name), '.blobs', digest.slice(0, 2), digest.slice(2));
  };

  test('--mend finds what was changed, cut or taken away there, and leaves what is whole', async () => {
    await send([next, ...to('mend')]);
    const page = path.join(there('mend'), first, 'index.html');
    const { size } = statSync(page);
    // Of the same length, and by its name the same: only who reads it knows.
    writeFileSync(page, 'x'.repeat(size));
    truncateSync(blobOf('mend', second, 'index.html'), 10);
    expect(verified('mend')).toEqual([[first, 'index.html'], [second, 'index.html'], codes[2]]);

    const plain = await send([next, ...to('mend')]);
    const mended = await send([next, ...to('mend'), '--mend']);
    const again = await send([next, ...to('mend'), '--mend']);

    expect(plain.report).toMatchObject({ published: [], unchanged: 3 });
    expect(mended.stderr).toBe('');
    expect(mended.report.traffic.files).toBe(2);
    expect(mended.report.published).toMatchObject([
      { code: first, release: expect.stringMatching(/^2-/) },
      { code: second, release: expect.stringMatching(/^2-/) },
      { code: codes[2], release: expect.stringMatching(/^1-/) },
    ]);
    expect(verified('mend')).toEqual(codes);
    for (const code of codes) expect(pageOf(there('mend'), code)).toBe(pageOf(next, code));
    expect(again.report.traffic.files).toBe(0);
    expect(again.report.published.map(({ release }) => release[0])).toEqual(['2', '2', '1']);
  });

  test('a file that was taken out of a release, and a release that is gone, come again', async () => {
    await send([next, ...to('gone')]);
    rmSync(path.join(there('gone'), first, 'robots.txt'));
    rmSync(path.join(there('gone'), '.releases', second), { recursive: true });

    const plain = await send([next, ...to('gone')]);
    const mended = await send([next, ...to('gone'), '--mend', '--only', first]);

    // Of a release that is gone nothing is served: that needs no asking for.
    expect(plain.report.published.map(({ code }) => code)).toEqual([second]);
    expect(mended.report.published).toMatchObject([{ code: first }]);
    expect(verified('gone')).toEqual(codes);
  });

  test('a machine that is another than before is refused, and what is served stays', async () => {
    await send([old, ...to('strange')]);
    const words = server.env['LIVERY_SSH'] ?? '';
    const [, known = ''] = /UserKnownHostsFile=(\S+)/.exec(words) ?? [];
    const [port] = /(?<=-p )\d+/.exec(words) ?? [];
    const another = readFileSync(path.join(path.dirname(known), 'own.pub'), 'utf8');
    writeFileSync(`${known}-before`, `[127.0.0.1]:${port} ${another}`);
    writeFileSync(`${known}-empty`, '');
    const strictly = (which: string): Record<string, string> => ({
      LIVERY_SSH: words.replace('=no', '=yes').replace(known, `${known}-${which}`),
    });

    const changed = await send([next, ...to('strange')], strictly('before'));
    const unknown = await send([next, ...to('strange')], strictly('empty'));

    expect([changed.code, unknown.code]).toEqual([1, 1]);
    expect(changed.stderr).toMatch(/127\.0\.0\.1 shows another host key.*ssh-keygen -R/);
    expect(unknown.stderr).toMatch(
      /host key of 127\.0\.0\.1 is not known here yet.*ssh 127\.0\.0\.1/,
    );
    expect(pageOf(there('strange'), first)).toBe(pageOf(old, first));
  });

  describe.skipIf('missing' in nginx)('and its web server', () => {
    const config = path.join(folder, 'nginx.conf');
    let front: WebServer;
    let port = 0;

    beforeAll(async () => {
      if ('missing' in nginx) return;
      await send([old, ...to('fronted')]);
      port = await freePort();
      const places = ['--merchants', merchants, '--out', there('fronted'), '--file', config];
      const line = ['host', 'nginx', ...places, ...NO_LOG, '--local', '--listen', String(port)];
      const written = await requestLivery(line);
      if (written.code !== 0) throw new Error(written.stderr);
      front = await nginx.start(config, port);
    });

    afterAll(() => front.stop());

    const waiting = (within = '60'): string[] => [
      '--wait-healthy',
      `http://{code}.localhost:${port}`,
      '--healthy-within',
      within,
    ];

    test('brands that answer with their new release are served to all, others are taken back there', async () => {
      const fine = await send([old, ...to('fronted'), ...waiting()]);
      // Its styles are others, which nginx's file does not know yet.
      const painted = await send([next, ...to('fronted'), ...waiting('1')]);
      const after = pageOf(there('fronted'), first);
      const held = await send([next, ...to('fronted')]);
      const lines = ['host', 'nginx', '--merchants', merchants, '--out', there('fronted')];
      const then = [process.execPath, path.join(ROOT, 'cli/livery.ts'), ...lines]
        .concat('--file', config, ...NO_LOG, '--local', '--listen', String(port))
        .map((word) => `'${word}'`)
        .join(' ');
      const reload = ['--then', `${then} && kill -HUP ${front.pid}`];
      const mended = await send([next, ...to('fronted'), '--force', ...waiting(), ...reload]);

      expect(fine.report).toMatchObject({ unchanged: 3, health: { healthy: 3, takenBack: [] } });
      expect(painted.report).toMatchObject({
        published: [],
        health: { healthy: 2, takenBack: [{ code: first }] },
      });
      expect(after).toBe(pageOf(old, first));
      expect(existsSync(path.join(there('fronted'), '.canary', first))).toBe(false);
      expect(held.report.held).toEqual([first]);
      expect(mended.report.failed, mended.stderr).toEqual([]);
      expect(mended.report.health).toEqual({ healthy: 3, takenBack: [] });
      expect(pageOf(there('fronted'), first)).toBe(pageOf(next, first));
    });
  });
});
