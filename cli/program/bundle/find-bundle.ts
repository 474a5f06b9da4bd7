import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isSameStamp, stampFiles } from '../../base/files/fingerprint.ts';
import { ROOT } from '../../base/paths.ts';

/** What a bundle was made of and for. */
export interface BundleRecord {
  /** The repository: the bundle names its files by their whole paths. */
  root: string;
  node: string;
  /** Its sources, relative to the root, one a line. */
  names: string;
  /** Of these sources. */
  stamp: string;
  /** Its first file, relative to the folder of bundles. */
  entry: string;
}

/** The name of the record in the folder of bundles. */
export const RECORD = 'bundle.json';

const readRecord = (folder: string): BundleRecord | undefined => {
  try {
    return JSON.parse(readFileSync(path.join(folder, RECORD), 'utf8')) as BundleRecord;
  } catch {
    // None yet, or half of one after the power was gone: it is made again.
    return undefined;
  }
};

/**
 * The first file of the bundle, where there is one and no source has been touched since.
 *
 * @param folder where bundles are kept
 */
export const findBundle = (folder: string): string | undefined => {
  const record = readRecord(folder);
  if (record?.root !== ROOT || record.node !== process.version) return undefined;
  if (!isSameStamp(record.stamp, stampFiles(ROOT, record.names))) return undefined;
  const entry = path.join(folder, record.entry);
  return existsSync(entry) ? entry : undefined;
};
