import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Pointer } from '../../cli/work/publish/store/parse-pointer.ts';
import { changePointer, nextId, readPointer } from '../../cli/work/publish/store/pointer.ts';
import { requireConditions } from '../../cli/work/publish/store/require-conditions.ts';
import { openStore, type StoreClient } from '../../cli/work/publish/store/store-client.ts';
import { startObjectStore } from '../../scripts/bench/publish/object-store.ts';

let store: Awaited<ReturnType<typeof startObjectStore>>;

beforeAll(async () => {
  store = await startObjectStore();
});

afterEach(() => {
  Object.assign(store.faults, {
    ignoresConditions: false,
    ignoresMatch: false,
    takesBareMarks: false,
  });
});

afterAll(() => store.stop());

const open = (name: string): StoreClient =>
  openStore(store.folder(name), { ...process.env, ...store.env });

/** One more release of a brand. */
const addRelease = (to: StoreClient, hash: string): Promise<Pointer> =>
  changePointer(to, 'shwe', (pointer) => ({
    ...pointer,
    served: nextId(pointer, hash),
    releases: [{ id: nextId(pointer, hash), manifest: hash.padEnd(64, '0') }, ...pointer.releases],
  }));

const HASHES = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', 'dddddddddd'];

test.each([false, true])(
  'of releases that several publish at once none is lost, also where marks are compared without their quotes: %s',
  async (takesBareMarks) => {
    Object.assign(store.faults, { takesBareMarks });
    const publishers = HASHES.map(() => open(`marks ${takesBareMarks}`));
    await Promise.all(publishers.map((each) => requireConditions(each)));

    await Promise.all(publishers.map((each, at) => addRelease(each, HASHES[at] ?? '')));

    const { pointer } = await readPointer(open(`marks ${takesBareMarks}`), 'shwe');
    const hashes = pointer.releases.map(({ id }) => id.split('-')[1] ?? '').toSorted();
    expect(hashes).toEqual(HASHES);
    expect(publishers.map(({ naming }) => naming.isBare)).toEqual(HASHES.map(() => takesBareMarks));
  },
);

test('a store that knows If-None-Match alone is refused before anything is sent: it would write over what another one has published', async () => {
  store.faults.ignoresMatch = true;
  const to = open('half');

  await expect(requireConditions(to)).rejects.toThrow(/If-Match.*two publishers could lose/);

  expect([...(await to.list('')).keys()]).toEqual(['conditional-writes']);
});

test('a store that takes every write is refused, and so is one that writes over no version', async () => {
  store.faults.ignoresConditions = true;
  await expect(requireConditions(open('every'))).rejects.toThrow('If-None-Match');
  store.faults.ignoresConditions = false;

  const stubborn = open('none');
  const never: StoreClient = {
    ...stubborn,
    put: (key, body, condition) =>
      condition.is === 'still' ? Promise.resolve(false) : stubborn.put(key, body, condition),
  };
  await expect(requireConditions(never)).rejects.toThrow('writes over no version');
});
