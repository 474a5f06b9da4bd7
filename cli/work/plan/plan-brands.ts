import path from 'node:path';
import { type CompileRecord, loadCompileRecord } from '../../build/compile/compile-record.ts';
import type { BuildRecord } from '../../build/render/build-record.ts';
import { withoutStoring } from '../../build/store/local/stored-file.ts';
import { compareProperties } from './compare-properties.ts';
import { compareSites } from './compare-sites.ts';
import type { PlannedBrand, Reason } from './plan.ts';
import { eachApart } from './refused-brand.ts';
import { settledBrand } from './settled-brand.ts';
import { bytesOf, readSite, type SiteSide, renderedSide } from './site-side.ts';
import type { Issue } from '#config/issues/issue.ts';
import { makeSite } from '../../build/fleet/make-site.ts';
import { type UsedCompile, withoutKeepingCompiles } from '../../build/overrides/own-compile.ts';

/** A brand as a build would make it, or what would keep the build from it. */
interface RenderedBrand {
  site?: SiteSide;
  problems: Issue[];
}

/**
 * Checks and renders one brand as a build does, and leaves it in memory.
 *
 * @param isConflict it shares a domain with another brand, from `findConflicts`
 * @param shared the compile that all brands without own code share
 */
const renderBrand = async (
  merchantsDir: string,
  { code, isConflict }: { code: string; isConflict: boolean },
  shared: UsedCompile,
): Promise<RenderedBrand> => {
  const made = await makeSite({ merchantsDir, code, isConflict }, shared);
  if (!made.site) return { problems: made.problems };
  return { site: renderedSide(made.site), problems: made.site.problems };
};

/** A brand to plan, and what is known of it already. */
export interface PlanJob {
  code: string;
  reasons: Reason[];
  /** It shares a domain with another brand. */
  isConflict: boolean;
}

/** Brands to plan, as a worker thread receives them. */
export interface PlanBatch {
  merchantsDir: string;
  /** The folder that holds the compile. */
  compile: string;
  /** The other side: built sites, or merchants that are rendered too. */
  before: { kind: 'sites' | 'merchants'; dir: string };
  jobs: PlanJob[];
}

/** What a comparison of two sites says of a brand. */
export const compareBrand = (
  code: string,
  before: SiteSide | undefined,
  after: SiteSide | undefined,
): Omit<PlannedBrand, 'reasons' | 'problems' | 'builds'> => {
  const files = compareSites(before, after);
  const isSame = Object.values(files).every(({ length }) => length === 0);
  const change = !before ? 'new' : !after ? 'removed' : isSame ? 'unchanged' : 'changed';
  return {
    code,
    change,
    files,
    bytes: { before: bytesOf(before), after: bytesOf(after) },
    properties: compareProperties(before?.css ?? '', after?.css ?? ''),
  };
};

/** Why a site of a folder differs from one that is rendered now, as far as its record tells. */
const reasonsBetween = (before: SiteSide | undefined, after: SiteSide): Reason[] => {
  if (!before) return [{ kind: 'not-built' }];
  try {
    const [one, other] = [before.record, after.record].map(
      (record) => JSON.parse(record) as BuildRecord & { config?: string },
    );
    if (one?.config !== other?.config) return [{ kind: 'settings' }];
    return one?.compile === other?.compile ? [] : [{ kind: 'code' }];
  } catch {
    return [{ kind: 'site-damaged' }];
  }
};

const planOne = async (
  { code, reasons, isConflict }: PlanJob,
  { merchantsDir, before, compile }: PlanBatch,
  record: CompileRecord,
): Promise<PlannedBrand> => {
  const compiled = { record, folder: compile };
  const { site, problems } = await renderBrand(merchantsDir, { code, isConflict }, compiled);
  if (!site) return { ...settledBrand(code, 'refused', reasons), builds: true, problems };
  if (before.kind === 'sites') {
    const stands = readSite(path.join(before.dir, code));
    const why = reasons.length > 0 ? reasons : reasonsBetween(stands, site);
    return { ...compareBrand(code, stands, site), builds: true, reasons: why, problems };
  }
  if (reasons.some(({ kind }) => kind === 'not-built')) {
    return { ...compareBrand(code, undefined, site), builds: true, reasons, problems };
  }
  const other = await renderBrand(before.dir, { code, isConflict: false }, compiled);
  const why: Reason[] = other.site ? reasons : [...reasons, { kind: 'refused-before' }];
  return { ...compareBrand(code, other.site, site), builds: true, reasons: why, problems };
};

/**
 * Plans some brands, one after the other: renders each in memory and compares it with its other
 * side. Nothing is written. One that cannot be planned is refused, and keeps no other from its turn.
 */
export const planBrands = (batch: PlanBatch): Promise<PlannedBrand[]> =>
  withoutKeepingCompiles(() =>
    withoutStoring(async () => {
      const record = loadCompileRecord(batch.compile);
      const jobs = new Map(batch.jobs.map((job) => [job.code, job]));
      return eachApart(batch.merchantsDir, [...jobs.keys()], (code) =>
        planOne(jobs.get(code) as PlanJob, batch, record),
      );
    }),
  );
