import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { sha256 } from '../../base/files/fingerprint.ts';
import { storeDir } from '../../base/paths.ts';
import { keepStored, readStored } from './local/stored-file.ts';

/** The forms in which a small file is kept: as it is, and packed. */
export type Packing = '' | '.br' | '.gz';

/** Where a content is kept, in one form. */
export const blobFile = (digest: string, packing: Packing = ''): string =>
  path.join(storeDir(), 'blobs', digest.slice(0, 2), digest.slice(2) + packing);

const pack = (content: Buffer, packing: '.br' | '.gz'): Buffer => {
  if (packing === '.gz') return gzipSync(content, { level: 6 });
  // Quality 5, not 11: these files are small, many, and made anew at every change.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params });
};

/**
 * A content packed, out of the store when it was packed before.
 *
 * @param digest the content's sha256
 */
export const packOnce = (content: Buffer, digest: string, packing: '.br' | '.gz'): Buffer => {
  const file = blobFile(digest, packing);
  const kept = readStored(file);
  if (kept) return kept;
  const packed = pack(content, packing);
  keepStored(file, packed);
  return packed;
};

/** Keeps a content in the store, so that sites link to it instead of writing it again. */
export const storeBlob = (content: Buffer, digest = sha256(content)): void =>
  keepStored(blobFile(digest), content);
