import type { IncomingMessage } from 'node:http';

/**
 * The address of a request as a router can read it. A path that nobody can decode (`/%`, `/%c0%ae`) is
 * taken by its letters: a page that is not there, which the site says itself, with all its headers.
 */
export const readableUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
  if (!url.includes('%')) return url;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
};
