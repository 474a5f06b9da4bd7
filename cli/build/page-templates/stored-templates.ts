import path from 'node:path';
import { fetchStored } from '../store/remote/fetch-stored.ts';
import { noteKept } from '../store/remote/outbox.ts';
import { isStored, keepStored, readStoredJson } from '../store/local/stored-file.ts';

/** Parsed records stay in memory up to this many: a fleet often has few templates. */
const MOST = 64;

const recent = new Map<string, unknown>();

const remember = (file: string, record: unknown): void => {
  if (recent.size >= MOST) recent.delete(recent.keys().next().value ?? '');
  recent.set(file, record);
};

/**
 * Where a record of the prerenderer is kept.
 *
 * @param folder the compile's folder in the store
 */
const recordFile = (folder: string, key: string): string =>
  path.join(folder, 'shapes', key.slice(0, 2), `${key}.json`);

/**
 * What the prerenderer made once of the same input: a template, a whole page or a list of parts.
 *
 * @param key the hash of all that it depends on beside the compile
 * @param make called when the store does not hold it
 */
export const renderedOnce = async <Value>(
  folder: string,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> => {
  const file = recordFile(folder, key);
  if (recent.has(file)) return recent.get(file) as Value;
  const compile = path.basename(folder);
  if (!isStored(file)) await fetchStored('shapes', compile, key);
  const kept = readStoredJson(file) as Value | undefined;
  const record = kept ?? (await make());
  if (kept === undefined) {
    keepStored(file, JSON.stringify(record));
    noteKept('shapes', compile, key);
  }
  remember(file, record);
  return record;
};
