import { decodeText } from '../read/decode-text.ts';
import { readBytes } from '../read/read-bytes.ts';
import { locatable, placeOf } from './locate.ts';
import { shownPath } from './shown-path.ts';

/** A place of a JSON file in the form that terminals and editors open: `a/b.json:12`. */
export const lineOf = (file: string, pointer: string): string => {
  const read = readBytes(file, 4 * 1024 ** 2);
  const located = locatable(read.ok ? decodeText(read.bytes).text : '');
  const { line } = placeOf(located, { pointer });
  return `${shownPath(file)}:${line}`;
};
