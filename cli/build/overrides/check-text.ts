import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findHidden } from '#domain/hidden-characters.ts';
import type { UnplacedIssue } from '#config/issues/issue.ts';
import type { OverrideFiles } from './override-files.ts';
import { inFile } from './override-issue.ts';

/** Code and css; JSON is looked at where it is read, text by text. */
const TEXT = /\.(?:tsx?|css)$/;

/** Finds what nobody sees in a file of code or css: it would read otherwise than it works. */
export const checkText = ({ folder, all }: OverrideFiles): UnplacedIssue[] =>
  all
    .filter((file) => TEXT.test(file))
    .flatMap((file) => {
      const hidden = findHidden(readFileSync(path.join(folder, file), 'utf8'));
      if (!hidden) return [];
      return [
        inFile(folder, file, {
          code: 'overrides/file',
          offset: hidden.offset,
          message: `Here stands ${hidden.name} (${hidden.codePoint}).`,
          suggestion: 'Take it out; nobody sees it.',
        }),
      ];
    });
