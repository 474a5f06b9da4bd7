import path from 'node:path';
import type { UnplacedIssue } from './issues/issue.ts';
import { shownPath } from './places/shown-path.ts';
import { unreadIssue } from './read/read-bytes.ts';

/** A place in our code, as a stack names it. */
const FRAME = /(?:file:\/\/)?(\/[^\s()]+|[A-Za-z]:[\\/][^\s()]+):(\d+):(\d+)/;

const placeIn = (error: unknown): string => {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, file, line, column] = FRAME.exec(stack) ?? [];
  return file === undefined ? '' : ` at ${shownPath(file)}:${line}:${column}`;
};

/** The first line of what was thrown; some errors say more, which would be a page for each brand. */
const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).split('\n')[0] ?? '';

/**
 * The error of one brand that nobody foresaw: something was thrown while it was looked at. Whoever goes over many brands reports
 * it and goes on with the others. A file that went meanwhile, or may not be read, is told as that.
 *
 * @param folder the merchant's, absolute
 * @param error what was thrown
 */
export const unforeseenIssue = (folder: string, error: unknown): UnplacedIssue =>
  unreadIssue(folder, error) ?? {
    code: 'merchant/unforeseen',
    file: path.join(folder, 'merchant.json'),
    pointer: '',
    message: `Livery broke off at this brand${placeIn(error)}: ${wordsOf(error)}.`.replace(
      /\.\.$/,
      '.',
    ),
    suggestion: 'Report it with this line; the other brands are not concerned.',
  };

/** Whether an issue is a fault of ours rather than of the brand's files. */
export const isOurFault = ({ code }: Pick<UnplacedIssue, 'code'>): boolean =>
  code === 'merchant/unforeseen';
