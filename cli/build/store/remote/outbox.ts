import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { storeDir } from '../../../base/paths.ts';
import { isKeeping } from '../local/stored-file.ts';
import { type Bucket, bucketName, type BucketKind, bucketOf, compileName } from './buckets.ts';
import { type ArtefactName, showName } from './remote-client.ts';
import { isOpen } from './remote-run.ts';
import { remoteSettings } from './remote-settings.ts';

/** One empty file for each artefact that the shared store does not have as it is here. */
const outboxDir = (): string => path.join(storeDir(), 'outbox');

/** Each thread writes the same note only once. */
const noted = new Set<string>();

const note = (name: ArtefactName): void => {
  if (!isOpen() || !isKeeping() || remoteSettings()?.isReadOnly !== false) return;
  const file = path.join(outboxDir(), showName(name));
  if (noted.has(file) && existsSync(file)) return;
  noted.add(file);
  mkdirSync(outboxDir(), { recursive: true });
  writeFileSync(file, '');
};

/** Notes that something new was kept that others may want. */
export const noteKept = (kind: BucketKind, scope: string, key: string): void =>
  note(bucketName(bucketOf(kind, scope, key)));

/** Notes that the site was compiled here. */
export const noteCompiled = (key: string): void => note(compileName(key));

/** What stands in the outbox. */
export type Outgoing = { compile: string; file: string } | { bucket: Bucket; file: string };

const parse = (name: string, file: string): Outgoing | undefined => {
  const compile = /^compile-((?:own-)?[0-9a-f]{16})$/.exec(name)?.[1];
  if (compile !== undefined) return { compile, file };
  const [, kind, scope = '', prefix = ''] =
    /^(icons|shapes)-(?:((?:own-)?[0-9a-f]{16})-)?([0-9a-f]{2})$/.exec(name) ?? [];
  if (kind === undefined) return undefined;
  return { bucket: { kind: kind as BucketKind, scope, prefix }, file };
};

/** What waits to be sent, also from earlier builds; compiles first. */
export const listOutgoing = (): Outgoing[] => {
  if (!existsSync(outboxDir())) return [];
  return readdirSync(outboxDir())
    .toSorted()
    .flatMap((name) => parse(name, path.join(outboxDir(), name)) ?? []);
};

/** Takes a note back: it was sent, or there is nothing to send any more. */
export const dropOutgoing = ({ file }: Outgoing): void => rmSync(file, { force: true });
