import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverSettings } from '#domain/server-settings.ts';
import { makeWorkFolder, runLivery } from './run-livery.ts';

const work = makeWorkFolder();

beforeAll(() => mkdirSync(path.join(work.out, 'nobody'), { recursive: true }));
afterAll(() => work.remove());

const places = ['--merchants', work.merchants, '--out', work.out];

test.each(['platform', 'serve'])('livery %s --help shows every setting', async (verb) => {
  const { code, stdout } = await runLivery([verb, '--help']);

  expect(code).toBe(0);
  for (const { variable, flag } of Object.values(serverSettings)) {
    expect(stdout).toContain(variable);
    if (flag !== null) expect(stdout).toContain(flag);
  }
});

test('values that cannot be are all named, with exit code 1, before anything is started', async () => {
  const env = { LIVERY_PORT: 'eighty', LIVERY_CONNECTIONS: '1', NO_COLOR: '1' };

  const { code, stdout, stderr } = await runLivery(['serve', ...places], env);

  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('LIVERY_PORT is "eighty". Write a whole number from 0 to 65535.');
  expect(stderr).toContain('LIVERY_CONNECTIONS is "1". Write a whole number from 2 to 1000.');
});

test('a secret’s file that is not there is named, with exit code 1, whatever the command', async () => {
  const env = { LIVERY_SEAL_KEY_FILE: path.join(work.folder, 'seal'), NO_COLOR: '1' };

  const { code, stderr } = await runLivery(['platform', 'alarms'], env);

  expect(code).toBe(1);
  expect(stderr).toContain(
    `LIVERY_SEAL_KEY_FILE: ${env.LIVERY_SEAL_KEY_FILE} cannot be read (ENOENT).`,
  );
});

test('the database’s address may be kept in a file', async () => {
  const file = path.join(work.folder, 'url');
  writeFileSync(file, 'postgres://nobody:nothing@127.0.0.1:1/none\n');

  const { code, stderr } = await runLivery(['platform', 'alarms'], {
    DATABASE_URL_FILE: file,
    NO_COLOR: '1',
  });

  expect(code).toBe(1);
  expect(stderr).toContain('postgres://nobody@127.0.0.1:1/none cannot be reached');
});
