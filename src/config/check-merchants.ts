import path from 'node:path';
import { checkApart, domainsApart } from './check-apart.ts';
import { checkDomains, type DomainsOf } from './checks/check-domains.ts';
import { findMerchantFolders } from './read/merchant-folders.ts';
import { warnOnce } from './migrations/check-version.ts';
import type { MerchantIssue } from './places/place-issues.ts';
import type { Issue } from './issues/issue.ts';
import type { ResolvedMerchant } from './resolved-merchant.ts';

/** The merchants without errors, and every issue of all that were checked. */
export interface CheckedMerchants {
  /** Sorted by code. */
  merchants: ResolvedMerchant[];
  issues: Issue[];
}

/**
 * Reads and checks merchants. Nothing that stands in their files makes it throw; one merchant's
 * faults do not hide another's, also those of ours that nobody foresaw.
 *
 * @param dir the folder of all merchants
 * @param codes those that are wanted; none means all. Domains are compared with all in any case
 */
export const checkMerchants = async (
  dir: string,
  codes?: readonly string[],
): Promise<CheckedMerchants> => {
  const root = path.resolve(dir);
  const { all, chosen, issues: missing } = findMerchantFolders(root, codes);
  const wanted = new Set(chosen);
  const found: MerchantIssue[] = missing.map((issue) => ({ ...issue, merchant: '' }));
  const merchants = new Map<string, ResolvedMerchant>();
  const domains: DomainsOf[] = [];

  // Those that are not wanted come first: a domain that two share is then reported.
  for (const slug of [...all.filter((each) => !wanted.has(each)), ...chosen]) {
    const folder = path.join(root, slug);
    if (!wanted.has(slug)) {
      domains.push(domainsApart(folder));
      continue;
    }
    const { merchant, issues, domains: own } = checkApart(folder);
    domains.push(own);
    if (merchant) merchants.set(slug, merchant);
    found.push(...issues.map((issue) => ({ ...issue, merchant: slug })));
  }
  for (const { slug, ...issue } of checkDomains(domains)) {
    if (!wanted.has(slug)) continue;
    merchants.delete(slug);
    found.push({ ...issue, merchant: slug });
  }
  if (found.length === 0) return { merchants: [...merchants.values()], issues: [] };
  const { placeIssues } = await import('./places/place-issues.ts');
  return { merchants: [...merchants.values()], issues: placeIssues(warnOnce(found)) };
};
