import path from 'node:path';
import type { Issue } from '#config/issues/issue.ts';
import { shownPath } from '#config/places/shown-path.ts';
import type { CompileRecord } from '../compile/compile-record.ts';
import { storeDir } from '../../base/paths.ts';
import { keepStored, readStored } from '../store/local/stored-file.ts';
import { addSharedFiles, type SharedParts } from './shared-files.ts';
import type { SiteFiles } from '../settings/site-files.ts';

/** What else is known of a site that was made before. */
export interface SiteOrigin {
  /** The merchants whose theme it inherits, with a hash of each theme. */
  looks: Record<string, string>;
  domains: string[];
  /** The warnings of its merchant's check. */
  problems: Issue[];
}

/** A site as it was made before from the same input. */
export interface StoredSite extends SiteOrigin {
  files: SiteFiles;
  /** The text of its `build.json`. */
  record: string;
  /** What it takes of the compile. */
  shared: SharedParts;
}

/** The first line of a stored site; `build.json` follows. */
interface Head extends SiteOrigin, SharedParts {
  /** The files that are not the compile's: path in the site, path in the store, sha256. */
  own: [name: string, stored: string, digest: string][];
}

type Rename = (file: string) => string;

const renameFiles = (issues: readonly Issue[], rename: Rename): Issue[] =>
  issues.map((issue) => ({
    ...issue,
    file: rename(issue.file),
    ...(issue.fix && { fix: { ...issue.fix, file: rename(issue.fix.file) } }),
  }));

const siteFile = (folder: string, input: string): string =>
  path.join(folder, 'sites', input.slice(0, 2), `${input}.json`);

/**
 * Keeps what a site consists of, so that the same input needs neither check nor render again.
 *
 * @param folder the compile's folder in the store
 * @param input the hash of everything that went into the site, except for inherited themes
 * @param merchantFolder absolute; a site with warnings about files outside is not kept
 */
export const keepSite = (
  folder: string,
  input: string,
  site: StoredSite,
  merchantFolder: string,
): void => {
  const { looks, domains, files, record, shared } = site;
  const within = shownPath(merchantFolder) + path.sep;
  if (site.problems.some(({ file }) => !file.startsWith(within))) return;
  const problems = renameFiles(site.problems, (file) => file.slice(within.length));
  const chunks = path.join(folder, 'client') + path.sep;
  const store = storeDir() + path.sep;
  const own: Head['own'] = [];
  for (const [name, { stored, sha256 }] of files) {
    if (!stored.startsWith(chunks)) own.push([name, stored.slice(store.length), sha256]);
  }
  const { features, languages } = shared;
  const head: Head = { looks, domains, problems, features, languages, own };
  keepStored(siteFile(folder, input), `${JSON.stringify(head)}\n${record}`);
};

/**
 * A site that was made before from the same input; its files may have gone from the store since.
 *
 * @param compile the compile's record
 * @param merchantFolder where the warnings are, absolute
 */
export const readSite = (
  folder: string,
  compile: CompileRecord,
  input: string,
  merchantFolder: string,
): StoredSite | undefined => {
  const kept = readStored(siteFile(folder, input));
  const end = kept?.indexOf('\n') ?? -1;
  // A loss of power can leave half a file: `build.json` ends with its closing bracket.
  if (!kept || end < 0 || kept.toString('utf8', kept.length - 3) !== '\n}\n') return undefined;
  const { features, languages, own, ...origin } = JSON.parse(kept.toString('utf8', 0, end)) as Head;
  const files: SiteFiles = new Map();
  const shared = { features, languages };
  addSharedFiles(files, compile, folder, shared);
  const store = storeDir() + path.sep;
  for (const [name, stored, sha256] of own) files.set(name, { stored: store + stored, sha256 });
  const within = shownPath(merchantFolder) + path.sep;
  const problems = renameFiles(origin.problems, (file) => within + file);
  return { ...origin, problems, files, record: kept.toString('utf8', end + 1), shared };
};
