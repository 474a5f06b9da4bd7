import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PlainMachine, startPlainMachine } from '../../scripts/debian/plain-machine.ts';
import { productionSettings } from '../support/production-settings.ts';
import { isWholeProof } from '../support/proof.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { makeWorkFolder, ROOT, runLivery } from './run-livery.ts';

const work = makeWorkFolder();

/** Writes and builds a brand that players may be served. @returns the folder of the games' pages */
const prepareBrand = async (): Promise<string> => {
  const chosen = '--name Acme --domain acme.example --languages en --currency USD'.split(' ');
  const made = await runLivery([
    'new',
    'acme',
    '--no-input',
    '--no-build',
    ...chosen,
    '--merchants',
    work.merchants,
  ]);
  expect(made).toMatchObject({ code: 0 });
  const file = path.join(work.merchants, 'acme', 'merchant.json');
  const merchant = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...merchant, sms: { countries: ['MM'] } }));
  const folders = ['--merchants', work.merchants, '--out', work.out];
  expect(await runLivery(['build', ...folders])).toMatchObject({ code: 0 });
  return (await runLivery(['games', 'pages'])).stdout.trim();
};

const GAMES_SETTINGS = {
  LIVERY_PLATFORM_URL: 'http://127.0.0.1:4400',
  LIVERY_GAMES_DATABASE_URL: 'postgres://games:games-4-the-books@127.0.0.1:5432/games',
  LIVERY_VENDOR_SECRET: productionSettings.LIVERY_VENDOR_SECRET,
  LIVERY_SEAL_KEY: 'qW4eR7tY1uI9oP3aS6dF8gH2jK5lZ0xC',
  LIVERY_BEACON_URL: productionSettings.LIVERY_BEACON_URL,
  LIVERY_GAMES_PORT: '4401',
  LIVERY_GAMES_PAGES: '/srv/livery/games',
};

const PLATFORM_SETTINGS = {
  ...productionSettings,
  DATABASE_URL: 'postgres://livery:livery-4-the-owner@127.0.0.1:5432/livery',
};

const asFile = (file: string, settings: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return `umask 077\ncat >${file} <<'END'\n${lines.join('\n')}\nEND\numask 022`;
};

/** What `deployment.mdx` asks of a machine, but for nginx, PgBouncer and NATS. */
const SET_UP = `set -e
adduser --quiet --system --group --no-create-home --home /nonexistent livery
adduser --quiet --system --group --no-create-home --home /nonexistent livery-games
su postgres -c 'psql -qc "create role livery login createrole password '"'livery-4-the-owner'"'" -c "create database livery owner livery"'
su postgres -c 'psql -qc "create role games login password '"'games-4-the-books'"'" -c "create database games owner games"'
mkdir -p /etc/livery
${asFile('/etc/livery/livery.env', PLATFORM_SETTINGS)}
${asFile('/etc/livery/cells.env', PLATFORM_SETTINGS)}
${asFile('/etc/livery/games.env', GAMES_SETTINGS)}
cp /opt/livery/deploy/systemd/* /etc/systemd/system/
systemctl daemon-reload`;

/** The head of `pgbackrest.conf` and `backup.md`, with the place of Debian's cluster. */
const SET_UP_BACKUPS = `set -e
mkdir -p /etc/pgbackrest/conf.d
sed 's#/var/lib/postgresql/18/main#/var/lib/postgresql/15/main#' /opt/livery/deploy/backup/pgbackrest.conf >/etc/pgbackrest/pgbackrest.conf
(umask 077; echo '[global]'; echo "repo1-cipher-pass=$(head -c 36 /dev/urandom | base64)") >/etc/pgbackrest/conf.d/secret.conf
chown -R postgres /etc/pgbackrest
chmod 640 /etc/pgbackrest/pgbackrest.conf
chmod 600 /etc/pgbackrest/conf.d/secret.conf
sed -n 's/^#   \\([a-z_]* = [^#]*\\).*/\\1/p' /opt/livery/deploy/backup/pgbackrest.conf >>/etc/postgresql/15/main/postgresql.conf
systemctl restart postgresql@15-main
su postgres -c 'pgbackrest --stanza=livery stanza-create && pgbackrest --stanza=livery check'`;

let machine: PlainMachine;

/** Whether it can be tried here: as root, with Debian's packages. */
const missing = isWholeProof ? null : 'systemd is booted at night';

describe.skipIf(missing !== null)('a Debian 12 of its own, with systemd', () => {
  let whyNot: string | null = null;

  beforeAll(async () => {
    const games = await prepareBrand();
    const started = await startPlainMachine({
      '/opt/livery': ROOT,
      '/srv/livery/merchants': work.merchants,
      '/srv/livery/dist': work.out,
      '/srv/livery/games': games,
    }).catch((error: Error) => error);
    if (started instanceof Error) {
      whyNot = started.message;
      reportSkipped(whyNot);
      return;
    }
    machine = started;
    await machine.must(SET_UP);
    await machine.must('systemctl enable --now livery@4400 livery@4410 livery-games');
  }, 900_000);

  beforeEach(({ skip }) => skip(whyNot !== null, whyNot ?? ''));

  afterAll(async () => {
    await machine?.stop();
    work.remove();
  });

  /** Asks inside until it is answered well. */
  const curl = (address: string, ...options: string[]): Promise<string> =>
    machine.must(
      `curl -s --fail --retry 120 --retry-delay 1 --retry-all-errors ${options.join(' ')} ${address}`,
    );

  const statusOf = (host: string, port = 4400): Promise<string> =>
    machine.must(
      `curl -s -o /dev/null -w '%{http_code}' -H 'Host: ${host}' http://127.0.0.1:${port}/`,
    );

  const propertyOf = async (unit: string, name: string): Promise<string> =>
    (await machine.must(`systemctl show --value -p ${name} ${unit}`)).trim();

  test('starts processes of the platform, the games and what cells share by its units', async () => {
    for (const port of [4400, 4410]) {
      // Who starts them is told once they serve: nobody has to ask twice.
      expect(
        await machine.must(
          `systemctl restart livery@${port} && curl -s --fail http://127.0.0.1:${port}/readyz`,
        ),
      ).toContain('"ready"');
      expect(await statusOf('acme.example', port)).toBe('200');
      expect(await statusOf('evil.example', port)).toBe('404');
      expect(await curl(`http://127.0.0.1:1${port}/metrics`)).toContain('livery_');
    }
    expect(JSON.parse(await curl('http://127.0.0.1:4401/health'))).toEqual({ ok: true });
    // It looks at tables that the first start of the platform has made.
    await machine.must('systemctl start livery-share-cells');
    await machine.must(
      'until journalctl -u livery-share-cells | grep -q "are shared every 2 s"; do sleep 0.2; done',
    );
    const refused = await machine.run(
      'mkdir -p /run/systemd/system/livery@4420.service.d && printf "[Service]\nEnvironment=LIVERY_HOST=nowhere.invalid\n" >/run/systemd/system/livery@4420.service.d/a.conf && systemctl daemon-reload && systemctl start livery@4420',
    );
    expect(refused.code).not.toBe(0);
    await machine.must('systemctl stop livery@4420; systemctl reset-failed');
    expect((await machine.must('systemctl --failed --no-legend')).trim()).toBe('');
    expect(await propertyOf('livery@4400', 'NRestarts')).toBe('0');
  });

  test('what serves may write nothing but its own folders, and holds no right', async () => {
    for (const unit of ['livery@4400', 'livery-games', 'livery-share-cells']) {
      const pid = await propertyOf(unit, 'MainPID');
      const status = await machine.must(`cat /proc/${pid}/status`);
      expect(status).toMatch(/^CapEff:\t0+$/m);
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
      expect(status).toMatch(/^Seccomp:\t2$/m);
      for (const place of ['/srv/livery/dist', '/opt/livery', '/etc', '/var/lib/postgresql'])
        expect(
          (await machine.run(`nsenter --target ${pid} --mount touch ${place}/anything`)).text,
        ).toContain('Read-only file system');
    }
  });

  test('a process that is killed is started again, and one that is stopped ends in order', async () => {
    const pid = await propertyOf('livery@4410', 'MainPID');
    await machine.must('systemctl kill --signal=KILL livery@4410');
    await machine.must(
      `until [ "$(systemctl show --value -p MainPID livery@4410)" -gt 0 ] && [ "$(systemctl show --value -p MainPID livery@4410)" != ${pid} ]; do sleep 0.2; done`,
    );
    expect(await curl('http://127.0.0.1:4410/readyz')).toContain('"ready"');
    await machine.must('systemctl stop livery@4410 livery-games livery-share-cells');
    for (const unit of ['livery@4410', 'livery-games', 'livery-share-cells'])
      expect(await propertyOf(unit, 'Result')).toBe('success');
  });

  test('backups and the drill run by their units, encrypted, as backup.md sets them up', async () => {
    await machine.must(SET_UP_BACKUPS);
    expect(await curl('http://127.0.0.1:4400/readyz')).toContain('"ready"');
    for (const unit of ['livery-backup@full', 'livery-backup@diff', 'livery-restore-drill'])
      await machine.must(`systemctl start ${unit} || { journalctl -u ${unit}; exit 1; }`);
    const info = await machine.must('su postgres -c "pgbackrest --stanza=livery info"');
    expect(info).toContain('cipher: aes-256-cbc');
    expect(info.match(/^ +(?:full|diff) backup:/gm)).toHaveLength(2);
    expect(await machine.must('journalctl -u livery-restore-drill')).toMatch(
      /proved: {2}\d+ transfers/,
    );
    await machine.must(
      'systemctl enable --now livery-backup-full.timer livery-backup-diff.timer livery-restore-drill.timer',
    );
    const timers = await machine.must('systemctl list-timers --no-legend');
    for (const unit of ['livery-backup@full', 'livery-backup@diff', 'livery-restore-drill'])
      expect(timers).toContain(`${unit}.service`);
  });

  test('a cluster that is lost comes back as restore.md says', async () => {
    const data = '/var/lib/postgresql/15';
    const asPostgres = (command: string) =>
      machine.must(`su postgres -c '${command.replaceAll("'", `'"'"'`)}'`);
    const counted = () =>
      asPostgres('psql -XAtqd livery -c "select count(*), max(id) from transfer"');
    const before = await counted();
    await asPostgres('psql -Xqc "select pg_switch_wal()"');
    await machine.must('systemctl stop "livery@*" livery-games');
    await machine.must(
      `systemctl kill --signal=KILL postgresql@15-main; systemctl stop postgresql@15-main; rm -rf ${data}/main`,
    );

    const said = await asPostgres(
      `/opt/livery/deploy/backup/restore.sh --to ${data}/restored --keep`,
    );
    const address = /^address: (.*)$/m.exec(said)?.[1] ?? '';
    expect(said).toMatch(/^proved: {2}\d+ transfers/m);
    for (const name of ['archive_mode', 'synchronous_standby_names'])
      await asPostgres(`psql -Xq "${address}" -c "alter system reset ${name}"`);
    await asPostgres(`/usr/lib/postgresql/15/bin/pg_ctl -D ${data}/restored stop`);
    await machine.must(
      `cd ${data} && rm restored/restore.conf restored/restore_hba.conf && mv restored main && systemctl start postgresql@15-main`,
    );
    await asPostgres('pgbackrest --stanza=livery --type=full backup');
    await machine.must('systemctl start livery@4400');

    expect(await curl('http://127.0.0.1:4400/readyz')).toContain('"ready"');
    expect(await counted()).toBe(before);
    expect(await statusOf('acme.example')).toBe('200');
  });
});
