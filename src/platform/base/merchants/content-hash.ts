import { createHash } from 'node:crypto';
import type { MerchantFiles } from './merchant-files.ts';

/** Part of every hash: raised when an import writes something else out of the same files. */
export const IMPORT_VERSION = 5;

/** By which it is known whether a merchant's files are those that were imported last. */
export const contentHashOf = ({ config, content }: Omit<MerchantFiles, 'code'>): string =>
  createHash('sha256')
    .update(JSON.stringify([IMPORT_VERSION, config, content]))
    .digest('base64url');
