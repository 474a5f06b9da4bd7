import path from 'node:path';
import { readStored } from '../store/local/stored-file.ts';

/** One file of the store that sites link to. */
export interface StoredFile {
  sha256: string;
  bytes: number;
}

/** What a chunk of the compile needs beside itself; all paths are relative to `client/`. */
export interface Chunk {
  /** Chunks that it imports at once, all the way down. */
  imports: string[];
  css: string[];
}

/** What the own code of one brand adds to its site. */
export interface OwnParts {
  /** The library's components that it replaces. */
  components: string[];
  pages: OwnPage[];
  sections: OwnSection[];
}

/** The same in the record of a compile. */
export interface OwnRecord extends OwnParts {
  /** Of the own code that was compiled. */
  hash: string;
  /** The pages of the games, where own code changes them. */
  games?: OwnGamesRecord;
}

/** The pages of the games with the own code of one brand; all paths are relative to `client/`. */
export interface OwnGamesRecord {
  /** The script that a page begins with. */
  entry: string;
  css: string[];
  /** Everything that they may load. */
  files: string[];
}

/** A page of a brand's own code. */
export interface OwnPage {
  /** As its file is named. */
  name: string;
  /** Its address. */
  path: string;
  /** Language → its title. */
  title: Record<string, string>;
  /** Language → what search engines show of it. */
  description: Record<string, string>;
}

/** A section of the home page, of a brand's own code. */
export interface OwnSection {
  /** As its file is named. */
  name: string;
  /** The section that it stands before or after. */
  place: { before: string } | { after: string };
}

/** What one compile gave: `compile.json` in its folder of the store. */
export interface CompileRecord {
  key: string;
  /** The chunk that exports `start`. */
  entry: string;
  /** Files that every site carries. */
  base: string[];
  /** Optional part → its own chunk, and the files that come only with it. */
  features: Record<string, { chunk: string; files: string[] }>;
  /** Language → its words' chunk and the files that come only with it. */
  locales: Record<string, { chunk: string; files: string[] }>;
  chunks: Record<string, Chunk>;
  /** Every file under `client/`, also the compressed ones. */
  files: Record<string, StoredFile>;
  /** Only in the compile of one brand's own code. */
  own?: OwnRecord;
}

/**
 * Reads the record of a compile.
 *
 * @param folder the compile's folder in the store
 * @throws when there is none
 */
export const loadCompileRecord = (folder: string): CompileRecord => {
  const content = readStored(path.join(folder, 'compile.json'));
  if (!content) throw new Error(`There is no compile in ${folder}.`);
  return JSON.parse(content.toString('utf8')) as CompileRecord;
};
