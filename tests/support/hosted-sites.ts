import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { hostSites, type WebServer as Kind } from '../../cli/work/hosting/host-sites.ts';
import './site-fixture.ts';
import { reportSkipped } from './report-skipped.ts';
import { type Answer, sendRequest, freePort, provideCaddy, provideNginx } from './web-server.ts';

const programs = { nginx: await provideNginx(), caddy: await provideCaddy() };

/** The built sites behind a real web server, with the platform behind that. */
export interface HostedSites {
  kind: Kind;
  /** Where the web server listens. */
  port: () => number;
  /** The answers of the web server and of the platform itself to the same request. */
  both: (
    code: string,
    target: string,
    headers?: OutgoingHttpHeaders,
  ) => Promise<{ ours: Answer; theirs: Answer }>;
}

const configure = async (kind: Kind, folder: string, port: number): Promise<string> => {
  const { merchantsDir, distDir, port: platformPort } = inject('site');
  const { text } = await hostSites(kind, {
    merchantsDir,
    outDir: distDir,
    upstream: `127.0.0.1:${platformPort}`,
    listen: port,
    local: true,
    brotli: kind === 'nginx',
  });
  const file = path.join(folder, kind);
  writeFileSync(file, text);
  return file;
};

/** Runs the same tests over the sites behind nginx and behind Caddy, each as Debian packs it. */
export const describeHosted = (title: string, tests: (sites: HostedSites) => void): void => {
  for (const kind of ['nginx', 'caddy'] as const satisfies Kind[]) {
    const program = programs[kind];
    if ('missing' in program) reportSkipped(program.missing);
    describe.skipIf('missing' in program)(`${title} behind ${kind}`, () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'livery-hosting-'));
      let port = 0;
      let stop = async (): Promise<void> => {};
      beforeAll(async () => {
        if ('missing' in program) return;
        port = await freePort();
        const file = await configure(kind, folder, port);
        await program.check(file);
        ({ stop } = await program.start(file, port));
      });
      afterAll(async () => {
        await stop();
        rmSync(folder, { recursive: true, force: true });
      });
      const both: HostedSites['both'] = async (code, target, headers = {}) => {
        const host = `${code}.localhost`;
        const [ours, theirs] = await Promise.all([
          sendRequest(port, host, target, { headers }),
          sendRequest(inject('site').port, host, target, { headers }),
        ]);
        return { ours, theirs };
      };
      tests({ kind, port: () => port, both });
    });
  }
};

/** What says which server answered and how, not what. */
const OWN = new Set([
  'date',
  'server',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'vary',
  'content-length',
  'transfer-encoding',
  'accept-ranges',
  'content-type',
  // Each answer has its own; web servers name those that they ask the platform for.
  'x-request-id',
]);

/** The headers that decide what a browser does with an answer. */
export const meaning = (headers: IncomingHttpHeaders): Record<string, unknown> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));

/** What an answer is, however a server writes it. */
export const mediaType = ({ 'content-type': type = '' }: IncomingHttpHeaders): string =>
  type
    .toLowerCase()
    .replace('application/javascript', 'text/javascript')
    // A picture and a list say in themselves how they are written.
    .replace(/^((?!text\/html).*);\s*charset=utf-8$/, '$1')
    .replace('; ', ';');

/** The address of a built site's file whose path fits. */
export const fileOf = (code: string, pattern: RegExp): string => {
  const folder = path.join(inject('site').distDir, code);
  const names = readdirSync(folder, { recursive: true }).map(String);
  return `/${names.find((name) => pattern.test(name))}`;
};
