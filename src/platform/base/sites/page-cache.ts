import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { policyOf } from './content-security-policy.ts';
import { presentFolder, releaseHash } from './site-releases.ts';
import type { Site } from '../merchants/site-registry.ts';

/** One page in memory, in each form in which it is sent. */
export interface Page {
  /** Of which release it is, as the ten digits in its name; empty in a folder without releases. */
  release: string;
  etag: string;
  policy: string;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

/** A page's file in the folder of its site. */
export type PageName = `${string}.html`;

/** A rebuilt site is noticed after this long at the latest. */
const CHECK_EVERY_MS = 1000;

/** Pages of more sites than this are not kept: about 200 kB each. */
const MAX_PAGES = 1000;

interface Entry {
  page: Page | null;
  stamp: string;
  config: unknown;
  lookedAt: number;
}

/**
 * Keeps the sites' pages in memory, and reads one again when its file was replaced.
 *
 * @returns a reader that answers null when the site was not built
 */
export const createPageCache = (): ((site: Site, name: PageName) => Promise<Page | null>) => {
  const entries = new Map<string, Entry>();
  return async (site, name) => {
    const file = path.join(site.folder, name);
    const known = entries.get(file);
    if (known && isFresh(known, site)) return known.page;
    const release = await presentFolder(site.folder);
    const present = path.join(release, name);
    const stamp = await stampOf(present);
    const lookedAt = Date.now();
    const { config } = site.merchant;
    const isSame = known?.stamp === stamp && known.config === config;
    // The same file may stand in two releases.
    const own = isSame ? known.page : await readPage(present, site);
    const page = own && { ...own, release: releaseHash(release) };
    entries.delete(file);
    entries.set(file, { page, stamp, config, lookedAt });
    const [oldest] = entries.keys();
    if (entries.size > MAX_PAGES && oldest !== undefined) entries.delete(oldest);
    return page;
  };
};

const isFresh = ({ lookedAt, config }: Entry, site: Site): boolean =>
  Date.now() - lookedAt < CHECK_EVERY_MS && config === site.merchant.config;

const stampOf = async (file: string): Promise<string> => {
  const found = await stat(file).catch(() => null);
  return found ? `${found.ino}-${found.mtimeMs}-${found.size}` : '';
};

const readPage = async (
  file: string,
  { merchant }: Site,
): Promise<Omit<Page, 'release'> | null> => {
  const read = (name: string) => readFile(name).catch(() => null);
  const [plain, br, gzip] = await Promise.all([file, `${file}.br`, `${file}.gz`].map(read));
  if (!plain) return null;
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return {
    etag: `"${hash}"`,
    policy: policyOf(plain.toString('utf8'), merchant.config),
    plain,
    br: br ?? null,
    gzip: gzip ?? null,
  };
};
