import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HostedSite } from '../../cli/work/hosting/hosted-site.ts';
import { planHosting } from '../../cli/work/hosting/hosting.ts';
import { renderCaddy } from '../../cli/work/hosting/render-caddy.ts';
import { renderNginx } from '../../cli/work/hosting/render-nginx.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { sendRequest, freePort, provideCaddy, provideNginx } from '../support/web-server.ts';

const programs = { nginx: await provideNginx(), caddy: await provideCaddy() };
const renderers = { nginx: renderNginx, caddy: renderCaddy };
const folder = mkdtempSync(path.join(tmpdir(), 'livery-proxy-'));

const site: HostedSite = {
  code: 'aurora',
  domains: ['aurora.example'],
  policies: { index: 'a', shell: 'a', offline: 'a', android: 'a' },
  asks: false,
  countryHeader: 'CF-IPCountry',
};

/** Stands for the platform: says what it was asked, and echoes what comes over a socket. */
const upstream = http.createServer((request, response) => {
  response.setHeader('vary', 'x-own');
  response.end(JSON.stringify({ url: request.url, headers: request.headers }));
});
upstream.on('upgrade', (request, socket) => {
  const { upgrade = '' } = request.headers;
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: ${upgrade}\r\nConnection: Upgrade\r\n\r\n`,
  );
  socket.on('data', (chunk: Buffer) => socket.write(chunk));
  socket.on('end', () => socket.end());
  socket.on('error', () => socket.destroy());
});

beforeAll(async () => {
  mkdirSync(path.join(folder, 'aurora', 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'aurora', 'assets', 'main-AbCd1234.js'), 'export {}');
  writeFileSync(path.join(folder, 'aurora', 'robots.txt'), 'User-agent: *');
  writeFileSync(path.join(folder, 'aurora', 'robots.txt.gz'), gzipSync('User-agent: *'));
  await new Promise<void>((resolve) => void upstream.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  upstream.closeAllConnections();
  await new Promise((resolve) => void upstream.close(resolve));
  rmSync(folder, { recursive: true });
});

describe.each(['nginx', 'caddy'] as const)('calls behind %s', (kind) => {
  const program = programs[kind];
  if ('missing' in program) reportSkipped(program.missing);
  let port = 0;
  let stop = async (): Promise<void> => {};

  beforeAll(async () => {
    if ('missing' in program) return;
    port = await freePort();
    const { port: upstreamPort } = upstream.address() as AddressInfo;
    const choices = { outDir: folder, upstream: `127.0.0.1:${upstreamPort}`, listen: port };
    const file = path.join(folder, kind);
    writeFileSync(file, renderers[kind](await planHosting([site], { ...choices, brotli: false })));
    ({ stop } = await program.start(file, port));
  });

  afterAll(() => stop());

  test.skipIf('missing' in program)(
    'the platform hears the visitor’s real address, and nothing that the visitor claims of it',
    async () => {
      const claims = {
        'x-forwarded-for': '10.9.8.7',
        'x-forwarded-host': 'evil.example',
        'cf-ipcountry': 'XX',
      };
      const { body } = await sendRequest(port, 'aurora.example', '/wps/session?a=%2F', {
        headers: claims,
      });
      const { url, headers } = JSON.parse(body.toString()) as {
        url: string;
        headers: http.IncomingHttpHeaders;
      };

      expect(url).toBe('/wps/session?a=%2F');
      expect(headers).toMatchObject({
        host: 'aurora.example',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
      });
      expect(headers['x-forwarded-host']).toBeUndefined();
      expect(headers['cf-ipcountry']).toBeUndefined();
    },
  );

  test.skipIf('missing' in program)(
    'what may be kept by all hangs on the host, however it is answered',
    async () => {
      const varyOf = async (host: string, target: string, encoding = 'identity') => {
        const { status, headers } = await sendRequest(port, host, target, {
          headers: { 'accept-encoding': encoding },
        });
        const names = (headers.vary ?? '').toLowerCase().split(/, */).filter(Boolean);
        return [status, [...new Set(names)].toSorted(), names.length];
      };

      const [file, packed] = ['/assets/main-AbCd1234.js', '/robots.txt'];
      expect((await varyOf('aurora.example', file))[1]).toContain('host');
      expect(await varyOf('aurora.example', packed, 'gzip')).toEqual([
        200,
        ['accept-encoding', 'host'],
        2,
      ]);
      expect(await varyOf('www.aurora.example', packed)).toEqual([308, ['host'], 1]);
      // The platform says it itself.
      expect(await varyOf('aurora.example', '/wps/session')).toEqual([200, ['x-own'], 1]);
    },
  );

  test.skipIf('missing' in program)('a socket is handed through both ways', async () => {
    const echoed = await new Promise<string>((resolve, reject) => {
      const request = http.request({
        host: '127.0.0.1',
        port,
        path: '/wps/chat',
        headers: { host: 'aurora.example', connection: 'Upgrade', upgrade: 'websocket' },
      });
      request.on('upgrade', (_response, socket) => {
        socket.once('data', (chunk: Buffer) => {
          resolve(chunk.toString());
          socket.destroy();
        });
        socket.write('hello');
      });
      request.on('response', ({ statusCode }) => reject(new Error(`answered ${statusCode}`)));
      request.on('error', reject);
      request.end();
    });

    expect(echoed).toBe('hello');
  });
});
