import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openObjectStore } from '#platform/base/object-store/object-store.ts';
import type { Pointer } from '../../cli/work/publish/store/parse-pointer.ts';
import { changePointer, nextId, readPointer } from '../../cli/work/publish/store/pointer.ts';
import { requireConditions } from '../../cli/work/publish/store/require-conditions.ts';
import { openStore, type StoreClient } from '../../cli/work/publish/store/store-client.ts';
import { provideCeph } from '../../scripts/ceph/provide-ceph.ts';
import { type CephStore, startCeph } from '../../scripts/ceph/start-ceph.ts';
import { isWholeProof } from '../support/proof.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { makePublishing } from './published-sites.ts';
import { readTree, runLivery } from './run-livery.ts';

const missing = isWholeProof
  ? await provideCeph().then(
      () => null,
      (error: Error) => error.message,
    )
  : 'a store of Ceph is tried at night';
if (isWholeProof && missing !== null) reportSkipped(missing);

/** Of releases of one brand, each by somebody else. */
const HASHES = Array.from({ length: 8 }, (_, at) => String(at).repeat(10));

describe.skipIf(missing !== null)('a store of Ceph', () => {
  const work = makePublishing(3);
  const { codes, folder, gather, paint, publish, settle } = work;
  const [first = ''] = codes;
  let store: CephStore;
  let old = '';
  let next = '';

  beforeAll(async () => {
    store = await startCeph();
    old = await gather('gathered');
    paint('#0a7d5c', first);
    next = await gather('gathered later');
  }, 600_000);

  afterAll(async () => {
    await store?.stop();
    work.remove();
  });

  const send = (args: string[]) => publish(args, store.env);

  const open = (name: string): StoreClient =>
    openStore(store.folder(name), { ...process.env, ...store.env });

  const servedFrom = async (from: string, name: string) => {
    const to = path.join(folder, name);
    const { code, stderr } = await send([from, '--to', to]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return sitesIn(to);
  };

  const sitesIn = (dir: string) =>
    new Map(codes.map((code) => [code, readTree(path.join(dir, code))]));

  test('sites go there and come from there byte by byte, change, and are taken back', async () => {
    const to = store.folder('a/deep folder');

    const firstTime = await send([old, '--to', to]);
    const here = await servedFrom(to, 'first');
    const again = await send([next, '--to', to, '--canary-visitors', '50%']);
    const back = await settle(['--take-back', '--to', to], store.env);
    const forced = await send([next, '--to', to, '--force']);

    for (const { code, stderr } of [firstTime, again, back, forced])
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(here).toEqual(sitesIn(old));
    expect(again.report.published.map(({ code }) => code)).toEqual([first]);
    expect(back.report.settled).toMatchObject([
      { code: first, release: expect.stringMatching(/^1-/) },
    ]);
    expect(await servedFrom(to, 'second')).toEqual(sitesIn(next));
  }, 300_000);

  test('of what several publish at once nothing is lost', async () => {
    const publishers = HASHES.map(() => open('at once'));
    await Promise.all(publishers.map((each) => requireConditions(each)));
    const add = (to: StoreClient, hash: string): Promise<Pointer> =>
      changePointer(to, first, (pointer) => ({
        ...pointer,
        // All stay named: a pointer keeps the served one and the newest five.
        refused: [...pointer.refused, hash],
        served: nextId(pointer, hash),
        releases: [
          { id: nextId(pointer, hash), manifest: hash.padEnd(64, '0') },
          ...pointer.releases,
        ],
      }));

    await Promise.all(publishers.map((each, at) => add(each, HASHES[at] ?? '')));

    const { pointer } = await readPointer(open('at once'), first);
    expect(pointer.refused.toSorted()).toEqual(HASHES);
    expect(pointer.releases[0]?.id).toMatch(/^8-/);
  }, 300_000);

  test('two commands at once: both end well, and one of their releases is served whole', async () => {
    const to = store.folder('two');
    await send([old, '--to', to]);

    const start = (...args: string[]) => runLivery(['publish', ...args, '--to', to], store.env);
    const both = await Promise.all([start(next), start(old, '--force')]);

    for (const { code, stderr } of both) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const served = (await servedFrom(to, 'one of two')).get(first);
    expect([old, next].map((dir) => readTree(path.join(dir, first)))).toContainEqual(served);
  }, 300_000);

  test('what members upload is there as it was sent until it is removed, and a bucket that is not there is told', async () => {
    const live = openObjectStore('LIVERY_S3_URL', store.folder('live'), store.env);
    const nowhere = openObjectStore('LIVERY_S3_URL', 's3://nobody/live', store.env);
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251));

    expect(await live.get('a picture')).toBeNull();
    await live.put('a picture', bytes);
    expect(await live.get('a picture')).toEqual(bytes);
    await live.remove('a picture');
    await live.remove('a picture');

    expect(await live.get('a picture')).toBeNull();
    await expect(nowhere.put('a picture', bytes)).rejects.toThrow('is away');
    await expect(nowhere.get('a picture')).rejects.toThrow('is away');
  }, 120_000);
});
