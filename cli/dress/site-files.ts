import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isCompressible } from '../compile/precompress.ts';
import { sha256 } from '../files/fingerprint.ts';

/** A file of a site: its own bytes, or a file of the store that it links to. */
export type SiteFile =
  | { kind: 'own'; content: Buffer; sha256: string }
  | { kind: 'stored'; file: string; sha256: string };

/** The files of one site by their path in it. */
export type SiteFiles = Map<string, SiteFile>;

/** Adds a file of the brand's own; with `.br` and `.gz` beside it when it gains by them. */
export const addOwnFile = (files: SiteFiles, name: string, text: string | Buffer): void => {
  const content = Buffer.from(text);
  const add = (path: string, bytes: Buffer): void => {
    files.set(path, { kind: 'own', content: bytes, sha256: sha256(bytes) });
  };
  add(name, content);
  // Below one packet, compressing saves nothing.
  if (!isCompressible(name) || content.length < 600) return;
  // Quality 5, not 11: these files are small, many, and made anew at every change.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  add(`${name}.br`, brotliCompressSync(content, { params }));
  add(`${name}.gz`, gzipSync(content, { level: 6 }));
};
