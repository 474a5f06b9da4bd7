import { BUCKETS, type BucketKind, bucketOf } from './buckets.ts';
import { beginRun, endRun, isOpen, noteFailure } from './remote-run.ts';
import { remoteSettings } from './remote-settings.ts';

/*
 * The door to the shared store. It loads what talks to a network only when there is one to talk
 * to: a build of one brand has no time for it.
 */

/**
 * Opens the shared store for one build, when the environment names one and it is up: before any
 * thread is started.
 *
 * @throws {UsageError} when the environment names it wrongly
 * @throws {InputError} when a trusted key cannot be read
 */
export const openRemote = async (): Promise<void> => {
  endRun();
  const settings = remoteSettings();
  if (!settings) return;
  beginRun(BUCKETS);
  const [{ isRemoteUp }, { loadTrusted }] = await Promise.all([
    import('./remote-client.ts'),
    import('../../../base/keys/signing-keys.ts'),
  ]);
  if (!settings.isReadOnly || loadTrusted().size > 0) await isRemoteUp(settings);
  else noteFailure('no key is trusted here: LIVERY_TRUSTED_KEYS names them', true);
};

/** From so many brands on all buckets are asked for at once: each of them will be needed. */
const MANY = 256;

/**
 * Asks for everything that a build of many brands will want; a build of a few asks for what it
 * needs when it needs it.
 *
 * @param compile the key of the compile that templates belong to
 * @param brands how many are built
 */
export const fetchAhead = async (compile: string, brands: number): Promise<void> => {
  if (brands < MANY || !isOpen()) return;
  const { fetchBuckets } = await import('./fetch-bucket.ts');
  await fetchBuckets(compile);
};

/**
 * Sees to it that the local store holds what the shared one has under a key. Costs nothing when no
 * build has opened the shared store.
 *
 * @param scope the compile of a template; empty for icons
 */
export const fetchStored = async (kind: BucketKind, scope: string, key: string): Promise<void> => {
  if (!isOpen()) return;
  const { fetchBucket } = await import('./fetch-bucket.ts');
  await fetchBucket(bucketOf(kind, scope, key));
};

/**
 * Takes a compile from the shared store.
 *
 * @param folder exists and is empty; afterwards it holds the compile, or still nothing
 * @returns whether there was one
 */
export const fetchCompile = async (key: string, folder: string): Promise<boolean> => {
  if (!isOpen()) return false;
  const { takeCompile } = await import('./take-compile.ts');
  return takeCompile(key, folder);
};

/**
 * Sends what was made here and is not on the shared store, and closes it; what cannot be sent waits
 * for the next build. Costs nothing when no build has opened the shared store.
 *
 * @returns how many artefacts the shared store has now, and how many wait
 */
export const pushKept = async (): Promise<{ sent: number; waiting: number }> => {
  if (!isOpen()) return { sent: 0, waiting: 0 };
  const { pushStored } = await import('./push-stored.ts');
  try {
    return await pushStored();
  } finally {
    endRun();
  }
};
