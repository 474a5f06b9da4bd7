import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import type { UnplacedIssue } from '../issues/issue.ts';
import { parseJson, readText } from '../read/read-json.ts';
import { readBytes } from '../read/read-bytes.ts';
import type { TokenDocument } from './token-file.ts';

/** What a tool exports of a large library still fits; what places issues reads no more either. */
const MAX_BYTES = 4 * 1024 ** 2;
/** Files of one folder that are read. */
const MAX_FILES = 500;

const isFolder = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The JSON files of a folder with their paths below it, in the order of their names. */
const filesIn = (folder: string): [file: string, name: string][] =>
  globSync('**/*.json', { cwd: folder, exclude: (name) => name === 'node_modules' })
    .toSorted()
    .slice(0, MAX_FILES)
    .map((name) => [path.join(folder, name), name.split(path.sep).join('/')]);

/** Reads one file of design tokens; never throws for what stands there. */
export const readDocument = (file: string, name: string): TokenDocument | UnplacedIssue[] => {
  const read = readText(file, (each) => readBytes(each, MAX_BYTES));
  const { text, value, issues } = read.issues.length > 0 ? read : parseJson(file, read.text);
  return issues.length > 0 ? issues : { file, name: name.replace(/\.json$/, ''), text, value };
};

/**
 * Reads files of design tokens, and those of folders.
 *
 * @param paths absolute
 */
export const readDocuments = (
  paths: readonly string[],
): { documents: TokenDocument[]; issues: UnplacedIssue[] } => {
  const named = paths.flatMap((each) =>
    isFolder(each) ? filesIn(each) : [[each, path.basename(each)] as [string, string]],
  );
  const read = named.map(([file, name]) => readDocument(file, name));
  const issues = read.flatMap((each) => (Array.isArray(each) ? each : []));
  if (named.length === 0 && paths[0] !== undefined) {
    const message = 'No .json file stands in this folder.';
    issues.push({ code: 'tokens/parse', file: paths[0], pointer: '', message });
  }
  const documents = read.flatMap((each) => (Array.isArray(each) ? [] : [each]));
  return { documents, issues };
};
