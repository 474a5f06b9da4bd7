import path from 'node:path';
import { domainsApart } from '#config/check-apart.ts';
import { checkDomains } from '#config/checks/check-domains.ts';
import { checkPalettes } from '#config/check-palettes.ts';
import { findMerchantFolders } from '#config/read/merchant-folders.ts';
import { warnOnce } from '#config/migrations/check-version.ts';
import type { MerchantIssue } from '#config/places/place-issues.ts';
import { keepFigures } from '../../build/render/stored-figures.ts';
import { runThreads } from '../../build/fleet/run-threads.ts';
import { partOf } from '../../build/state/state.ts';
import type { CheckPart, PartChecked } from './check-part.ts';
import { checkKeptSettings } from './check-kept-settings.ts';
import { checkKey } from './kept-checks.ts';

/** At least so many merchants a thread is given at once; up to here threads are not worth their start. */
const PART = 64;

const work = {
  file: path.join(import.meta.dirname, 'check-part.ts'),
  name: 'checkPart',
  here: async () => (await import('./check-part.ts')).checkPart,
};

/** The merchants by the parts that their checks are kept in, some parts for each job. */
const toJobs = (codes: readonly string[]): CheckPart['parts'][] => {
  const jobs: CheckPart['parts'][] = [];
  let room = 0;
  for (const part of Map.groupBy(codes, partOf)) {
    if (room <= 0) {
      jobs.push([]);
      room = PART;
    }
    jobs.at(-1)?.push(part);
    room -= part[1].length;
  }
  return jobs;
};

const order = new Intl.Collator('en');

const byMerchant = (one: MerchantIssue, other: MerchantIssue): number =>
  order.compare(one.merchant, other.merchant);

/**
 * Checks merchants: each by itself, in as many threads as there are processors, then all together.
 * Only what the comparison needs stays in memory: issues, domains and three colors a brand.
 *
 * @param dir the folder of all merchants
 * @param codes those that are wanted; none means all
 * @returns what was found, not yet placed, by merchant
 */
export const checkFleet = async (
  dir: string,
  codes: readonly string[],
): Promise<MerchantIssue[]> => {
  const root = path.resolve(dir);
  const { all, chosen, issues: missing } = findMerchantFolders(root, codes);
  const wanted = new Set(chosen);
  const key = checkKey(root);
  const jobs = toJobs(chosen).map((parts): CheckPart => ({ root, key, parts }));
  const done = await runThreads<CheckPart, PartChecked>(work, jobs);
  keepFigures(Object.assign({}, ...done.map(({ figures }) => figures)) as PartChecked['figures']);
  const checkedOf = new Map(done.flatMap(({ checked }) => checked));
  const parts = chosen.flatMap((code) => checkedOf.get(code) ?? []);
  // Those that are not wanted come first: a domain that one of them shares is then reported.
  const others = all
    .filter((code) => !wanted.has(code))
    .map((code) => domainsApart(path.join(root, code)));
  const shared = checkDomains([...others, ...parts.map(({ domains }) => domains)]).filter(
    ({ slug }) => wanted.has(slug),
  );
  const conflicts = new Set(shared.map(({ slug }) => slug));
  const palettes = parts
    .flatMap(({ palette }) => palette ?? [])
    .filter(({ code }) => !conflicts.has(code));
  const found: MerchantIssue[] = [
    ...missing.map((issue) => ({ ...issue, merchant: '' })),
    ...parts.flatMap(({ issues }) => issues),
    ...shared.map(({ slug, ...issue }) => ({ ...issue, merchant: slug })),
    ...checkKeptSettings(root, wanted),
    ...checkPalettes(palettes, root),
  ];
  return warnOnce(found.toSorted(byMerchant));
};
