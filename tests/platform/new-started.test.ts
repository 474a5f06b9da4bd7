import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeWorkFolder, startLivery } from '../build/run-livery.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { productionSettings } from '../support/production-settings.ts';
import { sendRequest } from '../support/web-server.ts';

// It builds: as long as tests of builds have.
vi.setConfig({ testTimeout: 600_000 });

const work = makeWorkFolder();
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="9" fill="#0b5d66"/></svg>';
let database: TestDatabase;

interface Started {
  merchant?: string;
  port: number;
  sites: { code: string; name: string; url: string }[];
}

beforeAll(async () => {
  database = await startTestDatabase();
});

afterAll(async () => {
  await database.close();
  work.remove();
});

/** Runs a command that serves until Ctrl-C; `look` is given its report. */
const whileServed = async (args: string[], look: (started: Started) => Promise<void>) => {
  const places = ['--merchants', work.merchants, '--out', work.out, '--port', '0', '--json'];
  const { child, finished } = startLivery([...args, ...places], {
    DATABASE_URL: database.url,
    LIVERY_GAMES_URL: 'http://games.localhost:1',
    LIVERY_VENDOR_SECRET: productionSettings.LIVERY_VENDOR_SECRET,
  });
  let said = '';
  const started = await new Promise<Started>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      said += String(part);
      if (said.endsWith('\n}\n')) resolve(JSON.parse(said) as Started);
    });
    void finished.then(({ stderr }) => reject(new Error(stderr)));
  });
  try {
    await look(started);
  } finally {
    child.kill('SIGINT');
  }
  return finished;
};

test('a name, a logo and two colors are a site that answers, by one command', async () => {
  const logo = path.join(work.folder, 'logo.svg');
  writeFileSync(logo, LOGO);
  const look = ['--name', 'Zürich Nights', '--logo', logo, '--colors', 'teal,#f2a900'];

  const { code, stderr } = await whileServed(
    ['new', 'zurich', ...look, '--languages', 'en,my', '--start'],
    async ({ merchant, port, sites }) => {
      expect([merchant, sites]).toEqual([
        'zurich',
        [{ code: 'zurich', name: 'Zürich Nights', url: `http://zurich.localhost:${port}/` }],
      ]);
      const page = await sendRequest(port, 'zurich.localhost', '/');
      expect([page.status, page.body.toString()]).toEqual([
        200,
        expect.stringMatching(/<title>[^<]*Zürich Nights/),
      ]);
      const burmese = await sendRequest(port, 'zurich.localhost', '/my/promotions');
      expect([burmese.status, burmese.body.toString()]).toEqual([
        200,
        expect.stringContaining('lang="my"'),
      ]);
    },
  );

  expect(code, stderr).toBe(0);
});

test('start serves it again, beside no other', async () => {
  const { code, stderr } = await whileServed(['start'], async ({ port, sites }) => {
    expect(sites.map((site) => site.code)).toEqual(['zurich']);
    expect((await sendRequest(port, 'zurich.localhost', '/')).status).toBe(200);
  });

  expect(code, stderr).toBe(0);
});
