import path from 'node:path';
import { checkMerchant } from '#config/check-merchant.ts';
import { loadCompileRecord, type CompileRecord } from '../../build/compile/compile-record.ts';
import { compileOf, withoutKeepingCompiles } from '../../build/overrides/own-compile.ts';
import { renderMerchant } from '../../build/render/render-merchant.ts';
import { withoutStoring } from '../../build/store/local/stored-file.ts';
import { parseCommented } from './migrate-file.ts';

/** One brand's file in both forms. */
export interface TwoForms {
  merchant: string;
  file: string;
  before: string;
  after: string;
}

/** Brands to compare, as a thread receives them. */
export interface CompareBatch {
  /** The folder of the compile. */
  compile: string;
  brands: TwoForms[];
}

/** What differs between the two sites of a brand, or why there are none. */
export interface Comparison {
  merchant: string;
  /** Names of files that differ or that only one of the two has. */
  differing: string[];
  unbuilt?: string;
}

/** A site as names and digests, or the first thing that keeps it from being built. */
type Site = { files: Map<string, string> } | { fault: string };

const render = async (
  file: string,
  text: string,
  record: CompileRecord,
  compile: string,
): Promise<Site> => {
  const { merchant, issues } = checkMerchant(path.dirname(file), parseCommented(file, text));
  if (!merchant) return { fault: issues[0]?.message ?? 'its file is at fault' };
  const site = await withoutStoring(async () => {
    const used = await compileOf(merchant.folder, { record, folder: compile });
    return 'failed' in used ? used : renderMerchant(merchant, used.record, used.folder);
  });
  if ('failed' in site) return { fault: site.failed.message };
  const files = new Map([...site.files].map(([name, { sha256 }]) => [name, sha256]));
  return { files: files.set('build.json', site.record) };
};

const compareOne = async (
  { merchant, file, before, after }: TwoForms,
  record: CompileRecord,
  compile: string,
): Promise<Comparison> => {
  const [old, fresh] = [
    await render(file, before, record, compile),
    await render(file, after, record, compile),
  ];
  if ('fault' in old) return { merchant, differing: [], unbuilt: old.fault };
  if ('fault' in fresh) return { merchant, differing: ['build.json'], unbuilt: fresh.fault };
  const names = [...new Set([...old.files.keys(), ...fresh.files.keys()])];
  const differing = names.filter((name) => old.files.get(name) !== fresh.files.get(name));
  return { merchant, differing: differing.toSorted() };
};

/** Renders brands before and after, in memory, and compares all that their sites would hold. */
export const compareRendered = async ({ compile, brands }: CompareBatch): Promise<Comparison[]> => {
  const record = loadCompileRecord(compile);
  return withoutKeepingCompiles(async () => {
    const comparisons: Comparison[] = [];
    for (const brand of brands) comparisons.push(await compareOne(brand, record, compile));
    return comparisons;
  });
};
