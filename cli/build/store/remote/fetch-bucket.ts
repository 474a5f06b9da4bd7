import path from 'node:path';
import pLimit from 'p-limit';
import { loadTrusted } from '../../../base/keys/signing-keys.ts';
import { isKeeping, isStored, keepStored } from '../local/stored-file.ts';
import {
  allBuckets,
  type Bucket,
  bucketFolder,
  bucketName,
  bucketNumber,
  isInBucket,
  isLastOfUnit,
} from './buckets.ts';
import { openArtefact, RefusedArtefact } from './envelope.ts';
import { findDamage } from './find-damage.ts';
import { unpackFiles } from './pack-files.ts';
import { type ArtefactName, getArtefact, showName } from './remote-client.ts';
import { count, isOpen, noteRefusal, oncePerRun } from './remote-run.ts';
import { type RemoteSettings, remoteSettings } from './remote-settings.ts';

/**
 * Takes an artefact from the shared store, proved and unpacked into memory.
 *
 * @param isAllowed the names that it may hold
 * @param onRefused told of an artefact that must not be used
 * @returns `undefined` when there is none that can be used; why was said
 */
export const takeArtefact = async (
  settings: RemoteSettings,
  name: ArtefactName,
  isAllowed: (name: string) => boolean,
  onRefused = noteRefusal,
): Promise<Map<string, Buffer> | undefined> => {
  const got = await getArtefact(settings, name);
  if (got.is === 'missing') count('misses');
  if (got.is === 'too-large') onRefused(showName(name), 'it is too large');
  if (got.is !== 'here') return undefined;
  try {
    const files = await unpackFiles(await openArtefact(name, got.body, loadTrusted()), isAllowed);
    const damage = findDamage(name.kind, files);
    if (damage !== undefined) throw new RefusedArtefact(damage);
    count('hits');
    return files;
  } catch (error) {
    if (!(error instanceof RefusedArtefact)) throw error;
    onRefused(showName(name), error.message);
    return undefined;
  }
};

/**
 * Puts what a bucket of the shared store holds beside what is here; what is here stays.
 *
 * @returns the names that the shared store has
 */
export const mergeBucket = async (
  settings: RemoteSettings,
  bucket: Bucket,
  onRefused = noteRefusal,
): Promise<ReadonlySet<string>> => {
  const files = await takeArtefact(settings, bucketName(bucket), isInBucket(bucket), onRefused);
  const folder = bucketFolder(bucket);
  const names = [...(files?.keys() ?? [])];
  const inOrder = names.toSorted((a, b) => Number(isLastOfUnit(a)) - Number(isLastOfUnit(b)));
  for (const name of inOrder) {
    const file = path.join(folder, name);
    const content = files?.get(name);
    if (content && !isStored(file)) keepStored(file, content);
  }
  return new Set(names);
};

/** Asks the shared store for a bucket, once in a build. */
export const fetchBucket = async (bucket: Bucket): Promise<void> => {
  const settings = isOpen() && isKeeping() ? remoteSettings() : undefined;
  if (!settings) return;
  await oncePerRun(bucketNumber(bucket), async () => {
    await mergeBucket(settings, bucket);
  });
};

/** So many buckets are on their way at once. */
const AT_ONCE = 16;

/** Asks the shared store for every bucket of icons and of one compile's templates. */
export const fetchBuckets = async (compile: string): Promise<void> => {
  const limit = pLimit(AT_ONCE);
  const buckets = [...allBuckets('icons', ''), ...allBuckets('shapes', compile)];
  await Promise.all(buckets.map((bucket) => limit(() => fetchBucket(bucket))));
};
