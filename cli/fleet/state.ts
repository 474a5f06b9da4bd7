import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../files/fingerprint.ts';
import { writeWhole } from '../files/write-whole.ts';
import { liveryHome, ROOT } from '../paths.ts';

/** Some files as they were last read: the stamp is the shortcut, the hash is the truth. */
export interface Seen {
  stamp: string;
  hash: string;
}

/** One site as it was last built. */
export interface BuiltSite {
  /** The merchant's files that it was built from. */
  seen: Seen;
  /** Hash over everything that went into it. */
  input: string;
  /** The merchants whose look it inherits, with a hash of that look; unset if there is none. */
  looks?: Record<string, string>;
  /** The domains that its merchant claims. */
  domains: string[];
  /** What its folder looked like right after. */
  site: string;
}

/** What the last builds into one folder left behind. */
export interface BuildState {
  version: 1;
  /** The folder of the sites; the state goes when it has gone. */
  outDir: string;
  /** What the compile reads, and the key that it gave. */
  compile: Seen;
  /** The code and data that dress a brand. */
  dressing: Seen;
  /** The looks that sites inherit, by the merchant's code. */
  looks?: Record<string, Seen>;
  sites: Record<string, BuiltSite>;
}

const EMPTY: Seen = { stamp: '', hash: '' };

/**
 * Where the state of builds from one folder into another is kept; `state.json` for the usual two.
 */
export const stateFile = (merchantsDir: string, outDir: string): string => {
  const usual = merchantsDir === path.join(ROOT, 'merchants') && outDir === path.join(ROOT, 'dist');
  const name = usual ? 'state' : `state-${sha256(`${merchantsDir}\0${outDir}`).slice(0, 12)}`;
  return path.join(liveryHome(), `${name}.json`);
};

/** Reads a state; one that is missing or cannot be read is empty, which only costs a build. */
export const loadState = (file: string): BuildState => {
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as BuildState;
    if (state.version === 1) return state;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing && !(error instanceof SyntaxError)) throw error;
  }
  return { version: 1, outDir: '', compile: EMPTY, dressing: EMPTY, sites: {} };
};

/** Writes a state, whole. */
export const writeState = (file: string, state: BuildState): void =>
  writeWhole(file, JSON.stringify(state));
