import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Pointer } from '../../cli/work/publish/store/parse-pointer.ts';
import { changePointer, nextId, readPointer } from '../../cli/work/publish/store/pointer.ts';
import { openStore, type StoreClient } from '../../cli/work/publish/store/store-client.ts';
import { startObjectStore } from '../../scripts/bench/publish/object-store.ts';
import { makePublishing } from './published-sites.ts';
import { readTree, runLivery } from './run-livery.ts';

const work = makePublishing(4);
const { codes, folder, gather, paint, publish, settle } = work;
const [first = '', second = ''] = codes;
let store: Awaited<ReturnType<typeof startObjectStore>>;
let old = '';
let next = '';

beforeAll(async () => {
  store = await startObjectStore();
  old = await gather('gathered');
  paint('#0a7d5c', first, second);
  next = await gather('gathered later');
});

afterEach(() => {
  Object.assign(store.faults, { ignoresConditions: false, answers: undefined });
});

afterAll(async () => {
  await store.stop();
  work.remove();
});

const send = (args: string[]) => publish(args, store.env);

/** What a store serves, fetched into a folder as a server would fetch it. */
const fetched = async (from: string, name: string): Promise<string> => {
  const to = path.join(folder, name);
  const { code, stderr } = await send([from, '--to', to]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return to;
};

const sitesIn = (dir: string) =>
  new Map(codes.map((code) => [code, readTree(path.join(dir, code))]));

test('sites go to a store and come from there byte by byte as they were gathered', async () => {
  const to = store.folder('a/deep/folder');

  const { code, stderr, report } = await send([old, '--to', to]);

  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(report).toMatchObject({ brands: 4, unchanged: 0, failed: [] });
  expect(sitesIn(await fetched(to, 'fetched'))).toEqual(sitesIn(old));
  const keys = [...store.objects().keys()].filter((key) =>
    key.startsWith('a/deep/folder/pointers'),
  );
  expect(keys).toHaveLength(4);
});

test('only what changed is sent; contents and manifests are never written over', async () => {
  const to = store.folder('changes');
  const firstTime = await send([old, '--to', to]);
  const before = store.requests.length;

  const later = await send([next, '--to', to]);
  const writes = store.requests.slice(before).filter((line) => line.startsWith('PUT'));
  const again = await send([next, '--to', to]);

  expect(later.report.published.map(({ code }) => code)).toEqual([first, second]);
  expect(later.report.unchanged).toBe(2);
  expect(later.report.traffic.files).toBeLessThan(firstTime.report.traffic.files / 2);
  // The contents that are new, a manifest and a pointer for each brand, and three tries of the conditions.
  expect(writes).toHaveLength(later.report.traffic.files + 2 * 2 + 3);
  expect(again.report).toMatchObject({ published: [], unchanged: 4, traffic: { files: 0 } });
});

test('two publishers at once: each release is whole, none is lost, and one of them is served', async () => {
  const to = store.folder('two at once');
  await send([old, '--to', to]);

  // Processes of their own: within one, commands take turns.
  const start = (...args: string[]) => runLivery(['publish', ...args, '--to', to], store.env);
  const both = await Promise.all([start(next), start(old, '--force', '--canary-visitors', '50%')]);

  expect(both.map(({ stderr }) => stderr)).toEqual(['', '']);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const served = await fetched(to, 'one of two');
  for (const code of codes) {
    const tree = readTree(path.join(served, code));
    const sources = [old, next].map((dir) => readTree(path.join(dir, code)));
    expect(sources).toContainEqual(tree);
  }
});

test('a pointer that changed while it was being changed is read again: neither change is lost', async () => {
  const to = openStore(store.folder('raced'), { ...process.env, ...store.env });
  const add = (pointer: Pointer, hash: string): Pointer => ({
    ...pointer,
    served: nextId(pointer, hash),
    releases: [{ id: nextId(pointer, hash), manifest: hash.padEnd(64, '0') }, ...pointer.releases],
  });
  const [mine, theirs] = ['aaaaaaaaaa', 'bbbbbbbbbb'];
  let isFirst = true;
  const other = async (): Promise<void> => {
    await changePointer(to, 'shwe', (pointer) => add(pointer, theirs));
  };
  // They write between our reading and our writing.
  const raced: StoreClient = {
    ...to,
    put: async (...args) => {
      if (isFirst) {
        isFirst = false;
        await other();
      }
      return to.put(...args);
    },
  };

  await changePointer(raced, 'shwe', (pointer) => add(pointer, mine));

  const { pointer } = await readPointer(to, 'shwe');
  expect(pointer.releases.map(({ id }) => id)).toEqual([`2-${mine}`, `1-${theirs}`]);
  expect(pointer.served).toBe(`2-${mine}`);
});

test('a trial is promoted or taken back, and what was taken back stays so', async () => {
  const to = store.folder('trials');
  await send([old, '--to', to]);
  const only = ['--only', `${first},${second}`];
  const tried = await send([next, '--to', to, ...only, '--canary-visitors', '5%']);

  const back = await settle(['--take-back', '--to', to, '--only', first], store.env);
  const all = await settle(['--promote', '--to', to], store.env);
  const held = await send([next, '--to', to]);

  expect(tried.report).toMatchObject({ serving: 'visitors' });
  expect(back.report.settled).toMatchObject([
    { code: first, release: expect.stringMatching(/^1-/) },
  ]);
  expect(all.report.settled).toMatchObject([
    { code: second, release: expect.stringMatching(/^2-/) },
  ]);
  expect(held.report).toMatchObject({ held: [first], published: [], unchanged: 3 });
});

test('a store that ignores conditions, closes its door or is not there is told, with the remedy', async () => {
  const to = store.folder('faults');
  const refused = (env: Record<string, string>) =>
    publish([old, '--to', to], { ...store.env, ...env });

  store.faults.ignoresConditions = true;
  const careless = await send([old, '--to', to]);
  store.faults.ignoresConditions = false;
  const wrongKey = await refused({ AWS_SECRET_ACCESS_KEY: 'wrong' });
  const noKey = await refused({ AWS_SECRET_ACCESS_KEY: '' });
  const nobody = await refused({ AWS_ENDPOINT_URL: 'http://127.0.0.1:9' });
  const noBucket = await send([old, '--to', 's3://another-bucket/folder']);
  store.faults.answers = 507;
  const full = await send([old, '--to', to]);

  const answers = [careless, wrongKey, noKey, nobody, noBucket, full];
  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1]);
  const words = [
    'conditional writes',
    '403',
    'AWS_ACCESS_KEY_ID',
    'does not answer',
    'make it first',
    'no space',
  ];
  for (const [at, word] of words.entries()) expect(answers[at]?.stderr).toContain(word);
});

test('a content that is missing or was changed on the store costs its brand alone', async () => {
  const to = store.folder('damage');
  await send([old, '--to', to]);
  const manifest = JSON.parse(
    readFileSync(path.join(old, '.manifests', `${first}.json`), 'utf8'),
  ) as { files: Record<string, { sha256: string }> };
  const objectOf = (name: string): string => {
    const digest = manifest.files[name]?.sha256 ?? '';
    return store.objects().get(`damage/blobs/${digest.slice(0, 2)}/${digest.slice(2)}`) ?? '';
  };
  const own = objectOf('index.html');
  const text = readFileSync(own);
  const to1 = path.join(folder, 'damaged');
  writeFileSync(own, `${text.toString()} `);

  const changed = await send([to, '--to', to1]);
  rmSync(own);
  const missing = await send([to, '--to', to1]);

  expect(changed.report.failed).toMatchObject([{ code: first }]);
  expect(changed.report.failed[0]?.reason).toMatch(/index\.html \(blobs\/.* was changed or cut/);
  expect(changed.report.published).toHaveLength(3);
  expect(missing.report.failed[0]?.reason).toMatch(
    /index\.html \(blobs\/.* is missing .*--mend brings it again/,
  );
});
