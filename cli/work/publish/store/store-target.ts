import pLimit from 'p-limit';
import { sha256 } from '../../../base/files/fingerprint.ts';
import { failureOf } from '../../../base/files/brand-failure.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import {
  type BrandState,
  hashOf,
  type Order,
  type Outcome,
  type Serving,
  type Source,
  type Target,
  type Traffic,
} from '../publishing.ts';
import { provenBytes } from '../target-blobs.ts';
import type { Pointer } from './parse-pointer.ts';
import {
  blobKey,
  changePointer,
  manifestKey,
  nextId,
  readPointer,
  readPointers,
  stateOfPointer,
} from './pointer.ts';
import { putForever } from './put-forever.ts';
import { requireConditions } from './require-conditions.ts';
import { settlePointer } from './settle-pointer.ts';
import { openStore, type StoreClient } from './store-client.ts';
import { readStoredManifest } from './store-source.ts';

/** So many requests are under way at once. */
const AT_ONCE = 16;

/** So many brands are worked on at once. */
const BRANDS_AT_ONCE = 8;

type Limit = ReturnType<typeof pLimit>;

/** What a run knows of a store. */
interface Run {
  store: StoreClient;
  source: Source;
  serving: Serving;
  traffic: Traffic;
  /** Whether also what is there is looked at, and mended. */
  mends: boolean;
  limit: Limit;
  /** Contents that are there, or on their way. */
  sent: Map<string, Promise<void>>;
}

/** Brings one content, once in a run; it is never written over. */
const bring = (
  run: Run,
  code: string,
  name: string,
  { sha256: digest, bytes }: { sha256: string; bytes: number },
) => {
  const { store, source, traffic, mends, limit, sent } = run;
  const known = sent.get(digest);
  if (known) {
    traffic.known += 1;
    return known;
  }
  const work = limit(async () => {
    const content = { key: blobKey(digest), sha256: digest, bytes };
    const read = () => provenBytes(source, code, name, digest);
    const isMine = await putForever(store, content, read, mends);
    traffic.files += Number(isMine);
    traffic.bytes += isMine ? bytes : 0;
    traffic.known += Number(!isMine);
  });
  sent.set(digest, work);
  // Another brand may bring the same content whole.
  work.catch(() => sent.delete(digest));
  return work;
};

/** What the served release is made of needs not be asked for. */
const knownDigests = async (run: Run, { served, releases }: Pointer): Promise<Set<string>> => {
  const digest = releases.find(({ id }) => id === served)?.manifest;
  if (run.mends || digest === undefined) return new Set();
  try {
    const { files } = await run.limit(() => readStoredManifest(run.store, digest));
    return new Set(Object.values(files).map((file) => file.sha256));
  } catch (error) {
    // Missing or damaged: nothing is known of it, and everything is looked for.
    if (error instanceof InputError) return new Set();
    throw error;
  }
};

/** Everything that a release is made of is there before the pointer names it. */
const bringRelease = async (run: Run, { code, manifest }: Order): Promise<string> => {
  const { pointer } = await run.limit(() => readPointer(run.store, code, run.mends));
  const known = await knownDigests(run, pointer);
  const missing = Object.entries(manifest.files).filter(([, file]) => !known.has(file.sha256));
  run.traffic.known += Object.keys(manifest.files).length - missing.length;
  const works = await Promise.allSettled(
    missing.map(([name, file]) => bring(run, code, name, file)),
  );
  const failed = works.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  const text = Buffer.from(`${JSON.stringify(manifest)}\n`);
  const digest = sha256(text);
  const lasting = { key: manifestKey(digest), sha256: digest, bytes: text.length };
  await run.limit(() => putForever(run.store, lasting, async () => text, run.mends));
  return digest;
};

/** The pointer once it names a release. */
const withRelease = (
  pointer: Pointer,
  hash: string,
  manifest: string,
  serving: Serving,
): Pointer => {
  const { trial: _trial, ...rest } = pointer;
  const id = nextId(pointer, hash);
  const refused = pointer.refused.filter((each) => each !== hash);
  const releases = [{ id, manifest }, ...pointer.releases];
  if (serving.to === 'visitors' && pointer.served !== '') {
    const trial = { kind: 'visitors', release: id, lots: serving.lots } as const;
    return { ...rest, releases, refused, trial };
  }
  const trial = { kind: 'brands', before: pointer.served } as const;
  return { ...rest, served: id, releases, refused, ...(serving.to === 'trial' && { trial }) };
};

const publishOne = async (run: Run, order: Order): Promise<string> => {
  const { store, serving, mends, limit } = run;
  const hash = hashOf(order.manifest);
  const manifest = await bringRelease(run, order);
  const change = (now: Pointer): Pointer | undefined => {
    const isSame = now.served.endsWith(`-${hash}`) && !now.trial && serving.to !== 'visitors';
    // A manifest that nobody can prove is replaced by this one.
    const named = now.releases.find(({ id }) => id === now.served)?.manifest;
    const isServed = isSame && (!mends || named === manifest);
    return isServed ? undefined : withRelease(now, hash, manifest, serving);
  };
  const pointer = await limit(() => changePointer(store, order.code, change, mends));
  return pointer.trial?.kind === 'visitors' ? pointer.trial.release : pointer.served;
};

/** Does a work for each brand; what it throws is that brand's alone. */
const forBrands = (
  codes: readonly string[],
  work: (at: number) => Promise<string>,
): Promise<Outcome[]> => {
  const limit = pLimit(BRANDS_AT_ONCE);
  return Promise.all(
    codes.map((code, at) =>
      limit(async () => {
        try {
          return { code, release: await work(at) };
        } catch (error) {
          const { reason, isOurs } = failureOf(error);
          return { code, release: '', error: reason, ...(isOurs && { isOurs }) };
        }
      }),
    ),
  );
};

/** A brand where something else stands in its pointer's place. */
const faulty = (fault: string): BrandState => ({ release: '', hash: '', refused: [], fault });

/**
 * A store that speaks S3's protocol: contents and manifests that never change, and one small pointer
 * for each brand, written only on the condition that nobody else has changed it.
 *
 * @param shown `s3://bucket/folder`
 */
export const storeTarget = (shown: string): Target => {
  const store = openStore(shown);
  return {
    shown,
    state: async () => {
      const { pointers, faults } = await readPointers(store);
      return new Map([
        ...[...pointers].map(([code, pointer]) => [code, stateOfPointer(pointer)] as const),
        ...[...faults].map(([code, fault]) => [code, faulty(fault)] as const),
      ]);
    },
    publish: async (orders, source, serving, mends) => {
      await requireConditions(store);
      const traffic: Traffic = { files: 0, bytes: 0, known: 0 };
      const own = { traffic, mends, limit: pLimit(AT_ONCE), sent: new Map() };
      const run: Run = { store, source, serving, ...own };
      const codes = orders.map(({ code }) => code);
      const outcomes = await forBrands(codes, (at) => publishOne(run, orders[at] as Order));
      return { outcomes, traffic };
    },
    settle: async (codes, decision, expected) => {
      await requireConditions(store);
      const { pointers, faults } = await readPointers(store);
      const isMeant = (code: string): boolean => codes.length === 0 || codes.includes(code);
      const tried = [...pointers.values()]
        .filter(({ code, trial }) => trial && isMeant(code))
        .map(({ code }) => code)
        .toSorted();
      const settled = await forBrands(tried, (at) => {
        const code = tried[at] ?? '';
        return settlePointer(store, code, decision, expected?.get(code));
      });
      const broken = [...faults].filter(([code]) => isMeant(code));
      return [...settled, ...broken.map(([code, error]) => ({ code, release: '', error }))];
    },
  };
};
