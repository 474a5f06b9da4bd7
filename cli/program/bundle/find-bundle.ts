import { existsSync } from 'node:fs';
import path from 'node:path';
import { isSameStamp, stampFiles } from '../../base/files/fingerprint.ts';
import { ROOT } from '../../base/paths.ts';
import { type BundleRecord, readRecord } from './bundle-record.ts';

/** Whether no source of a bundle has been touched since it was made. */
export const isFresh = (record: BundleRecord): boolean =>
  isSameStamp(record.stamp, stampFiles(ROOT, record.names));

/**
 * The first file of the bundle, where there is one and no source has been touched since.
 *
 * @param folder where bundles are kept
 */
export const findBundle = (folder: string): string | undefined => {
  const record = readRecord(folder, ROOT);
  if (record === undefined || !isFresh(record)) return undefined;
  const entry = path.join(folder, record.entry);
  return existsSync(entry) ? entry : undefined;
};
