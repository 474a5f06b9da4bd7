import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { ownPort } from '../../cli/base/free-port.ts';
import { provideDebianProgram } from '../../scripts/debian/provide-program.ts';

/** An answer as it came over the wire. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** A web server of its own on a port of its own. */
export interface WebServer {
  port: number;
  /** Of its process, which takes signals. */
  pid: number;
  stop: () => Promise<void>;
}

/** A port that nobody listens on, nor is given before the server that is told of it has begun. */
export const freePort = ownPort;

/** Asks a server on this machine under any host name; the path goes out as it stands. */
export const sendRequest = (
  port: number,
  host: string,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: http.OutgoingHttpHeaders } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, method, agent: false as const };
    const request = http.request({ ...options, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });

const isListening = (port: number): Promise<boolean> =>
  sendRequest(port, 'nobody.example', '/').then(
    () => true,
    () => false,
  );

const untilListening = async (child: ChildProcess, port: number, said: () => string) => {
  const isUpOrGone = () => child.exitCode !== null || isListening(port);
  await vi.waitUntil(isUpOrGone, { timeout: 100_000 });
  if (child.exitCode !== null) throw new Error(`The web server did not start.\n${said()}`);
};

const startServer = async (
  program: string,
  args: string[],
  { port, folder, env = {} }: { port: number; folder: string; env?: Record<string, string> },
): Promise<WebServer> => {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  await untilListening(child, port, () => said);
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Of `livery host nginx`: the nginx of a test notes nothing where the machine's own does. */
export const NO_LOG = ['--access-log', 'off'] as const;

/** nginx as Debian packs it, with its module for packed files; or why it cannot be had. */
export const provideNginx = async () => {
  const found = await provideDebianProgram('nginx', [
    'nginx',
    'nginx-common',
    'libnginx-mod-http-brotli-static',
  ]);
  if ('missing' in found) return found;
  const program = path.join(found.folder, 'usr/sbin/nginx');
  const modules = path.join(found.folder, 'usr/lib/nginx/modules');
  const write = (file: string, folder: string): string => {
    const main = path.join(folder, 'nginx.conf');
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const lines = [
      `load_module "${modules}/ngx_http_brotli_static_module.so";`,
      'daemon off; worker_processes 1; error_log stderr;',
      `pid "${folder}/nginx.pid";`,
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'events { worker_connections 256; }',
      'http {',
      'access_log off;',
      ...places.map((place) => `${place}_temp_path "${folder}/${place}";`),
      `include "${file}";`,
      '}',
    ];
    writeFileSync(main, lines.join('\n'));
    return main;
  };
  return {
    /** Debian's own configuration of it, which others are put beside. */
    stock: path.join(found.folder, 'etc/nginx'),
    /** Reads a configuration as nginx would; throws with what it says against it. */
    check: async (file: string): Promise<void> => {
      const folder = mkdtempSync(path.join(tmpdir(), 'livery-nginx-'));
      const args = ['-t', '-q', '-p', folder, '-c', write(file, folder)];
      await promisify(execFile)(program, args).finally(() =>
        rmSync(folder, { recursive: true, force: true }),
      );
    },
    start: (file: string, port: number): Promise<WebServer> => {
      const folder = mkdtempSync(path.join(tmpdir(), 'livery-nginx-'));
      const args = ['-p', folder, '-c', write(file, folder)];
      return startServer(program, args, { port, folder });
    },
  };
};

/** Caddy as Debian packs it; or why it cannot be had. */
export const provideCaddy = async () => {
  const found = await provideDebianProgram('caddy', ['caddy']);
  if ('missing' in found) return found;
  const program = path.join(found.folder, 'usr/bin/caddy');
  const here = (folder: string) => ({
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    HOME: folder,
  });
  return {
    check: async (file: string): Promise<void> => {
      const folder = mkdtempSync(path.join(tmpdir(), 'livery-caddy-'));
      const env = { ...process.env, ...here(folder) };
      const args = ['validate', '--adapter', 'caddyfile', '--config', file];
      await promisify(execFile)(program, args, { env }).finally(() =>
        rmSync(folder, { recursive: true, force: true }),
      );
    },
    /** Has a running Caddy take a file anew, by the socket in its home. */
    reload: async (file: string, home: string): Promise<void> => {
      const args = ['reload', '--adapter', 'caddyfile', '--config', file];
      await promisify(execFile)(program, args, { env: { ...process.env, ...here(home) } });
    },
    start: (
      file: string,
      port: number,
      folder = mkdtempSync(path.join(tmpdir(), 'livery-caddy-')),
    ): Promise<WebServer> => {
      const args = ['run', '--adapter', 'caddyfile', '--config', file];
      return startServer(program, args, { port, folder, env: here(folder) });
    },
  };
};
