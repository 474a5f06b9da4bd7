import { ALLOWED, IN_GAMES } from './shared-files.ts';
import { HASH } from './site-paths.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const A_WHILE = 'public, max-age=300';

/** Files that are answered alike. */
export interface FileClass {
  pattern: RegExp;
  /** Beside the security headers; one of the same name stands in its place. */
  headers: Record<string, string>;
}

/** The endings of files that may bear their content's hash: such a file never changes. */
const HASHED_ENDINGS = 'js|css|woff2|svg|png|jpg|webp|avif|webmanifest';

/** Files that never change, all of them or those with some endings. */
const hashed = (endings?: string): RegExp =>
  new RegExp(
    endings
      ? `^/assets/.*\\.(?:${endings})$|${HASH}\\.(?:${endings})$`
      : `^/assets/|${HASH}\\.(?:${HASHED_ENDINGS})$`,
  );

/** The files of a site that never change. */
export const HASHED = hashed();

/**
 * How the files of a site are answered: the first class whose pattern fits the path. Whoever else
 * serves the sites reads the same list.
 */
export const FILE_CLASSES: readonly FileClass[] = [
  {
    // A worker is held to its own policy; it fetches what the site's pages ask for, and no more.
    pattern: /^\/worker\.js$/,
    headers: {
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    },
  },
  {
    pattern: /\.mobileconfig$/,
    headers: { 'cache-control': A_WHILE, 'content-type': 'application/x-apple-aspen-config' },
  },
  { pattern: IN_GAMES, headers: { 'cache-control': A_YEAR, ...ALLOWED } },
  { pattern: hashed('css|woff2'), headers: { 'cache-control': A_YEAR, ...ALLOWED } },
  { pattern: HASHED, headers: { 'cache-control': A_YEAR } },
  { pattern: /\.(?:css|woff2)$/, headers: { 'cache-control': A_WHILE, ...ALLOWED } },
  { pattern: /(?:)/, headers: { 'cache-control': A_WHILE } },
];

/** The headers of one file of a site. */
export const headersOfFile = (path: string): Record<string, string> =>
  FILE_CLASSES.find(({ pattern }) => pattern.test(path))?.headers ?? {};
