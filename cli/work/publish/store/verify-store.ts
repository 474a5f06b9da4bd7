import type { KeyObject } from 'node:crypto';
import pLimit from 'p-limit';
import { sha256 } from '../../../base/files/fingerprint.ts';
import { loadTrusted } from '../../../base/keys/signing-keys.ts';
import { failureOf } from '../../../base/files/brand-failure.ts';
import { InputError, UsageError } from '../../../base/terminal/errors.ts';
import { type Differences, isSame } from '../../../build/release/inspect-site.ts';
import type { Manifest } from '../../../build/release/make-manifest.ts';
import type { VerifiedSite } from '../../../build/release/verify-sites.ts';
import { proveManifest } from '../prove-manifest.ts';
import { hashOf } from '../publishing.ts';
import type { Pointer, StoredRelease } from './parse-pointer.ts';
import { blobKey, readPointers } from './pointer.ts';
import { openStore, type StoreClient } from './store-client.ts';
import { readStoredManifest } from './store-source.ts';

/** One release of a brand on a store, compared with its signed manifest; `fault` names its pointer, its manifest or the signature. */
export type VerifiedRelease = VerifiedSite;

/** What `livery verify --out s3://… --json` prints. */
export interface StoreVerification {
  ok: boolean;
  sites: VerifiedRelease[];
}

/** So many requests are under way at once. */
const AT_ONCE = 16;

type State = 'whole' | 'missing' | 'changed';

/** What compares contents of a store: each once, however many sites have it. */
export const makeComparer = (store: StoreClient): ((digest: string) => Promise<State>) => {
  const limit = pLimit(AT_ONCE);
  const known = new Map<string, Promise<State>>();
  const compare = async (digest: string): Promise<State> => {
    const found = await store.get(blobKey(digest));
    if (!found) return 'missing';
    return sha256(found.body) === digest ? 'whole' : 'changed';
  };
  return (digest) => {
    const state = known.get(digest) ?? limit(() => compare(digest));
    known.set(digest, state);
    return state;
  };
};

/** A release's manifest, proved. @throws {InputError} when it is none, or not of this release */
const provenManifest = async (
  store: StoreClient,
  code: string,
  { id, manifest: digest }: StoredRelease,
  trusted: ReadonlyMap<string, KeyObject>,
): Promise<Manifest> => {
  const read = () => readStoredManifest(store, digest);
  const manifest = await proveManifest({ shown: store.shown, manifest: read }, code, trusted);
  if (id.endsWith(`-${hashOf(manifest)}`)) return manifest;
  throw new InputError(
    `its pointer in ${store.shown} names the manifest of another release. ` +
      `livery publish <folder> --to ${store.shown} --only ${code} --force publishes it anew.`,
  );
};

/**
 * Compares one release on a store with its signed manifest, every byte of it.
 *
 * @throws {InputError} when its manifest is none or not signed by a key that is trusted here
 */
export const inspectStored = async (
  store: StoreClient,
  code: string,
  release: StoredRelease,
  compare: (digest: string) => Promise<State>,
  trusted: ReadonlyMap<string, KeyObject> = loadTrusted(),
): Promise<Differences> => {
  const { files } = await provenManifest(store, code, release, trusted);
  const states = await Promise.all(
    Object.entries(files).map(
      async ([name, { sha256: digest }]) => [name, await compare(digest)] as const,
    ),
  );
  const named = (state: State): string[] =>
    states.flatMap(([name, found]) => (found === state ? [name] : [])).toSorted();
  return { missing: named('missing'), extra: [], changed: named('changed') };
};

/** What visitors of a brand are served: by all of them, and by those of a trial. */
const servedOf = ({ served, trial, releases }: Pointer): StoredRelease[] => {
  const ids = [served, ...(trial?.kind === 'visitors' ? [trial.release] : [])];
  return releases.filter(({ id }) => ids.includes(id));
};

const NONE: Differences = { missing: [], extra: [], changed: [] };

/**
 * Compares what a store serves with the signed manifests, every byte of it. Reads only.
 *
 * @param codes none means all brands of the store
 * @throws {UsageError} when a brand was never published there
 */
export const verifyStore = async (
  shown: string,
  codes: readonly string[],
): Promise<StoreVerification> => {
  const store = openStore(shown);
  const { pointers, faults } = await readPointers(store, codes.length > 0 ? codes : undefined);
  const unknown = codes.filter((code) => !pointers.has(code) && !faults.has(code));
  if (unknown.length > 0) throw new UsageError(`${shown} has no site of ${unknown.join(', ')}.`);
  const compare = makeComparer(store);
  const trusted = loadTrusted();
  const look = async (code: string, release: StoredRelease): Promise<VerifiedRelease> => {
    const head = { code, release: release.id };
    try {
      const differences = await inspectStored(store, code, release, compare, trusted);
      return { ...head, ok: isSame(differences), ...differences };
    } catch (error) {
      return { ...head, ok: false, ...NONE, fault: failureOf(error).reason };
    }
  };
  const sites: VerifiedRelease[] = [...faults].map(([code, fault]) => ({
    code,
    release: '',
    ok: false,
    ...NONE,
    fault,
  }));
  for (const pointer of pointers.values())
    for (const release of servedOf(pointer)) sites.push(await look(pointer.code, release));
  sites.sort((a, b) => (a.code < b.code ? -1 : 1));
  return { ok: sites.every(({ ok }) => ok), sites };
};
