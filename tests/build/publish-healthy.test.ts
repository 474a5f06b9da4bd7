import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportSkipped } from '../support/report-skipped.ts';
import { freePort, NO_LOG, provideNginx, type WebServer } from '../support/web-server.ts';
import { makePublishing } from './published-sites.ts';
import { requestLivery } from './request-livery.ts';
import { ROOT } from './run-livery.ts';

const nginx = await provideNginx();
if ('missing' in nginx) reportSkipped(nginx.missing);

describe.skipIf('missing' in nginx)('a publisher that waits for brands to come up', () => {
  const work = makePublishing(3);
  const { codes, folder, gather, merchants, paint, publish } = work;
  const [first = '', second = '', third = ''] = codes;
  const to = path.join(folder, 'served');
  const config = path.join(folder, 'nginx.conf');
  let server: WebServer;
  let port = 0;
  let old = '';
  let next = '';

  const hosting = (): string[] => {
    const places = ['--merchants', merchants, '--out', to, '--file', config, ...NO_LOG];
    return ['host', 'nginx', ...places, '--local', '--listen', String(port)];
  };
  const pageOf = (dir: string, code: string): string => {
    const file = path.join(dir, code, 'index.html');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  /** Writes nginx's file again and has nginx read it, as a person would have it. */
  const reloading = (): string[] => {
    const livery = [process.execPath, path.join(ROOT, 'cli/livery.ts'), ...hosting()];
    return ['--then', `${livery.map((word) => `'${word}'`).join(' ')} && kill -HUP ${server.pid}`];
  };

  beforeAll(async () => {
    if ('missing' in nginx) return;
    old = await gather('gathered');
    paint('#0a7d5c', first);
    next = await gather('gathered later');
    await publish([old, '--to', to, '--only', `${first},${second}`]);
    port = await freePort();
    const written = await requestLivery(hosting());
    if (written.code !== 0) throw new Error(written.stderr);
    server = await nginx.start(config, port);
  });

  afterAll(async () => {
    await server.stop();
    work.remove();
  });

  test('what does not come up in time is taken back, and it is told which and why', async () => {
    const address = `http://{code}.localhost:${port}`;
    const waiting = ['--wait-healthy', address, '--healthy-within', '1'];

    const { code, stderr, report } = await publish([next, '--to', to, ...waiting]);

    expect(code).toBe(1);
    expect(report).toMatchObject({ serving: 'all', published: [], unchanged: 1 });
    // The one has styles that nginx's file does not know yet, the other a name that it does not know.
    const reasons = new Map(report.failed.map((brand) => [brand.code, brand.reason]));
    expect([...reasons.keys()].toSorted()).toEqual([first, third]);
    expect(reasons.get(first)).toMatch(/livery host.* 1-\w+ is served again/);
    expect(reasons.get(third)).toMatch(/\/ answers with 404.*nothing is served/);
    expect(stderr).toContain(`${third}: http://${third}.localhost:${port}`);
    expect(report.health).toMatchObject({
      healthy: 1,
      takenBack: [{ code: first }, { code: third, release: '' }],
    });
    for (const brand of [first, second]) expect(pageOf(to, brand)).toBe(pageOf(old, brand));
    expect(pageOf(to, third)).toBe('');
    expect((await publish([next, '--to', to])).report.held).toEqual([first, third]);
  });

  test('with a command that has the web server read its file again, each comes up and is served to all', async () => {
    const waiting = ['--wait-healthy', `http://127.0.0.1:${port}`, ...reloading()];

    const { stderr, report } = await publish([next, '--to', to, '--force', ...waiting]);
    const again = await publish([next, '--to', to]);

    expect(report.failed, stderr).toEqual([]);
    expect(report.health).toEqual({ healthy: 3, takenBack: [] });
    for (const brand of codes) expect(pageOf(to, brand)).toBe(pageOf(next, brand));
    // Nothing is on trial any more.
    expect(again.report).toMatchObject({ published: [], unchanged: 3, held: [] });
  });

  test('visitors of a canary are waited for with their cookie', async () => {
    const waiting = ['--wait-healthy', `http://{code}.localhost:${port}`, ...reloading()];
    const trial = ['--only', first, '--canary-visitors', '5%', '--force'];

    const { stderr, report } = await publish([old, '--to', to, ...trial, ...waiting]);

    expect(report.failed, stderr).toEqual([]);
    expect(report).toMatchObject({ serving: 'visitors', health: { healthy: 1, takenBack: [] } });
    expect(pageOf(to, first)).toBe(pageOf(next, first));
  });

  test('an address that is none is wrong usage; a command that fails is told and undoes nothing', async () => {
    const wrong = await publish([old, '--to', to, '--wait-healthy', 'nowhere']);
    const failing = await publish([next, '--to', to, '--only', first, '--then', 'exit 3']);

    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('http://{code}.localhost:8080');
    expect(failing.code).toBe(1);
    expect(failing.stderr).toContain('the command ended with 3: exit 3');
    expect(pageOf(to, first)).toBe(pageOf(next, first));
  });
});
