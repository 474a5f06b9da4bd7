import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashTheme } from '#config/theme/hash-theme.ts';
import { readOwnTheme } from '#config/theme/read-own-theme.ts';
import { readMerchantJson } from '#config/read/read-merchant-json.ts';
import { compileKey, listCompileSources } from '../../build/compile/compile-sources.ts';
import { hashFiles } from '../../base/files/fingerprint.ts';
import { walkFiles } from '../../base/files/walk-files.ts';
import { findConflicts } from '../../build/fleet/find-conflicts.ts';
import { listCodes } from '../../build/fleet/list-codes.ts';
import { UsageError } from '../../base/terminal/errors.ts';
import type { PlannedSide } from './against-build.ts';
import { compareBrand, type PlanBatch, type PlanJob } from './plan-brands.ts';
import { ownCodeHash } from '../../build/overrides/own-key.ts';
import { withCompile } from './plan-compile.ts';
import type { PlannedBrand, PlanRequest, Reason } from './plan.ts';
import { eachApart, refusedBrand } from './refused-brand.ts';
import { runPlan } from './run-plan.ts';
import { settledBrand } from './settled-brand.ts';
import { readSite } from './site-side.ts';

/** The other side: built sites, or merchants that are rendered too. */
type Before = PlanBatch['before'];

const foldersWith = (dir: string, name: string): string[] =>
  readdirSync(dir)
    .filter((folder) => !folder.startsWith('.') && existsSync(path.join(dir, folder, name)))
    .toSorted();

/**
 * Tells a folder of built sites from one of merchants.
 *
 * @throws {UsageError} when it is neither
 */
export const recogniseFolder = (dir: string): Before => {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`there is no folder ${dir}.`);
  }
  if (foldersWith(dir, 'build.json').length > 0) return { kind: 'sites', dir };
  if (foldersWith(dir, 'merchant.json').length > 0) return { kind: 'merchants', dir };
  throw new UsageError(`${dir} holds neither built sites (build.json) nor merchants.`);
};

const folderHash = (dir: string, code: string): string => {
  const folder = path.join(dir, code);
  return hashFiles(folder, walkFiles(folder));
};

/** The merchants whose look a brand inherits, nearest first; a circle is for the check to name. */
const parentsOf = (dir: string, code: string): string[] => {
  const parents: string[] = [];
  for (let name: unknown = code; typeof name === 'string' && !parents.includes(name);) {
    const look = readOwnTheme(dir, name);
    if (!look) break;
    if (name !== code) parents.push(name);
    name = look.theme['extends'];
  }
  return parents;
};

const lookOf = (dir: string, code: string): string =>
  hashTheme(readMerchantJson(path.join(dir, code)).value);

const reasonsOf = (dir: string, before: string, code: string): Reason[] => {
  if (!existsSync(path.join(before, code, 'merchant.json'))) return [{ kind: 'not-built' }];
  const own: Reason[] =
    folderHash(dir, code) === folderHash(before, code) ? [] : [{ kind: 'own-files' }];
  if (ownCodeHash(path.join(dir, code)) !== ownCodeHash(path.join(before, code)))
    own.push({ kind: 'own-code' });
  const parentHashes = parentsOf(dir, code)
    .filter((parent) => lookOf(dir, parent) !== lookOf(before, parent))
    .map((from): Reason => ({ kind: 'look', from }));
  return [...own, ...parentHashes];
};

/** What each brand has to be rendered for; those of equal folders and looks have nothing. */
const jobsOf = async (
  { merchantsDir, codes }: PlanRequest,
  before: Before,
): Promise<{ jobs: PlanJob[]; refused: PlannedBrand[] }> => {
  const all = listCodes(merchantsDir);
  const conflicts = new Set(findConflicts(merchantsDir, all, codes, {}));
  const jobs: PlanJob[] = [];
  const refused: PlannedBrand[] = [];
  for (const code of codes)
    try {
      const reasons = before.kind === 'sites' ? [] : reasonsOf(merchantsDir, before.dir, code);
      jobs.push({ code, reasons, isConflict: conflicts.has(code) });
    } catch (error) {
      refused.push(await refusedBrand(merchantsDir, code, error));
    }
  return { jobs, refused };
};

/** The brands that the other side has and the working tree has not. */
const goneCodes = ({ merchantsDir }: PlanRequest, before: Before): string[] => {
  const present = new Set(listCodes(merchantsDir));
  const file = before.kind === 'sites' ? 'build.json' : 'merchant.json';
  return foldersWith(before.dir, file).filter((code) => !present.has(code));
};

const goneBrands = async (
  gone: readonly string[],
  before: Before,
  compile: string,
): Promise<PlannedBrand[]> => {
  const removed = { change: 'removed' as const, builds: true, problems: [] };
  if (before.kind === 'sites') {
    return eachApart(before.dir, gone, (code) => ({
      ...compareBrand(code, readSite(path.join(before.dir, code)), undefined),
      ...removed,
      reasons: [{ kind: 'gone' }],
    }));
  }
  const jobs = gone.map((code): PlanJob => ({
    code,
    reasons: [{ kind: 'not-built' }],
    isConflict: false,
  }));
  const batch: PlanBatch = { merchantsDir: before.dir, compile, before, jobs };
  const rendered = jobs.length === 0 ? [] : await runPlan(batch);
  return rendered.map(({ files, bytes, properties, ...rest }) => ({
    ...rest,
    ...removed,
    reasons: [{ kind: 'gone' }],
    files: { added: [], removed: files.added, changed: [] },
    bytes: { before: bytes.after, after: 0 },
    properties: properties.map(({ after, ...each }) => ({ ...each, before: after, after: null })),
  }));
};

/**
 * Plans the working tree against another folder: built sites as they stand there, or merchants
 * that are rendered with today's code as well.
 */
export const planAgainstFolder = async (
  request: PlanRequest,
  before: Before,
): Promise<PlannedSide> => {
  const { merchantsDir } = request;
  const { jobs: all, refused } = await jobsOf(request, before);
  const isSites = before.kind === 'sites';
  const jobs = all.filter(({ reasons }) => isSites || reasons.length > 0);
  const gone = goneCodes(request, before);
  const sources = listCompileSources();
  const render = async (compile: string): Promise<PlannedBrand[]> => [
    ...(await runPlan({ merchantsDir, compile, before, jobs })),
    ...(await goneBrands(gone, before, compile)),
  ];
  const needsNone = jobs.length === 0 && (gone.length === 0 || isSites);
  const brands = needsNone
    ? await goneBrands(gone, before, '')
    : await withCompile(compileKey(sources), sources, render);
  const settled = all
    .filter((job) => !jobs.includes(job))
    .map(({ code }) => settledBrand(code, 'unchanged'));
  const differs = brands.some(({ reasons }) => reasons.some(({ kind }) => kind === 'code'));
  const found = [...brands, ...refused, ...settled];
  return { brands: found, codeDiffers: isSites ? differs : null, codeFiles: [] };
};
