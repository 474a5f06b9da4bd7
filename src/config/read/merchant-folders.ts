import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { UnplacedIssue } from '../issues/issue.ts';
import { didYouMean } from '../schema/nearest.ts';

/** The folders of some merchants, and what stands in the way of finding them. */
export interface MerchantFolders {
  /** Codes of all merchants, sorted. */
  all: string[];
  /** Codes that were asked for and exist, sorted. */
  chosen: string[];
  issues: UnplacedIssue[];
}

const isFolder = (file: string): boolean => {
  try {
    return statSync(file).isDirectory();
  } catch {
    return false;
  }
};

/** A link that leads nowhere counts as the folder that it should be: its check says what is wrong. */
export const mayBeFolder = (link: string): boolean => {
  try {
    return statSync(link).isDirectory();
  } catch {
    return true;
  }
};

/** Whether a merchant's folder may be named so: a dot or an underscore in front is nobody's. */
export const isMerchantName = (name: string): boolean => !/^[._]/.test(name);

/**
 * The merchants of a folder: every folder in it, sorted, also one without a `merchant.json`. That file
 * may have been renamed by mistake: its check says so, and nobody takes the merchant for gone.
 */
export const listMerchantFolders = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => isMerchantName(name))
    .filter(
      (entry) =>
        entry.isDirectory() || (entry.isSymbolicLink() && mayBeFolder(path.join(dir, entry.name))),
    )
    .map(({ name }) => name)
    .toSorted();

/**
 * Finds the folders of merchants.
 *
 * @param dir the folder of all merchants, absolute
 * @param codes those that are wanted; none means all
 */
export const findMerchantFolders = (dir: string, codes?: readonly string[]): MerchantFolders => {
  const place = { file: dir, pointer: '' };
  if (!isFolder(dir)) {
    const message = `There is no folder ${dir}.`;
    return {
      all: [],
      chosen: [],
      issues: [{ code: 'merchants/folder-missing', ...place, message }],
    };
  }
  const all = listMerchantFolders(dir);
  if (all.length === 0) {
    const message = `The folder ${dir} holds no merchant.`;
    return { all, chosen: [], issues: [{ code: 'merchants/none', ...place, message }] };
  }
  if (codes === undefined || codes.length === 0) return { all, chosen: all, issues: [] };
  const known = new Set(all);
  const wanted = [...new Set(codes)].toSorted();
  const issues = wanted
    .filter((code) => !known.has(code))
    .map((code): UnplacedIssue => ({
      code: 'merchant/unknown',
      ...place,
      message: `There is no merchant “${code}”.`,
      suggestion: didYouMean(code, all),
    }));
  return { all, chosen: wanted.filter((code) => known.has(code)), issues };
};
