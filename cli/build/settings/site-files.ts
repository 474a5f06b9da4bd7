import { isCompressible } from '../compile/compressible.ts';
import { sha256 } from '../../base/files/fingerprint.ts';
import { blobFile, packOnce } from '../store/stored-blob.ts';

/** A file of a site: where the store keeps it; its content as long as the store may not. */
export interface SiteFile {
  stored: string;
  sha256: string;
  content?: Buffer;
}

/** The files of one site by their path in it. */
export type SiteFiles = Map<string, SiteFile>;

/** Adds a file of the brand's own; with `.br` and `.gz` beside it when it gains by them and may be packed. */
export const addOwnFile = (
  files: SiteFiles,
  name: string,
  text: string | Buffer,
  { isPacked = true }: { isPacked?: boolean } = {},
): void => {
  const content = Buffer.from(text);
  const digest = sha256(content);
  files.set(name, { stored: blobFile(digest), sha256: digest, content });
  if (!isPacked || !isCompressible(name, content.length)) return;
  for (const packing of ['.br', '.gz'] as const) {
    const packed = packOnce(content, digest, packing);
    files.set(name + packing, { stored: blobFile(digest, packing), sha256: sha256(packed) });
  }
};
