import { hash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { HostReport } from '../../cli/program/commands/host/host.action.ts';
import type { HostedSite } from '../../cli/work/hosting/hosted-site.ts';
import { planHosting } from '../../cli/work/hosting/hosting.ts';
import { renderCaddy } from '../../cli/work/hosting/render-caddy.ts';
import { renderNginx } from '../../cli/work/hosting/render-nginx.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { sendRequest, freePort, provideNginx } from '../support/web-server.ts';
import { requestLivery } from './request-livery.ts';
import { makeFixture } from './build-fixture.ts';

const SIZE = 10_000;

const fixture = makeFixture(2);
const folder = mkdtempSync(path.join(tmpdir(), 'livery-hosting-'));
const nginx = await provideNginx();
if ('missing' in nginx) reportSkipped(nginx.missing);

afterAll(() => {
  rmSync(folder, { recursive: true });
  fixture.remove();
});

const styleOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Sites as a fleet has them: each its own style, a third with a CDN, three names each. */
const sites = Array.from({ length: SIZE }, (_, at): HostedSite => {
  const code = `brand-${at}`;
  const pictures = at % 3 === 0 ? ` https://img.${code}.example` : '';
  const policy = (page: string): string =>
    `default-src 'self'; style-src 'self' ${styleOf(`${code} ${page}`)}; img-src 'self'${pictures}`;
  return {
    code,
    domains: [`${code}.example`, `m.${code}.example`, `${code}.another-rather-long-name.example`],
    policies: {
      index: policy('index'),
      shell: policy('shell'),
      offline: policy('offline'),
      android: at % 2 === 0 ? policy('android') : '',
    },
    asks: at % 50 === 0,
    countryHeader: at % 2 === 0 ? 'CF-IPCountry' : '',
  };
});

describe.skipIf('missing' in nginx)('ten thousand brands in one nginx', () => {
  test('the configuration is right, and each brand is found under each of its names', async () => {
    if ('missing' in nginx) return;
    const port = await freePort();
    const text = renderNginx(
      await planHosting(sites, {
        outDir: folder,
        upstream: '127.0.0.1:9',
        listen: port,
        brotli: true,
      }),
    );
    const file = path.join(folder, 'livery.conf');
    writeFileSync(file, text);

    expect(text.length).toBeLessThan(1000 * SIZE);
    expect(text.match(/^server \{/gm)).toHaveLength(1);
    await nginx.check(file);
    const server = await nginx.start(file, port);
    try {
      for (const at of [1, 4999, SIZE - 1]) {
        for (const domain of sites[at]?.domains ?? []) {
          const { status, headers } = await sendRequest(port, domain, '/promotions');
          // Nothing is built here: it looked in the brand's own folder, and said the brand's policy.
          expect(status).toBe(503);
          expect(headers['content-security-policy']).toBe(sites[at]?.policies.shell);
        }
      }
      expect((await sendRequest(port, `brand-${SIZE}.example`, '/')).status).toBe(404);
    } finally {
      await server.stop();
    }
  });
});

test('a web server that finds the sites elsewhere, as in a container, is led there', async () => {
  const sited = await planHosting(sites.slice(0, 1), {
    outDir: folder,
    root: '/dist',
    upstream: '127.0.0.1:9',
    brotli: false,
  });

  for (const text of [renderNginx(sited), renderCaddy(sited)]) {
    expect(text).toContain('/dist/');
    expect(text).not.toContain(folder);
  }
});

test('livery host writes a file or prints it, and says what it covers', async () => {
  const places = ['--merchants', fixture.merchants, '--out', fixture.out];
  const early = await requestLivery(['host', 'nginx', ...places]);
  expect(early.code).toBe(1);
  expect(early.stderr).toContain('livery build');
  await fixture.build();

  const file = path.join(folder, 'Caddyfile');
  const written = await requestLivery(['host', 'caddy', ...places, '--file', file, '--json']);
  const printed = await requestLivery([
    'host',
    'nginx',
    ...places,
    '--certificates',
    '/etc/ssl/sites',
    '--root',
    '/srv/dist',
  ]);

  expect(written.code, written.stderr).toBe(0);
  const report = JSON.parse(written.stdout) as HostReport;
  const text = readFileSync(file, 'utf8');
  expect(report).toMatchObject({ server: 'caddy', sites: 2, file });
  expect(report.bytes).toBe(Buffer.byteLength(text));
  for (const code of fixture.codes) expect(text).not.toContain(`${code}.localhost`);
  expect(printed.code).toBe(0);
  expect(printed.stdout).toContain('root "/srv/dist/$livery_folder";');
  expect(printed.stdout).not.toContain(fixture.out);
  expect(printed.stdout).toContain('listen 443 default_server ssl http2;');
  expect(printed.stdout).toContain('"/etc/ssl/sites/$ssl_server_name/fullchain.pem"');
  expect(printed.stdout).toContain('return 308 https://$host$request_uri;');
});

test('a merchant at fault hinders no other, and stays on the net as it last was', async () => {
  await fixture.build();
  const [first = '', second = ''] = fixture.codes;
  const before = readFileSync(fixture.fileOf(first), 'utf8');
  const host = async (out: string) => {
    const finished = await requestLivery([
      'host',
      'nginx',
      '--merchants',
      fixture.merchants,
      '--out',
      out,
      '--json',
    ]);
    return { ...finished, report: JSON.parse(finished.stdout) as HostReport };
  };
  const fine = await host(fixture.out);
  const elsewhere = path.join(folder, 'elsewhere');
  cpSync(fixture.out, elsewhere, { recursive: true });
  writeFileSync(fixture.fileOf(first), '{ "site": ');

  const kept = await host(fixture.out);
  const left = await host(elsewhere);
  writeFileSync(fixture.fileOf(first), before);

  expect(fine).toMatchObject({ code: 0, report: { kept: [], left: [] } });
  expect(kept.code, kept.stderr).toBe(0);
  expect(kept.report).toMatchObject({ sites: 2, kept: [first], left: [], text: fine.report.text });
  expect(kept.stderr).toContain(`${first}/merchant.json`);
  // Where nobody knows how it was, the others are hosted, and the command says that one is missing.
  expect(left.code).toBe(1);
  expect(left.stderr).toContain(
    `left out, because they were not hosted from here before: ${first}`,
  );
  expect(left.report).toMatchObject({ sites: 1, kept: [], left: [first] });
  expect(left.report.text).toContain(second);
});
