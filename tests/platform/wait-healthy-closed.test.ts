import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makePublishing } from '../build/published-sites.ts';
import { requestLivery } from '../build/request-livery.ts';
import { runLivery, startLivery } from '../build/run-livery.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { makeOwnCertificate } from '../support/own-certificate.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import {
  freePort,
  NO_LOG,
  provideNginx,
  sendRequest,
  type WebServer,
} from '../support/web-server.ts';

// It builds and publishes: as long as tests of builds have.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const nginx = await provideNginx();
if ('missing' in nginx) reportSkipped(nginx.missing);

const work = makePublishing(3);
const { codes, edit, folder, gather, merchants, publish } = work;
const [open = '', tended = '', blocked = ''] = codes;
const ABOUT = 'own/about-us.html';
const served = path.join(folder, 'served');
let database: TestDatabase;
let server: ReturnType<typeof startLivery>;
let port = 0;
let old = '';
let next = '';

const hostOf = (code: string): string => `${code}.bench.example`;
const visit = (code: string) => sendRequest(port, hostOf(code), '/');
const fileOf = (dir: string, code: string, name: string): string =>
  readFileSync(path.join(dir, code, name), 'utf8');

/** A page of each brand's own, which stands in none of its settings. */
const writeAbout = (text: string): void => {
  for (const code of codes) {
    const pages = path.join(merchants, code, 'pages');
    mkdirSync(pages, { recursive: true });
    writeFileSync(
      path.join(pages, 'about-us.en.md'),
      `---\ntitle: About us\ndescription: Who we are, in one page.\n---\n\n${text}\n`,
    );
  }
};

beforeAll(async () => {
  edit(tended, (config) => Object.assign(config, { maintenance: { active: true } }));
  edit(blocked, (config) =>
    Object.assign(config, { regionRestriction: { blockedIps: ['127.0.0.0/8'] } }),
  );
  database = await startTestDatabase();
  writeAbout('There is one.');
  old = await gather('gathered');
  // A page that nobody sees while its brand is closed; the page that stands for it stays as it is.
  writeAbout('Now there are two.');
  next = await gather('gathered later');
  await publish([old, '--to', served]);
  port = await freePort();
  const places = ['--out', served, '--merchants', merchants, '--port', String(port)];
  server = startLivery(['serve', ...places], { DATABASE_URL: database.url });
  const statusOf = (code: string) =>
    visit(code).then(
      ({ status }) => status,
      () => 0,
    );
  await vi.waitUntil(async () => (await statusOf(open)) === 200, { timeout: 200_000 });
});

afterAll(async () => {
  server.child.kill('SIGINT');
  await server.finished;
  await database.close();
  work.remove();
});

test('a brand in maintenance and a blocked one are healthy with the new release, and with no other', async () => {
  const address = ['--wait-healthy', `http://127.0.0.1:${port}`];
  expect([(await visit(tended)).status, (await visit(blocked)).status]).toEqual([503, 451]);
  for (const code of [tended, blocked]) {
    expect(fileOf(next, code, 'shell.html')).toBe(fileOf(old, code, 'shell.html'));
    expect(fileOf(next, code, ABOUT)).not.toBe(fileOf(old, code, ABOUT));
  }

  // Another folder than the one that is served: visitors stay with the release before.
  const elsewhere = path.join(folder, 'elsewhere');
  await publish([old, '--to', elsewhere]);
  const wrong = await publish([next, '--to', elsewhere, ...address, '--healthy-within', '1']);
  const right = await publish([next, '--to', served, ...address]);
  const again = await publish([next, '--to', served, ...address]);

  expect(wrong.report).toMatchObject({ published: [], health: { healthy: 0 } });
  const reasons = new Map(wrong.report.failed.map(({ code, reason }) => [code, reason]));
  expect(reasons.get(open)).toContain('/about-us is not that of the new release');
  for (const [code, status] of [
    [tended, 503],
    [blocked, 451],
  ] as const)
    expect(reasons.get(code)).toMatch(new RegExp(`${status}.* is of another release`));
  expect(fileOf(elsewhere, tended, ABOUT)).toBe(fileOf(old, tended, ABOUT));
  expect(right.report.failed, right.stderr).toEqual([]);
  expect(right.report.health).toEqual({ healthy: 3, takenBack: [] });
  expect(again.report).toMatchObject({ unchanged: 3, health: { healthy: 3 } });
});

test('visitors of a trial are played at a closed brand, too', async () => {
  const trial = ['--only', tended, '--canary-visitors', '5%', '--force'];
  const address = ['--wait-healthy', `http://127.0.0.1:${port}`];

  const { stderr, report } = await publish([old, '--to', served, ...trial, ...address]);

  expect(report.failed, stderr).toEqual([]);
  expect(report).toMatchObject({ serving: 'visitors', health: { healthy: 1 } });
  await requestLivery(['publish', '--take-back', '--to', served]);
});

describe.skipIf('missing' in nginx)('behind nginx with a certificate of one’s own', () => {
  const config = path.join(folder, 'nginx.conf');
  const certificates = path.join(folder, 'certificates');
  const authority = path.join(folder, 'own.pem');
  let front: WebServer;
  let address = '';

  const certify = (names: readonly string[]): void => {
    const { cert, key } = makeOwnCertificate(names);
    writeFileSync(authority, cert);
    for (const code of codes) {
      const dir = path.join(certificates, hostOf(code));
      mkdirSync(dir, { recursive: true });
      writeFileSync(path.join(dir, 'fullchain.pem'), cert);
      writeFileSync(path.join(dir, 'privkey.pem'), key);
    }
  };
  /** Ends as soon as all are healthy. */
  const wait = async (env: Record<string, string>, seconds = 100) => {
    const line = ['publish', next, '--to', served, '--wait-healthy', address];
    const { stdout } = await runLivery(
      [...line, '--healthy-within', String(seconds), '--json'],
      env,
    );
    return JSON.parse(stdout) as Awaited<ReturnType<typeof publish>>['report'];
  };

  beforeAll(async () => {
    if ('missing' in nginx) return;
    certify(codes.map(hostOf));
    await publish([next, '--to', served, '--force']);
    const listen = await freePort();
    address = `https://127.0.0.1:${listen}`;
    const places = ['--merchants', merchants, '--out', served, '--file', config, ...NO_LOG];
    const upstream = ['--listen', String(listen), '--upstream', `127.0.0.1:${port}`];
    const line = ['host', 'nginx', ...places, ...upstream, '--certificates', certificates];
    const written = await requestLivery(line);
    if (written.code !== 0) throw new Error(written.stderr);
    front = await nginx.start(config, listen);
  });

  afterAll(() => front.stop());

  test('open, tended and blocked ones come up where their authority is trusted, by Node or by the system', async () => {
    const byNode = await wait({ NODE_EXTRA_CA_CERTS: authority });
    const bySystem = await wait({ SSL_CERT_FILE: authority });

    for (const report of [byNode, bySystem])
      expect(report).toMatchObject({ failed: [], health: { healthy: 3, takenBack: [] } });
  });

  test('a certificate that nobody vouches for, and one of another name, are told with their remedy', async () => {
    const untrusted = await wait({}, 1);
    expect(untrusted.failed.map(({ code }) => code)).toEqual(codes);
    expect(untrusted.failed[0]?.reason).toContain('NODE_EXTRA_CA_CERTS');

    certify(['somebody.example']);
    process.kill(front.pid, 'SIGHUP');
    const named = () => wait({ NODE_EXTRA_CA_CERTS: authority }, 1);

    await expect
      .poll(async () => (await named()).failed.map(({ reason }) => reason).join('\n'))
      .toMatch(/certificate is not its own.*somebody\.example/);
  });
});
