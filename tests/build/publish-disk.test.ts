import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { verifySites } from '../../cli/build/release/verify-sites.ts';
import { listStore } from '../../cli/work/publish/store/stored-releases.ts';
import { verifyStore } from '../../cli/work/publish/store/verify-store.ts';
import { startObjectStore } from '../../scripts/bench/publish/object-store.ts';
import { makeDisk, NO_MOUNT } from '../../scripts/debian/small-disk.ts';
import { makePublishing } from './published-sites.ts';
import { readTree } from './run-livery.ts';

/* Targets whose disk is full: what is served stays whole, and once there is space it goes on. */
const work = makePublishing(1);
const { codes, folder, gather, paint, publish } = work;
const [first = ''] = codes;
const disk = path.join(folder, 'disk');
const { canMount, mount, unmount, fill } = makeDisk(disk);
let old = '';
let next = '';

beforeAll(async () => {
  old = await gather('gathered');
  paint('#0a7d5c', first);
  next = await gather('gathered later');
});

afterEach(() => {
  vi.unstubAllEnvs();
  unmount();
});
afterAll(work.remove);

const siteIn = (dir: string) => readTree(path.join(dir, first));

test('a folder on a full disk: the site before stays whole, and once there is space the next is served', async ({
  skip,
}) => {
  skip(!canMount, NO_MOUNT);
  mount('-o', 'size=64m');
  const to = path.join(disk, 'sites');
  await publish([old, '--to', to]);
  const filler = fill();

  const full = await publish([next, '--to', to]);
  const kept = siteIn(to);
  rmSync(filler);
  const freed = await publish([next, '--to', to]);

  expect(full.code).toBe(1);
  expect(full.stderr).toContain('there is no space left');
  expect(full.stderr).not.toMatch(/\bat .*\.ts:\d/);
  expect(kept).toEqual(siteIn(old));
  expect(freed).toMatchObject({ code: 0, stderr: '' });
  expect(siteIn(to)).toEqual(siteIn(next));
  expect(verifySites(to, []).ok).toBe(true);
});

test('a store on a full disk: the release before stays whole, and once there is space the next is served', async ({
  skip,
}) => {
  skip(!canMount, NO_MOUNT);
  mount('-o', 'size=64m');
  const store = await startObjectStore(disk);
  for (const [name, value] of Object.entries(store.env)) vi.stubEnv(name, value);
  try {
    const to = store.folder('full');
    await publish([old, '--to', to]);
    const [before] = (await listStore(to)).brands;
    const filler = fill();

    const full = await publish([next, '--to', to]);
    const kept = await verifyStore(to, []);
    const served = (await listStore(to)).brands[0];
    rmSync(filler);
    const freed = await publish([next, '--to', to]);

    expect(full.code).toBe(1);
    expect(full.stderr).toContain('Nothing was lost: what is served stays');
    expect(kept.ok).toBe(true);
    expect(served?.release).toBe(before?.release);
    expect(freed).toMatchObject({ code: 0, stderr: '' });
    expect((await listStore(to)).brands[0]?.release).toMatch(/^2-/);
    expect((await verifyStore(to, [])).ok).toBe(true);
  } finally {
    await store.stop();
  }
});
