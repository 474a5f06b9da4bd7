import type { Finding } from '../problems/problem.ts';
import { forgetLinks, pathInside, readInside } from '../read/path-inside.ts';
import { decodeText } from '../read/decode-text.ts';
import { sniffFile } from './sniff-file.ts';
import { svgFaults } from './svg-faults.ts';

const MAX_BYTES = 1024 ** 2;

const OUTSIDE = 'file/outside-folder';

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
 * What was found sound of the merchant that is being checked: five banners may show one picture.
 * Each use of one that is not is told.
 */
const sound = new Set<string>();

/** Forgets what was found: files change between two checks. */
export const forgetAssets = (): void => {
  sound.clear();
  forgetLinks();
};

/**
 * Checks that an asset exists inside the merchant's folder and is an SVG that may be served.
 */
export const checkAsset = ({ file, pointer, folder, asset }: AssetUse): Finding[] => {
  const place = { file, pointer };
  const target = pathInside(folder, asset);
  if (target !== undefined && sound.has(target)) return [];
  const read = target === undefined ? undefined : readInside(folder, target, MAX_BYTES);
  if (target === undefined || read === undefined || (!read.ok && read.code === OUTSIDE)) {
    const message = `“${asset}” leads out of the merchant’s folder.`;
    return [{ code: OUTSIDE, ...place, message }];
  }
  if (!read.ok) {
    const code = read.code === 'file/missing' ? 'asset/missing' : read.code;
    return [{ code, ...place, message: `“${asset}”: ${read.message}` }];
  }
  const { text, fault } = decodeText(read.bytes);
  if (fault?.code === 'text/not-utf8' || !text.includes('<svg')) {
    const message = `“${asset}” should be an SVG, but is ${sniffFile(read.bytes)}.`;
    return [{ code: 'asset/not-svg', ...place, message }];
  }
  const faults = svgFaults(text);
  if (faults.length === 0) sound.add(target);
  return faults.map((each) => ({ ...each, file: target, pointer: '' }));
};
