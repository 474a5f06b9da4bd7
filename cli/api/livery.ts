/*
 * What the commands do, for programs: an onboarding back office, a deployment. Every function takes
 * options and answers the value that its command prints with `--json`; the commands themselves are
 * thin wrappers around these. A wrong call throws a UsageError, wrong merchants' files an
 * InputError; any other error is a bug of ours. Nothing here ends the
 * process or writes to stdout.
 *
 * Calls may overlap: what only reads runs side by side; what writes takes turns in this process, and
 * waits for other processes.
 */
import { InputError } from '../base/terminal/errors.ts';
import type { FleetCheck } from '../work/check/check-merchants.ts';
import type { CheckReport } from '../work/check/check-report.ts';
import type { Explanation } from '../work/explain/explained.ts';
import type { MerchantList } from '../build/fleet/list-merchants.ts';
import type { MigrateReport } from '../work/migrate/migrate-report.ts';
import type { NewMerchant, NewMerchantOptions } from '../work/onboard/create-merchant.ts';
import type { LookAtPlan } from '../work/plan/plan-fleet.ts';
import type { Plan } from '../work/plan/plan.ts';
import type { CheckedManifest } from '../build/release/check-manifest.ts';
import type { Manifest } from '../build/release/make-manifest.ts';
import type { ReleaseList, RollbackResult } from '../build/release/rollback.ts';
import type { VerifyResult } from '../build/release/verify-sites.ts';
import type { BuildOptions, BuildReport } from './build.ts';
import { inTurn } from './in-turn.ts';
import type {
  CheckManifestOptions,
  CheckOptions,
  Chosen,
  ExplainOptions,
  ManifestOptions,
  MigrateOptions,
  Places,
  PlanCommentOptions,
  PlanOptions,
  RollbackOptions,
} from './options.ts';
import { placesOf } from './places.ts';

export { InputError, InternalError, UsageError } from '../base/terminal/errors.ts';
export { MerchantsError } from '../build/fleet/merchants-error.ts';
export type * from './options.ts';
export type {
  BuildOptions,
  BuildReport,
  CheckReport,
  FleetCheck,
  Explanation,
  MerchantList,
  MigrateReport,
};
export type { CheckedManifest, Manifest, NewMerchant, NewMerchantOptions, Plan };
export type { ReleaseList, RollbackResult, VerifyResult };

/**
 * Finds every fault of the merchants' files, with file, line and remedy. Faults are the answer and
 * throw nothing: see `ok`.
 */
export const check = async (options: CheckOptions = {}): Promise<CheckReport> => {
  const { toReport } = await import('../work/check/check-merchants.ts');
  return toReport(await triage(options));
};

/**
 * Finds what `check` finds, sorted by causes and not yet placed in the files' lines: what a large
 * fleet is looked at by first.
 */
export const triage = async (options: CheckOptions = {}): Promise<FleetCheck> => {
  const { runCheck } = await import('../work/check/check-merchants.ts');
  const { chooseCodes } = await import('../build/fleet/list-codes.ts');
  const { merchantsDir } = placesOf(options);
  const { fix = false, fault } = options;
  const codes = await chooseCodes(merchantsDir, [...(options.codes ?? [])]);
  const work = () => runCheck({ merchantsDir, codes, fix, fault });
  return fix ? inTurn(work) : work();
};

/**
 * Says what a build would change and why, down to files, bytes and custom properties. Writes
 * nothing.
 *
 * @throws {UsageError} when a code, the git ref or the folder to compare with is not there
 */
export const plan = async (options: PlanOptions = {}): Promise<Plan> =>
  (await planned(options)).plan;

/**
 * The same as a comment of a pull request, in Markdown of at most 65,536 characters.
 *
 * @throws {UsageError} as `plan` does
 * @throws {InputError} when pictures are asked for and there is no browser
 */
export const planComment = async (
  options: PlanCommentOptions = {},
): Promise<{ plan: Plan; markdown: string }> => {
  const { renderComment } = await import('../work/plan/comment/render-comment.ts');
  const { pictures: folder, picturesUrl: address = folder ?? '' } = options;
  if (folder === undefined) {
    const { plan: made } = await planned(options);
    return { plan: made, markdown: renderComment(made) };
  }
  const { takePictures } = await import('../work/plan/pictures/take-pictures.ts');
  const { merchantsDir } = placesOf(options);
  const pages: Awaited<ReturnType<typeof takePictures>> = [];
  const { plan: made } = await planned(options, async (seen, before) => {
    pages.push(...(await takePictures(seen, { merchantsDir, before, folder, address })));
  });
  return { plan: made, markdown: renderComment(made, pages) };
};

const planned = async (options: PlanOptions, look?: LookAtPlan): Promise<{ plan: Plan }> => {
  const { planFleet } = await import('../work/plan/plan-fleet.ts');
  const { chooseCodes } = await import('../build/fleet/list-codes.ts');
  const places = placesOf(options);
  const { against, from } = options;
  const codes = await chooseCodes(places.merchantsDir, [...(options.codes ?? [])]);
  const base = { ...(against !== undefined && { against }), ...(from !== undefined && { from }) };
  return { plan: await planFleet({ ...places, codes, ...base }, look) };
};

/**
 * Builds the sites of the merchants that changed. A merchant at fault throws nothing: it stands in
 * `codes.failed`, keeps its last good site, and the others are built.
 *
 * @throws {UsageError} when a code or the shard is wrong
 */
export const build = async (options: BuildOptions = {}): Promise<BuildReport> => {
  const { runBuild } = await import('./build.ts');
  return inTurn(() => runBuild(options));
};

/**
 * Tells a value of a merchant, or all below a pointer, with the file, line and column that set each.
 *
 * @throws {MerchantsError} when the merchant's files are at fault
 * @throws {UsageError} when there is no such merchant or nothing stands there
 */
export const explain = async (options: ExplainOptions): Promise<Explanation> => {
  const { explainValue } = await import('../work/explain/explain-value.ts');
  const { requireMerchant } = await import('../build/fleet/require-merchants.ts');
  const { code, pointer = '', limit = 40 } = options;
  return explainValue(await requireMerchant(placesOf(options).merchantsDir, code), pointer, limit);
};

/** Lists the merchants, and how fresh the site of each is. */
export const list = async (options: Places = {}): Promise<MerchantList> => {
  const { listMerchants } = await import('../build/fleet/list-merchants.ts');
  return listMerchants(placesOf(options));
};

/**
 * Makes a merchant: its folder with file, logo and first contents, and its first site.
 *
 * @throws {UsageError} when the code is taken or an answer cannot be used; nothing is written
 */
export const create = async (options: NewMerchantOptions & Places): Promise<NewMerchant> => {
  const { createMerchant } = await import('../work/onboard/create-merchant.ts');
  return inTurn(() => createMerchant({ ...options, ...placesOf(options) }));
};

/**
 * A signed manifest of a brand's release: every file with hash and length, the configuration's hash
 * and the compile's key.
 *
 * @throws {InputError} when the brand has no release or it is damaged
 */
export const manifest = async (options: ManifestOptions): Promise<Manifest> => {
  const { makeManifest } = await import('../build/release/make-manifest.ts');
  return makeManifest(placesOf(options).outDir, options.code, options.release);
};

/**
 * Signs the manifests of served sites and puts them beside, where `livery publish` looks for them.
 *
 * @throws {InputError} when a brand has no release or it is damaged; those before it are written
 */
export const signSites = async (
  options: Pick<Places, 'out'> & Chosen = {},
): Promise<{ folder: string; codes: string[] }> => {
  const { writeManifests } = await import('../build/release/make-manifest.ts');
  return writeManifests(placesOf(options).outDir, options.codes ?? []);
};

/** Checks the signature of a manifest and, where a folder is given, that it holds those files. */
export const checkManifest = async (options: CheckManifestOptions): Promise<CheckedManifest> => {
  const release = await import('../build/release/check-manifest.ts');
  return release.checkManifest(options.file, options.site);
};

/** Compares the served sites with what was built. */
export const verify = async (options: Pick<Places, 'out'> & Chosen = {}): Promise<VerifyResult> => {
  const { verifySites } = await import('../build/release/verify-sites.ts');
  return verifySites(placesOf(options).outDir, options.codes ?? []);
};

/**
 * Serves an older release of one brand; builds leave the brand until its own files change.
 *
 * @throws {UsageError} when there is no release of that name
 * @throws {InputError} when there is no such site or the release is damaged
 */
export const rollback = async (options: RollbackOptions): Promise<RollbackResult> => {
  const release = await import('../build/release/rollback.ts');
  const { code, to, onWait } = options;
  const wanted = { ...(to !== undefined && { to }), ...(onWait && { onWait }) };
  return inTurn(() => release.rollback({ ...placesOf(options), code, ...wanted }));
};

/**
 * The releases of a brand that can be served, the newest first.
 *
 * @throws {InputError} when there is no such site
 */
export const releases = async (
  options: Pick<Places, 'out'> & { code: string },
): Promise<ReleaseList> => {
  const { describeReleases } = await import('../build/release/rollback.ts');
  const { requireServed } = await import('../build/release/find-release.ts');
  const { outDir } = placesOf(options);
  requireServed(outDir, options.code);
  return describeReleases(outDir, options.code);
};

/**
 * Brings merchants' files up to the newest schema version, or tells what that would do, with the
 * proof that no byte of a site differs or a list of what does.
 *
 * @throws {InputError} when a file cannot be written; then none is
 */
export const migrate = async (options: MigrateOptions = {}): Promise<MigrateReport> => {
  const { migrateMerchants } = await import('../work/migrate/migrate-merchants.ts');
  const { chooseCodes } = await import('../build/fleet/list-codes.ts');
  const { merchantsDir } = placesOf(options);
  const { write = false } = options;
  const codes = await chooseCodes(merchantsDir, [...(options.codes ?? [])]);
  const work = () =>
    migrateMerchants({ merchantsDir, codes, write }).catch((error: unknown) => {
      const { code, message } = error as NodeJS.ErrnoException;
      throw code === undefined ? error : new InputError(`nothing was written: ${message}`);
    });
  return write ? inTurn(work) : work();
};
