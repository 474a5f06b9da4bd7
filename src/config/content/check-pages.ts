import type { Subject } from '../checks/check.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import type { LoadedContent } from './load-content.ts';

/** Every page that the merchant switches on has its text, and every text belongs to a page that is on. */
export const checkPages = (
  { file, config }: Subject,
  { content, files, unknown }: LoadedContent,
): UnplacedIssue[] => {
  if (unknown.has('pages')) return [];
  const written = content.pages.map(({ id }) => id);
  const missing = config.pages.flatMap((page, index): UnplacedIssue[] =>
    written.includes(page)
      ? []
      : [
          {
            code: 'content/page-missing',
            file,
            pointer: pointerTo('/pages', index),
            message: `The page “${page}” has no text.`,
            suggestion: `Write it into ${config.content.pages}.`,
          },
        ],
  );
  const off = written.flatMap((page, index): UnplacedIssue[] =>
    config.pages.includes(page)
      ? []
      : [
          {
            code: 'content/page-off',
            file: files.pages ?? file,
            pointer: pointerTo('/items', index, 'id'),
            message: `The page “${page}” is not switched on, so that nobody sees it.`,
            suggestion: `Add it to /pages of merchant.json.`,
          },
        ],
  );
  return [...missing, ...off];
};
