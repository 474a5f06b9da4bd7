import { FILE_CLASSES } from '#platform/base/sites/file-classes.ts';
import { HIDDEN, PAGE_RULES, type PageRule } from '#platform/base/sites/site-paths.ts';

/** Paths that do not end in a dot and letters: neither page nor file. */
const NO_ENDING = /(?:^|[^0-9A-Za-z.])[0-9A-Za-z]*$|[^0-9A-Za-z]$/;

/** One rule of a web server: the first whose pattern fits a path answers it. */
export type PathRule = { pattern: string } & (
  | ({ answer: 'page' } & Omit<PageRule, 'pattern'>)
  | { answer: 'missing' }
  | {
      answer: 'file';
      headers: Record<string, string>;
      /** Never changes: the platform finds it also in the releases before. */
      keeps: boolean;
    }
);

/**
 * A pattern as web servers read it: `\z` is the very end of the path, where `$` would also allow
 * a line break after it.
 */
const sourceOf = ({ source }: RegExp): string =>
  source.replaceAll('\\/', '/').replaceAll('$', '\\z');

/**
 * What the platform answers at each path of a site, as rules for another server. The plain pages and the calls come before them.
 */
export const pathRules = (): PathRule[] => [
  ...PAGE_RULES.map(({ pattern, ...rule }) => ({
    ...rule,
    pattern: sourceOf(pattern),
    answer: 'page' as const,
  })),
  { pattern: sourceOf(HIDDEN), answer: 'missing' },
  { pattern: sourceOf(NO_ENDING), answer: 'missing' },
  ...FILE_CLASSES.map(({ pattern, headers }) => ({
    pattern: sourceOf(pattern),
    answer: 'file' as const,
    headers,
    keeps: headers['cache-control']?.includes('immutable') ?? false,
  })),
];
