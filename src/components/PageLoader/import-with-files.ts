import { FileGoneError } from './file-gone-error.ts';

/** Files that are here or on their way, by address. */
const coming = new Map<string, Promise<void>>();

/** What the page was served with. */
const IN_PAGE = 'link[rel=stylesheet], link[rel=modulepreload]';

const addressesInPage = (): Set<string> =>
  new Set([...document.querySelectorAll<HTMLLinkElement>(IN_PAGE)].map(({ href }) => href));

const addStylesheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Failed to fetch ${href}`));
    });
    document.head.append(link);
  });

/** Whoever imports it finds it in the browser's cache. */
const fetchScript = async (href: string): Promise<void> => {
  const response = await fetch(href, { credentials: 'same-origin' });
  if (response.status === 404) throw new FileGoneError(`There is no ${href}`);
  if (!response.ok) throw new Error(`Failed to fetch ${href}: ${response.status}`);
  await response.arrayBuffer();
};

const fetchFile = async (href: string): Promise<void> => {
  try {
    await (href.endsWith('.css') ? addStylesheet(href) : fetchScript(href));
  } catch (error) {
    coming.delete(href);
    throw error;
  }
};

const fetchOnce = async (href: string, inPage: ReadonlySet<string>): Promise<void> => {
  if (!coming.has(href) && !inPage.has(href)) coming.set(href, fetchFile(href));
  await coming.get(href);
};

/**
 * Imports a part of the site once all its files have come. A browser that could not fetch a module
 * never fetches it again for as long as the page is open: every later import of it fails at once. So
 * nothing is imported, nor preloaded as a module, that has not come yet.
 *
 * The build calls this for each dynamic import (`cli/build/compile/import-retry.ts`).
 *
 * @param load the import
 * @param files the part's scripts and stylesheets: paths below the site's root, or relative to the importer when it is given
 * @param importer the address of the script that imports
 * @throws when a file does not come; it is fetched anew at the next call
 * @throws {FileGoneError} when the server has it no longer
 */
export const importWithFiles = async <Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
  importer?: string,
): Promise<Part> => {
  const inPage = addressesInPage();
  const base = importer ?? new URL(import.meta.url).origin;
  await Promise.all(files.map((file) => fetchOnce(new URL(file, base).href, inPage)));
  return load();
};
