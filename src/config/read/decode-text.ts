import { isUtf8 } from 'node:buffer';
import type { IssueCode } from '../issues/issue-rules.ts';

/** A text, or why the bytes are none. The text is always there, for the sake of a code frame. */
export interface Decoded {
  text: string;
  issue?: { code: IssueCode; message: string; offset: number; suggestion: string };
}

const hasMark = (bytes: Buffer): boolean =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

/** Offset in characters of the first byte that is not UTF-8. */
const firstBadOffset = (bytes: Buffer, text: string): number => {
  const again = Buffer.from(text, 'utf8');
  let same = 0;
  while (same < bytes.length && bytes[same] === again[same]) same += 1;
  return bytes
    .subarray(0, same)
    .toString('utf8')
    .replace(/\uFFFD$/, '').length;
};

/**
 * Decodes UTF-8 and names what is wrong with it: bytes of another encoding, or a byte order mark.
 */
export const decodeText = (bytes: Buffer): Decoded => {
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes)) {
    return {
      text,
      issue: {
        code: 'text/not-utf8',
        message: 'Here stand bytes that are not UTF-8.',
        offset: firstBadOffset(bytes, text),
        suggestion: 'Save the file in UTF-8.',
      },
    };
  }
  if (!hasMark(bytes)) return { text };
  return {
    text: text.slice(1),
    issue: {
      code: 'text/byte-order-mark',
      message: 'The file begins with a byte order mark.',
      offset: 0,
      suggestion: 'Save the file in UTF-8 without a byte order mark.',
    },
  };
};
