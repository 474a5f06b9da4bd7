import path from 'node:path';
import { type Checked, checkMerchant } from './check-merchant.ts';
import { type DomainsOf, domainsOf } from './checks/check-domains.ts';
import { readMerchantJson } from './read/read-merchant-json.ts';
import { unforeseenIssue } from './unforeseen-issue.ts';

/** What became of one merchant among many, and the domains that its file names. */
export interface CheckedApart extends Checked {
  domains: DomainsOf;
}

/** The domains of a merchant of which nothing else is known. */
const noDomains = (folder: string): DomainsOf => ({
  slug: path.basename(folder),
  file: path.join(folder, 'merchant.json'),
  domains: [],
});

/**
 * The domains that the file of one merchant among many names; none where it cannot be looked at, which its own check tells.
 *
 * @param folder the merchant's, absolute
 */
export const domainsApart = (folder: string): DomainsOf => {
  try {
    return domainsOf(path.basename(folder), readMerchantJson(folder));
  } catch {
    return noDomains(folder);
  }
};

/**
 * Reads and checks one merchant among many. It never throws: what nobody foresaw is an error of that merchant, so that the others
 * have their turn.
 *
 * @param folder the merchant's, absolute
 */
export const checkApart = (folder: string): CheckedApart => {
  let domains = noDomains(folder);
  try {
    const json = readMerchantJson(folder);
    domains = domainsOf(path.basename(folder), json);
    return { ...checkMerchant(folder, json), domains };
  } catch (error) {
    return { slug: path.basename(folder), issues: [unforeseenIssue(folder, error)], domains };
  }
};
