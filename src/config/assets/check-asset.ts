import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../problems/problem.ts';
import { decodeText } from '../read/decode-text.ts';
import { readBytes } from '../read/read-bytes.ts';
import { sniffFile } from './sniff-file.ts';
import { svgFaults } from './svg-faults.ts';

const MAX_BYTES = 1024 ** 2;

/** Where an asset is named, and which folder it may not leave. */
export interface AssetUse {
  /** The JSON file that names it, absolute. */
  file: string;
  pointer: string;
  /** The merchant's folder, absolute. */
  folder: string;
  /** As it stands in the JSON file. */
  asset: string;
}

/**
 * The absolute path of a file that a merchant names.
 *
 * @returns undefined if it leads out of the merchant's folder
 */
export const pathInside = (folder: string, name: string): string | undefined => {
  const target = path.resolve(folder, name);
  return target.startsWith(folder + path.sep) ? target : undefined;
};

const realFolders = new Map<string, string>();

/** The folder of all merchants without links in its path. */
const realRoot = (folder: string): string => {
  const parent = path.dirname(folder);
  const known = realFolders.get(parent) ?? realpathSync.native(parent);
  realFolders.set(parent, known);
  return known;
};

/** A link may point at a file of the same set of merchants, nowhere else. */
const staysInside = (target: string, folder: string): boolean => {
  try {
    return realpathSync.native(target).startsWith(realRoot(folder) + path.sep);
  } catch {
    // What does not exist is named by the read that follows.
    return true;
  }
};

/**
 * Checks that an asset exists inside the merchant's folder and is an SVG that may be served.
 */
export const checkAsset = ({ file, pointer, folder, asset }: AssetUse): Finding[] => {
  const place = { file, pointer };
  const target = pathInside(folder, asset);
  if (target === undefined || !staysInside(target, folder)) {
    const message = `“${asset}” leads out of the merchant’s folder.`;
    return [{ code: 'file/outside-folder', ...place, message }];
  }
  const read = readBytes(target, MAX_BYTES);
  if (!read.ok) {
    const code = read.code === 'file/missing' ? 'asset/missing' : read.code;
    return [{ code, ...place, message: `“${asset}”: ${read.message}` }];
  }
  const { text, fault } = decodeText(read.bytes);
  if (fault?.code === 'text/not-utf8' || !text.includes('<svg')) {
    const message = `“${asset}” should be an SVG, but is ${sniffFile(read.bytes)}.`;
    return [{ code: 'asset/not-svg', ...place, message }];
  }
  return svgFaults(text).map((each) => ({ ...each, file: target, pointer: '' }));
};
