import path from 'node:path';
import type { UnplacedIssue } from '#config/issues/issue.ts';

/** A fault of own code, before its file is known. */
export type OwnFault = Omit<UnplacedIssue, 'file' | 'pointer'> & { pointer?: string };

/** Names the file of a fault. */
export const inFile = (folder: string, file: string, fault: OwnFault): UnplacedIssue => ({
  pointer: '',
  ...fault,
  file: path.join(folder, file),
});
