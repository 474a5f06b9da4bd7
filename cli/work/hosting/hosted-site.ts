import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { domainsOf } from '#platform/base/merchants/import-domains.ts';
import { TRIALS } from '#platform/base/sites/visitor-lots.ts';
import { policyOf } from '#platform/base/sites/content-security-policy.ts';

/** The pages that a site's folder holds; each has a policy of its own. */
export const PAGE_FILES = ['index', 'shell', 'offline', 'android'] as const;

export type PageFile = (typeof PAGE_FILES)[number];

/** What a web server has to know of one built site. */
export interface HostedSite {
  code: string;
  /** Its host names, in lower case, without a port. */
  domains: string[];
  /** The Content-Security-Policy of each page. */
  policies: Record<PageFile, string>;
  /** Whether the platform decides page by page who sees it: maintenance, or blocked regions. */
  asks: boolean;
  /** The request header that names the visitor's country; empty without one. */
  countryHeader: string;
}

/** What the platform may answer instead of a page. */
const asksPlatform = ({ maintenance, regionRestriction }: ResolvedMerchant['config']): boolean =>
  maintenance.active ||
  regionRestriction.blockedCountries.length > 0 ||
  regionRestriction.blockedIps.length > 0;

/**
 * Reads what a web server has to know of one built site.
 *
 * @param outDir holds one folder, or a link to one, per site
 * @param local also answers `<code>.localhost`
 */
export const readHostedSite = (
  { code, config }: ResolvedMerchant,
  outDir: string,
  local: boolean,
): HostedSite => {
  const policies = Object.fromEntries(
    PAGE_FILES.map((page) => {
      const file = path.join(outDir, code, `${page}.html`);
      // A release on trial has styles of its own.
      const tried = path.join(outDir, TRIALS, code, '00', `${page}.html`);
      const html = [file, tried].filter((each) => existsSync(each));
      const text = html.map((each) => readFileSync(each, 'utf8')).join('\n');
      return [page, html.length > 0 ? policyOf(text, config) : ''];
    }),
  ) as Record<PageFile, string>;
  return {
    code,
    domains: domainsOf({ code, config }, local),
    policies,
    asks: asksPlatform(config),
    countryHeader: config.regionRestriction.countryHeader,
  };
};
