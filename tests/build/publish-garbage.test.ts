import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sha256 } from '../../cli/base/files/fingerprint.ts';
import type { ReleaseList } from '../../cli/build/release/rollback.ts';
import type { Manifest } from '../../cli/build/release/make-manifest.ts';
import { makeFollower } from '../../cli/work/publish/store/follow-store.ts';
import type { Pointer } from '../../cli/work/publish/store/parse-pointer.ts';
import { blobKey, manifestKey, pointerKey } from '../../cli/work/publish/store/pointer.ts';
import { openStore, type StoreClient } from '../../cli/work/publish/store/store-client.ts';
import type { StoreList } from '../../cli/work/publish/store/stored-releases.ts';
import type { StoreVerification } from '../../cli/work/publish/store/verify-store.ts';
import { startObjectStore } from '../../scripts/bench/publish/object-store.ts';
import { makePublishing } from './published-sites.ts';
import { requestLivery } from './request-livery.ts';

const work = makePublishing(2);
const { codes, folder, gather, paint, publish } = work;
const [first = '', second = ''] = codes;
let store: Awaited<ReturnType<typeof startObjectStore>>;
let client: StoreClient;
let to = '';
let old = '';
let next = '';

beforeAll(async () => {
  store = await startObjectStore();
  to = store.folder('sites');
  for (const [name, value] of Object.entries(store.env)) vi.stubEnv(name, value);
  client = openStore(to);
  old = await gather('gathered');
  paint('#0a7d5c', first);
  next = await gather('gathered later');
  await publish([old, '--to', to]);
  await publish([next, '--to', to]);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await store.stop();
  work.remove();
});

const livery = async (...args: string[]) => {
  const { code, stdout, stderr } = await requestLivery([...args, '--out', to, '--json'], store.env);
  return { code, stderr, report: JSON.parse(stdout || '{}') as unknown };
};
const verify = async (...names: string[]) => {
  const { report, ...ended } = await livery('verify', ...names);
  return { ...ended, report: report as StoreVerification };
};

const read = async (key: string): Promise<string> => (await client.get(key))?.body.toString() ?? '';

/** Writes over an object that is there. */
const overwrite = async (key: string, body: string): Promise<void> => {
  const { etag = '' } = (await client.head(key)) ?? {};
  expect(await client.put(key, Buffer.from(body), { is: 'still', etag })).toBe(true);
};

const manifestOf = (dir: string): Manifest =>
  JSON.parse(readFileSync(path.join(dir, '.manifests', `${first}.json`), 'utf8')) as Manifest;

test('list, verify and rollback know what a store serves', async () => {
  const listed = await livery('list');
  const verified = await verify();
  const back = await livery('rollback', first);
  const held = await publish([next, '--to', to], store.env);
  const releases = await livery('rollback', first, '--list');
  const again = await livery('rollback', first, '--to', '2');

  expect((listed.report as StoreList).brands).toMatchObject([
    { code: first, release: expect.stringMatching(/^2-/), refused: [] },
    { code: second, release: expect.stringMatching(/^1-/) },
  ]);
  expect(verified).toMatchObject({ code: 0, report: { ok: true, sites: [{}, {}] } });
  expect(back.report).toMatchObject({ from: expect.stringMatching(/^2-/), held: true });
  expect(held.report).toMatchObject({ held: [first], published: [] });
  expect((releases.report as ReleaseList).releases).toMatchObject([
    { number: 2, served: false, compile: expect.stringMatching(/./) },
    { number: 1, served: true, held: true },
  ]);
  expect(again.report).toMatchObject({ to: expect.stringMatching(/^2-/), held: false });
});

test('a release before the first one, and brands and releases that there are none of, are told', async () => {
  const none = await livery('rollback', second);
  const unknown = await livery('rollback', first, '--to', '9');
  const nobody = await livery('verify', 'nobody');

  expect([none.code, unknown.code, nobody.code]).toEqual([1, 2, 2]);
  expect(none.stderr).toContain(`${second} has no release before 1-`);
  expect(unknown.stderr).toMatch(/It has 2-\w+, 1-/);
  expect(nobody.stderr).toContain('has no site of nobody');
});

test('a content that was cut is found, is brought to nobody, and is mended', async () => {
  const key = blobKey(manifestOf(next).files['index.html']?.sha256 ?? '');
  await overwrite(key, (await read(key)).slice(0, 1000));

  const found = await verify(first);
  const back = await livery('rollback', first, '--to', '2');
  const brought = await publish([to, '--to', path.join(folder, 'cut')], store.env);
  await publish([next, '--to', to, '--only', first, '--mend'], store.env);

  expect(found).toMatchObject({ code: 1, report: { sites: [{ changed: ['index.html'] }] } });
  expect(back).toMatchObject({ code: 1, stderr: expect.stringContaining('changed index.html') });
  expect(brought.report.failed).toMatchObject([{ code: first }]);
  expect(brought.report.failed[0]?.reason).toContain(key);
  expect(brought.report.published).toMatchObject([{ code: second }]);
  expect((await verify(first)).report.ok).toBe(true);
});

test('what is no pointer of a brand costs that brand alone, is told with its place, and is mended', async () => {
  const good = await read(pointerKey(first));
  const pointer = JSON.parse(good) as Pointer;
  const garbage: [string, string][] = [
    ['garbage', 'no pointer'],
    ['{"releases":[]}', 'no pointer'],
    [await read(pointerKey(second)), 'that of another brand'],
    [JSON.stringify({ ...pointer, served: `9-${'0'.repeat(10)}` }), 'does not name'],
    [JSON.stringify({ ...pointer, releases: [{ id: '../../x' }] }), 'its releases are none'],
    [JSON.stringify({ ...pointer, trial: { kind: 'visitors', lots: -1 } }), 'its trial is none'],
    [JSON.stringify({ ...pointer, version: 2 }), 'Bring livery up to date'],
  ];
  for (const [text, fault] of garbage) {
    await overwrite(pointerKey(first), text);

    const { code, report } = await verify(first);

    expect(code, text).toBe(1);
    expect(report.sites[0]?.fault, text).toContain(fault);
    expect(report.sites[0]?.fault, text).toContain(`${to}/pointers/${first}.json`);
  }
  // The last one was written by a later livery: nobody writes over it.
  const later = await publish([next, '--to', to, '--mend', '--only', first], store.env);
  await overwrite(pointerKey(first), 'garbage');
  const step = await makeFollower(to, path.join(folder, 'follows'))();
  const refused = await publish([old, '--to', to], store.env);
  const mended = await publish([next, '--to', to, '--mend', '--only', first], store.env);

  expect(later.report.failed[0]?.reason).toContain('Bring livery up to date');
  expect(step).toMatchObject({ changed: [second], failed: [{ code: first }] });
  expect(refused.report).toMatchObject({ unchanged: 1, failed: [{ code: first }] });
  expect(refused.report.failed[0]?.reason).toContain('--mend writes it anew');
  expect(mended.report).toMatchObject({ failed: [], published: [{ code: first }] });
  expect((await verify(first)).report.ok).toBe(true);
});

test('a release that nobody has signed is refused by all who read it, and replaced by --mend', async () => {
  const pointer = JSON.parse(await read(pointerKey(first))) as Pointer;
  const forged = `${JSON.stringify({ ...manifestOf(next), config: 'another' })}\n`;
  const manifest = sha256(Buffer.from(forged));
  await client.put(manifestKey(manifest), Buffer.from(forged), { is: 'new' });
  const releases = pointer.releases.map((each) => ({ ...each, manifest }));
  await overwrite(pointerKey(first), JSON.stringify({ ...pointer, releases }));

  const found = await verify(first);
  const brought = await publish([to, '--to', path.join(folder, 'forged')], store.env);
  const mended = await publish([next, '--to', to, '--mend', '--only', first], store.env);

  expect(found.report.sites[0]?.fault).toContain('was changed after it was signed');
  expect(brought.report.failed).toMatchObject([{ code: first }]);
  expect(brought.report.failed[0]?.reason).toContain(to);
  expect(mended.report.published).toMatchObject([{ code: first }]);
  expect((await verify(first)).report.ok).toBe(true);
});
