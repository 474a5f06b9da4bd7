import type { UnplacedIssue } from '#config/issues/issue.ts';
import { isOurFault, unforeseenIssue } from '#config/unforeseen-issue.ts';
import { toDiskError } from '../../base/files/disk-error.ts';

/**
 * What was thrown while one brand among many was worked on, as an error of that brand: the others have their turn.
 *
 * @param folder the merchant's, absolute
 * @throws {InputError} when the disk is full or closed to us: no brand is to blame, and none would fare better
 */
export const brandFault = (folder: string, error: unknown): UnplacedIssue => {
  const issue = unforeseenIssue(folder, error);
  const disk = isOurFault(issue) ? toDiskError(error) : undefined;
  if (disk) throw disk;
  return issue;
};
