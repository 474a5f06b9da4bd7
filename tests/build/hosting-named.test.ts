import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCellsMap, renderCellsMap } from '../../cli/work/hosting/cells-map.ts';
import type { HostedSite } from '../../cli/work/hosting/hosted-site.ts';
import { planHosting } from '../../cli/work/hosting/hosting.ts';
import { renderCaddy } from '../../cli/work/hosting/render-caddy.ts';
import { renderNginx } from '../../cli/work/hosting/render-nginx.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { freePort, provideCaddy, provideNginx, sendRequest } from '../support/web-server.ts';

const programs = { nginx: await provideNginx(), caddy: await provideCaddy() };
const renderers = { nginx: renderNginx, caddy: renderCaddy };
const folder = mkdtempSync(path.join(tmpdir(), 'livery-named-'));

/** Brands that are called as words of the servers' maps are, and one that is not. */
const WORDS = ['default', 'hostnames', 'include', 'volatile'];
const CODES = [...WORDS, 'shwe'];

const policyOf = (code: string): string => `style-src 'self' https://${code}.example`;

/** Of two of them the platform decides who sees a page. */
const sites = CODES.map((code): HostedSite => ({
  code,
  domains: [`${code}.example`],
  policies: { index: policyOf(code), shell: policyOf(code), offline: '', android: '' },
  asks: code === 'default' || code === 'include',
  countryHeader: '',
}));

const platform = createServer((_asked, answer) => answer.end('the platform'));
let upstream = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void platform.listen(0, '127.0.0.1', resolve));
  upstream = `127.0.0.1:${(platform.address() as AddressInfo).port}`;
});

afterAll(() => {
  platform.closeAllConnections();
  platform.close();
  rmSync(folder, { recursive: true });
});

/** The map of cells; every brand but the last is in another one than the first. */
const elsewhere = new Map(WORDS.map((code) => [code, 'east']));

describe.each(['nginx', 'caddy'] as const)('brands that are called as words of %s', (kind) => {
  const program = programs[kind];
  if ('missing' in program) reportSkipped(program.missing);

  test.skipIf('missing' in program)('are served as any other', async () => {
    if ('missing' in program) return;
    const [port, cells] = [await freePort(), path.join(folder, 'cells.conf')];
    writeFileSync(cells, renderCellsMap(new Map([['east', upstream]]), elsewhere));
    const first = kind === 'nginx' ? { upstream: '127.0.0.1:9', cells } : { upstream };
    const choices = { outDir: folder, listen: port, brotli: false, ...first };
    const file = path.join(folder, `${kind}.conf`);
    writeFileSync(file, renderers[kind](await planHosting(sites, choices)));

    await program.check(file);
    const server = await program.start(file, port);
    const ask = async (code: string) => {
      const { headers, body } = await sendRequest(port, `${code}.example`, '/promotions');
      return body.toString() === 'the platform' ? 'asked' : headers['content-security-policy'];
    };
    try {
      expect(await Promise.all(CODES.map(ask))).toEqual(
        sites.map(({ code, asks }) => (asks ? 'asked' : policyOf(code))),
      );
    } finally {
      await server.stop();
    }
  });
});

test('a map of cells is read back as it was written', () => {
  const upstreams = new Map([['east', '127.0.0.1:4401']]);

  expect(readCellsMap(renderCellsMap(upstreams, elsewhere), upstreams)).toEqual(elsewhere);
});
