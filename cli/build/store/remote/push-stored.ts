import { statSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { walkFiles } from '../../../base/files/walk-files.ts';
import { loadSigner, type Signer } from '../../../base/keys/signing-keys.ts';
import { storeDir } from '../../../base/paths.ts';
import {
  type Bucket,
  bucketFolder,
  bucketName,
  compileName,
  isInBucket,
  isLastOfUnit,
  unitOf,
} from './buckets.ts';
import { whileUsingStore } from '../local/using-store.ts';
import { sealArtefact } from './envelope.ts';
import { mergeBucket } from './fetch-bucket.ts';
import { isInCompile } from './take-compile.ts';
import { dropOutgoing, listOutgoing, type Outgoing } from './outbox.ts';
import { packFiles } from './pack-files.ts';
import { type ArtefactName, hasArtefact, putArtefact } from './remote-client.ts';
import { isOpen } from './remote-run.ts';
import { type RemoteSettings, remoteSettings } from './remote-settings.ts';

/** So many artefacts are on their way at once. */
const AT_ONCE = 8;

/** A bucket does not grow for ever: beyond this the units that were used least lately stay here. */
const MAX_BUCKET_BYTES = 16 * 1024 * 1024;

const send = async (
  settings: RemoteSettings,
  name: ArtefactName,
  { folder, names, signer }: { folder: string; names: readonly string[]; signer: Signer },
): Promise<boolean> => {
  const started = performance.now();
  const sealed = await sealArtefact(name, await packFiles(folder, names), signer);
  const durationMs = performance.now() - started;
  return putArtefact(settings, name, { ...sealed, durationMs });
};

const pushCompile = async (
  settings: RemoteSettings,
  key: string,
  signer: Signer,
): Promise<boolean> => {
  const folder = path.join(storeDir(), key);
  const names = walkFiles(folder).filter(isInCompile);
  // Another machine was faster, or the compile has been swept away since.
  if (!names.includes('compile.json') || (await hasArtefact(settings, compileName(key))))
    return true;
  return send(settings, compileName(key), { folder, names, signer });
};

/** The whole units of a bucket that are here, the ones used last first, as many as fit. */
const namesToSend = (bucket: Bucket): string[] => {
  const folder = bucketFolder(bucket);
  const units = new Map<string, { names: string[]; bytes: number; at: number }>();
  for (const name of walkFiles(folder).filter(isInBucket(bucket))) {
    const unit = units.get(unitOf(bucket, name)) ?? { names: [], bytes: 0, at: 0 };
    const { size, mtimeMs } = statSync(path.join(folder, name));
    unit.names.push(name);
    unit.bytes += size;
    unit.at = Math.max(unit.at, mtimeMs);
    units.set(unitOf(bucket, name), unit);
  }
  const isWhole = (names: string[]) => bucket.kind !== 'icons' || names.some(isLastOfUnit);
  let room = MAX_BUCKET_BYTES;
  return [...units.values()]
    .filter(({ names }) => isWhole(names))
    .toSorted((a, b) => b.at - a.at)
    .flatMap(({ names, bytes }) => ((room -= bytes) >= 0 ? names : []));
};

/**
 * Sends a bucket: what is there and what is here. Read just before it is written, so that two who
 * write at once seldom lose each other's; what is lost is made and sent again by who needs it.
 */
const pushBucket = async (
  settings: RemoteSettings,
  bucket: Bucket,
  signer: Signer,
): Promise<boolean> => {
  // What is refused there was named when it was asked for; here it is overwritten.
  const there = await mergeBucket(settings, bucket, () => {});
  if (!isOpen()) return false;
  const names = namesToSend(bucket);
  if (names.every((name) => there.has(name))) return true;
  return send(settings, bucketName(bucket), { folder: bucketFolder(bucket), names, signer });
};

/** What a write-back did. */
export interface PushResult {
  /** Artefacts that the shared store has now. */
  sent: number;
  /** Artefacts that wait for the next build. */
  waiting: number;
}

/**
 * Sends what was made here and is not on the shared store; what cannot be sent waits for the next
 * build. Does nothing for who may only read.
 */
export const pushStored = async (): Promise<PushResult> => {
  const settings = remoteSettings();
  const outgoing = settings?.isReadOnly === false ? listOutgoing() : [];
  if (!settings || outgoing.length === 0) return { sent: 0, waiting: 0 };
  const signer = loadSigner();
  const limit = pLimit(AT_ONCE);
  const push = async (each: Outgoing): Promise<boolean> => {
    if (!isOpen()) return false;
    const isThere =
      'compile' in each
        ? await pushCompile(settings, each.compile, signer)
        : await pushBucket(settings, each.bucket, signer);
    if (isThere) dropOutgoing(each);
    return isThere;
  };
  // Every machine begins elsewhere, so that two seldom write the same bucket at the same moment.
  const from = process.pid % outgoing.length;
  const turned = [...outgoing.slice(from), ...outgoing.slice(0, from)];
  const done = await whileUsingStore(() =>
    Promise.all(turned.map((each) => limit(() => push(each)))),
  );
  const sent = done.filter(Boolean).length;
  return { sent, waiting: done.length - sent };
};
