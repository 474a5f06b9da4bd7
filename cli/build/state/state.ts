import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../base/files/fingerprint.ts';
import { writeWhole } from '../../base/files/write-whole.ts';
import { liveryHome, ROOT } from '../../base/paths.ts';

/** Some files as they were last read: the stamp is the shortcut, the hash is the truth. */
export interface Seen {
  stamp: string;
  hash: string;
}

/** A folder as it was last read. */
export interface SeenTree extends Seen {
  /** The names of its folders and files, one a line. */
  tree: string;
}

/** One site as it was last built. */
export interface BuiltSite {
  /** The merchant's files that it was built from. */
  seen: SeenTree;
  /** Hash over everything that went into it. */
  input: string;
  /** The merchants whose look it inherits, with a hash of that look; unset if there is none. */
  looks?: Record<string, string>;
  /** What its folder looked like right after. */
  site: string;
}

/** What all sites have in common. */
interface StateHead {
  version: 2;
  /** The folder of the sites; the state goes when it has gone. */
  outDir: string;
  /** What the compile reads, and the key that it gave. */
  compile: SeenTree;
  /** The code and data that render a brand. */
  dressing: SeenTree;
  /** What the compile of the games' pages reads; unset where no brand's own code concerns them. */
  games?: SeenTree;
  /** The looks that sites inherit, by the merchant's code. */
  looks?: Record<string, Seen>;
}

/** What the last builds into one folder left behind. */
export interface BuildState extends StateHead {
  /** Every site that was built → the domains that its merchant claims. */
  domains: Record<string, string[]>;
  /** The sites that were asked for, and those that are kept in the same files. */
  sites: Record<string, BuiltSite>;
}

const EMPTY: SeenTree = { stamp: '', hash: '', tree: '' };

/**
 * Where the state of builds from one folder into another is kept; `state.json` for the usual two.
 * The sites stand in files beside it, in a folder of the same name.
 */
export const stateFile = (merchantsDir: string, outDir: string): string => {
  const usual = merchantsDir === path.join(ROOT, 'merchants') && outDir === path.join(ROOT, 'dist');
  const name = usual ? 'state' : `state-${sha256(`${merchantsDir}\0${outDir}`).slice(0, 12)}`;
  return path.join(liveryHome(), `${name}.json`);
};

const sitesFolder = (file: string): string => file.replace(/\.json$/, '');
const domainsFile = (file: string): string => path.join(sitesFolder(file), 'domains.json');

/** Code → part, of the sites that were read: a hash for each of 10,000 takes longer than all else of a write. */
const readParts = new Map<string, string>();

/** Sites are kept in 64 files, so that one of 10,000 is read and written with 150 others. */
export const partOf = (code: string): string => {
  const known = readParts.get(code);
  if (known !== undefined) return known;
  const part = Number.parseInt(sha256(code).slice(0, 2), 16) % 64;
  return part.toString().padStart(2, '0');
};

const partFile = (file: string, part: string): string =>
  path.join(sitesFolder(file), `${part}.json`);

/** Reads a part of a state; one that is missing or cannot be read only costs a build. */
const readPart = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing && !(error instanceof SyntaxError)) throw error;
    return undefined;
  }
};

const partsOfAll = (file: string): string[] => {
  try {
    return readdirSync(sitesFolder(file))
      .filter((name) => /^\d\d\.json$/.test(name))
      .map((name) => name.slice(0, 2));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** Reads what all sites have in common; `undefined` when there is no state of this version. */
export const loadStateHead = (file: string): StateHead | undefined => {
  const head = readPart(file) as StateHead | undefined;
  return head?.version === 2 ? head : undefined;
};

/**
 * Reads a state.
 *
 * @param codes the sites that are asked for; all when left out
 */
export const loadState = (file: string, codes?: readonly string[]): BuildState => {
  const head = loadStateHead(file);
  const none: StateHead = { version: 2, outDir: '', compile: EMPTY, dressing: EMPTY };
  if (!head) return { ...none, domains: {}, sites: {} };
  const parts = codes ? new Set(codes.map(partOf)) : partsOfAll(file);
  const sites: BuildState['sites'] = {};
  for (const part of parts) {
    const read = readPart(partFile(file, part)) as BuildState['sites'] | undefined;
    for (const code of Object.keys(read ?? {})) readParts.set(code, part);
    Object.assign(sites, read);
  }
  const domains = readPart(domainsFile(file)) as BuildState['domains'] | undefined;
  return { ...head, domains: domains ?? {}, sites };
};

/** Which of a state's files have to be written. */
export interface StateChanges {
  /** The sites that were built, looked at anew or taken away. */
  codes: Iterable<string>;
  domains: boolean;
  head: boolean;
}

/**
 * Writes what has changed of a state. The domains first: killed after them, a merchant is once
 * more compared with its conflicts, and never once too few.
 *
 * @param state with all sites of the parts that `codes` are in, as `loadState` gives them
 */
export const writeState = (file: string, state: BuildState, changes: StateChanges): void => {
  const { domains, sites, ...head } = state;
  if (changes.domains) writeWhole(domainsFile(file), JSON.stringify(domains));
  const changed = new Set([...changes.codes].map(partOf));
  const parts = new Map<string, BuildState['sites']>();
  for (const part of changed) parts.set(part, {});
  for (const [code, site] of Object.entries(sites)) {
    const part = parts.get(partOf(code));
    if (part) part[code] = site;
  }
  for (const [part, content] of parts) writeWhole(partFile(file, part), JSON.stringify(content));
  if (changes.head) writeWhole(file, JSON.stringify(head));
};

/** Forgets a state. */
export const removeState = (file: string): void => {
  rmSync(file, { force: true });
  rmSync(sitesFolder(file), { recursive: true, force: true });
};
