import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeWorkFolder, ROOT, runLivery, startLivery } from '../build/run-livery.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { productionSettings } from '../support/production-settings.ts';

// It starts the program several times, and a development server: as long as tests of builds have.
vi.setConfig({ testTimeout: 600_000 });

const work = makeWorkFolder();
let database: TestDatabase;

/** Serves the brands of the work folder on any free port. */
const serving = ['serve', '--port', '0', '--merchants', work.merchants, '--out', work.out];

const environment = (own: Record<string, string> = {}) => ({
  DATABASE_URL: database.url,
  LIVERY_HOME: path.join(work.folder, 'home'),
  NO_COLOR: '1',
  ...own,
});

/** A brand's file from now on: some of its payment channels, and the countries that get SMS. */
const setMerchant = (
  keep: (channel: { provider: string }) => boolean,
  countries: readonly string[],
): void => {
  const file = path.join(work.merchants, 'lotus', 'merchant.json');
  const source = path.join(ROOT, 'merchants', 'lotus', 'merchant.json');
  const merchant = JSON.parse(readFileSync(source, 'utf8'));
  merchant.payments.channels = merchant.payments.channels.filter(keep);
  merchant.sms = { countries };
  writeFileSync(file, JSON.stringify(merchant, null, 2));
};

beforeAll(async () => {
  database = await startTestDatabase();
  cpSync(path.join(ROOT, 'merchants', 'lotus'), path.join(work.merchants, 'lotus'), {
    recursive: true,
  });
  mkdirSync(path.join(work.out, 'lotus'), { recursive: true });
  writeFileSync(path.join(work.out, 'lotus', 'build.json'), '{}');
});

afterAll(async () => {
  await database.close();
  work.remove();
});

test('production is refused line by line, by option and by NODE_ENV', async () => {
  setMerchant(() => true, []);
  for (const [args, own] of [
    [[...serving, '--production'], {}],
    [serving, { NODE_ENV: 'production' }],
  ] as const) {
    const { code, stderr } = await runLivery(
      [...args],
      environment({ ...productionSettings, LIVERY_SEAL_KEY: '', ...own }),
    );
    expect(code).toBe(1);
    expect(stderr).toContain('LIVERY_SEAL_KEY: It is not set.');
    expect(stderr).toContain('lotus/merchant.json /payments/channels/0: The channel');
    expect(stderr).toContain('lotus/merchant.json /sms/countries: Codes would go');
    expect(stderr).not.toContain('This is the demo');
  }
});

test('the demo and production exclude each other', async () => {
  for (const [args, own] of [
    [[...serving, '--demo', '--production'], {}],
    [[...serving, '--demo'], { NODE_ENV: 'production' }],
    [['start', ...serving.slice(1)], { NODE_ENV: 'production' }],
  ] as const) {
    const { code, stderr } = await runLivery([...args], environment(own));
    expect(code).toBe(2);
    expect(stderr).toMatch(/the demo/i);
  }
});

test('a port that is taken is told before anything is built', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const out = path.join(work.folder, 'never');
  const { code, stderr } = await runLivery(
    ['start', '--port', String(port), '--merchants', work.merchants, '--out', out],
    environment(),
  );
  taken.close();

  expect(code).toBe(1);
  expect(stderr).toContain(`Port ${port} is in use; stop the other program or choose another`);
  expect(existsSync(out)).toBe(false);
});

/** Lets a server speak until it says what is waited for, and ends it. */
const untilSaid = async (args: string[], own: Record<string, string>, words: string) => {
  const { child, finished } = startLivery(args, environment(own));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stderr, child.stdout])
      stream.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes(words)) resolve();
      });
    child.once('exit', () => reject(new Error(`it ended: ${said}`)));
  });
  child.kill('SIGINT');
  return finished;
};

test('production serves a brand at its own address once every line is mended', async () => {
  setMerchant(({ provider }) => provider !== 'sandbox', ['MM']);
  const { code, stdout, stderr } = await untilSaid(
    [...serving, '--production'],
    productionSettings,
    'Ctrl-C',
  );

  expect(code).toBe(0);
  expect(stderr).toContain('A web server in front forwards to 127.0.0.1:');
  expect(stdout).toMatch(/https:\/\/\S*\.example\//);
  expect(stdout).not.toContain('localhost');
});

test('without production the first line says that this is the demo', async () => {
  const { code, stderr } = await untilSaid(
    [...serving],
    {
      LIVERY_GAMES_URL: 'http://games.localhost:1',
      LIVERY_VENDOR_SECRET: productionSettings.LIVERY_VENDOR_SECRET,
    },
    'Ctrl-C',
  );

  expect(code).toBe(0);
  expect(stderr.split('\n')[0]).toContain('This is the demo');
});

test.each([
  ['serve', ['--out', work.out]],
  ['dev', ['lotus']],
])('what %s prints with --json fits its published schema', async (verb, more) => {
  setMerchant(() => true, []);
  const games = {
    LIVERY_GAMES_URL: 'http://games.localhost:1',
    LIVERY_VENDOR_SECRET: productionSettings.LIVERY_VENDOR_SECRET,
  };
  const line = [verb, ...more, '--port', '0', '--merchants', work.merchants, '--json'];

  // What does not fit throws.
  const { code, stdout } = await untilSaid(line, games, '\n}\n');

  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ outputVersion: 1, sites: [{ code: 'lotus' }] });
});
