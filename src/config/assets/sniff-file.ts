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
export const sniffFile = (bytes: Buffer): string => {
  const found = signatures.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (found) return found[0];
  const head = bytes.subarray(0, 200).toString('utf8').trimStart().toLowerCase();
  if (head.startsWith('<!doctype html') || head.startsWith('<html')) return 'an HTML page';
  if (head.startsWith('{') || head.startsWith('[')) return 'a JSON file';
  return head.startsWith('<') ? 'another kind of XML' : 'no SVG';
};
