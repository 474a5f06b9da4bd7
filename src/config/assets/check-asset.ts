import type { UnplacedIssue } from '../issues/issue.ts';
import { forgetLinks, pathInside, readInside } from '../read/path-inside.ts';
import { decodeText } from '../read/decode-text.ts';
import { findSvgIssues } from './svg-issues.ts';

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
export const checkAsset = ({ file, pointer, folder, asset }: AssetUse): UnplacedIssue[] => {
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
  const { text, issue } = decodeText(read.bytes);
  if (issue?.code === 'text/not-utf8' || !text.includes('<svg')) {
    const message = `“${asset}” should be an SVG, but is ${sniffFile(read.bytes)}.`;
    return [{ code: 'asset/not-svg', ...place, message }];
  }
  const issues = findSvgIssues(text);
  if (issues.length === 0) sound.add(target);
  return issues.map((each) => ({ ...each, file: target, pointer: '' }));
};

const signatures: [name: string, bytes: number[]][] = [
  ['a PNG picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG picture', [0xff, 0xd8, 0xff]],
  ['a GIF picture', [0x47, 0x49, 0x46, 0x38]],
  ['a RIFF file (WebP?)', [0x52, 0x49, 0x46, 0x46]],
  ['a PDF document', [0x25, 0x50, 0x44, 0x46]],
  ['a zip archive', [0x50, 0x4b, 0x03, 0x04]],
  ['a gzip file (svgz?)', [0x1f, 0x8b]],
];

/**
 * Says what a file is that should have been an SVG.
 *
 * @param bytes its beginning
 */
const sniffFile = (bytes: Buffer): string => {
  const found = signatures.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (found) return found[0];
  const head = bytes.subarray(0, 200).toString('utf8').trimStart().toLowerCase();
  if (head.startsWith('<!doctype html') || head.startsWith('<html')) return 'an HTML page';
  if (head.startsWith('{') || head.startsWith('[')) return 'a JSON file';
  return head.startsWith('<') ? 'another kind of XML' : 'no SVG';
};
