import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fetchStored, openRemote } from '../../cli/build/store/remote/fetch-stored.ts';
import { endRun, remoteReport } from '../../cli/build/store/remote/remote-run.ts';
import { startCacheServer } from '../support/cache-server.ts';
import { inProof } from '../support/proof.ts';
import { makeFixture } from './build-fixture.ts';
import { takeCompile } from './own-store.ts';
import { PATIENT } from './patient-requests.ts';
import { readTree, runLivery } from './run-livery.ts';

/** What the build says of the shared store. */
interface Report {
  built: number;
  compiled: number;
  remote: { hits: number; misses: number; refused: number; failures: number };
}

const work = makeFixture(inProof(4, 5));
const { codes } = work;
let server: Awaited<ReturnType<typeof startCacheServer>>;

beforeAll(async () => {
  server = await startCacheServer();
});
afterAll(async () => {
  endRun();
  await server.stop();
  work.remove();
});

const homeOf = (machine: string): string => path.join(work.folder, machine, 'home');
const outOf = (machine: string): string => path.join(work.folder, machine, 'dist');

/** Builds all brands on a machine of its own: nothing but the shared store is common to them. */
const buildOn = async (machine: string, env: Record<string, string> = {}, flags: string[] = []) => {
  const places = ['--merchants', work.merchants, '--out', outOf(machine), '--json'];
  const { code, stdout, stderr } = await runLivery(['build', ...flags, ...places], {
    LIVERY_HOME: homeOf(machine),
    ...PATIENT,
    LIVERY_STORE_URL: server.url,
    LIVERY_STORE_TOKEN: server.token,
    LIVERY_STORE_TEAM: 'our-team',
    LIVERY_SIGNING_KEY: '',
    LIVERY_TRUSTED_KEYS: path.join(homeOf('first'), 'keys', 'signing.pub.pem'),
    ...env,
  });
  return { code, stderr, report: JSON.parse(stdout) as Report };
};

const sitesOn = (machine: string) =>
  new Map(codes.map((code) => [code, readTree(path.join(outOf(machine), code))]));

/** The artefacts of a kind, by what they say of themselves. */
const artefactsOf = (kind: string): string[] =>
  [...server.artefacts()]
    .filter(([, content]) => content.subarray(0, 300).includes(`"kind":"${kind}"`))
    .map(([file]) => file)
    .toSorted();

test('what one machine made is sent to the shared store', async () => {
  const key = await takeCompile(homeOf('first'));
  // As if it had just been compiled there.
  mkdirSync(path.join(homeOf('first'), 'store', 'outbox'));
  writeFileSync(path.join(homeOf('first'), 'store', 'outbox', `compile-${key}`), '');

  const { code, stderr, report } = await buildOn('first', { LIVERY_TRUSTED_KEYS: '' });

  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(report).toMatchObject({
    built: codes.length,
    compiled: 0,
    remote: { hits: 0, refused: 0, failures: 0 },
  });
  expect(artefactsOf('compile')).toHaveLength(1);
  expect(artefactsOf('icons').length).toBeGreaterThan(0);
  expect(artefactsOf('shapes').length).toBeGreaterThan(0);
  expect(readdirSync(path.join(homeOf('first'), 'store', 'outbox'))).toEqual([]);
});

test('another machine that may only read compiles and draws nothing, and builds the same bytes', async () => {
  const before = server.artefacts();

  const { stderr, report } = await buildOn('reader', {}, ['--store-read-only']);

  expect(stderr).toBe('');
  expect(report).toMatchObject({
    built: codes.length,
    compiled: 0,
    remote: { misses: 0, refused: 0, failures: 0 },
  });
  expect(sitesOn('reader')).toEqual(sitesOn('first'));
  expect(server.artefacts()).toEqual(before);
  expect(existsSync(path.join(homeOf('reader'), 'keys'))).toBe(false);
  expect(existsSync(path.join(homeOf('reader'), 'store', 'outbox'))).toBe(false);
});

test('poisoned artefacts are refused by name, made anew, and replaced', async () => {
  await takeCompile(homeOf('victim'));
  const [changed = '', swapped = '', page = '', cut = ''] = artefactsOf('icons');
  const spoil = Buffer.from(server.artefacts().get(changed) ?? '');
  spoil[spoil.length - 9] = (spoil[spoil.length - 9] ?? 0) ^ 1;
  copyFileSync(cut, swapped);
  writeFileSync(cut, (server.artefacts().get(cut) ?? Buffer.alloc(0)).subarray(0, 500));
  writeFileSync(changed, spoil);
  writeFileSync(page, '<h1>Bad gateway</h1>');
  for (const file of artefactsOf('shapes')) writeFileSync(file, Buffer.alloc(3));

  const { code, stderr, report } = await buildOn('victim', {
    LIVERY_SIGNING_KEY: path.join(homeOf('first'), 'keys', 'signing.pem'),
  });

  expect(code).toBe(0);
  expect(report).toMatchObject({ built: codes.length, compiled: 0 });
  expect(report.remote.refused).toBeGreaterThan(4);
  expect(stderr).toMatch(
    /artefact icons-[0-9a-f]{2} of the shared store is refused: its content was changed/,
  );
  expect(stderr).toMatch(/artefact icons-[0-9a-f]{2} .* refused: it was signed as icons-/);
  expect(stderr).toMatch(/refused: it is no artefact of ours/);
  expect(sitesOn('victim')).toEqual(sitesOn('first'));
  const again = await buildOn('second-reader', {}, ['--store-read-only']);
  expect(again.report).toMatchObject({ compiled: 0, remote: { refused: 0, misses: 0 } });
});

test('artefacts of a stranger are refused, and their brands built all the same', async () => {
  await takeCompile(homeOf('stranger'));

  const { stderr, report } = await buildOn('stranger', { LIVERY_TRUSTED_KEYS: '' });

  expect(stderr).toMatch(/its signer [0-9a-f]{16} is not trusted here/);
  expect(report).toMatchObject({ built: codes.length, remote: { hits: 0 } });
  expect(sitesOn('stranger')).toEqual(sitesOn('first'));
});

/** Opens the shared store in this process, as a build does; answers what it says. */
const open = async (env: Record<string, string>): Promise<string> => {
  const said: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  const settings = { LIVERY_STORE_URL: server.url, LIVERY_STORE_TOKEN: server.token, ...env };
  vi.stubEnv('LIVERY_HOME', homeOf('nobody'));
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  try {
    await openRemote();
    await fetchStored('icons', '', 'abcd');
    await fetchStored('icons', '', 'cdef');
  } finally {
    write.mockRestore();
    vi.unstubAllEnvs();
  }
  return said.join('');
};

test('a wrong token costs one warning, and without a trusted key nothing is asked for', async () => {
  const refused = await open({ LIVERY_STORE_TOKEN: 'another' });
  expect(remoteReport()).toEqual({ hits: 0, misses: 0, refused: 0, failures: 1 });
  const alone = await open({ LIVERY_STORE_READ_ONLY: '1', LIVERY_TRUSTED_KEYS: '' });
  expect(remoteReport()).toMatchObject({ misses: 0, refused: 0 });

  expect(refused.match(/warning:/g)).toHaveLength(1);
  expect(refused).toContain('401');
  expect(alone).toMatch(/no key is trusted here/);
});

test('an address that is none is wrong usage', async () => {
  const places = ['--force', '--merchants', work.merchants, '--out', outOf('first')];
  const { code } = await runLivery(['build', ...places], {
    LIVERY_HOME: homeOf('first'),
    LIVERY_STORE_URL: 'ftp://cache',
  });

  expect(code).toBe(2);
});
