import path from 'node:path';
import type { Merchant } from '../handler.ts';
import { domainsOf } from '../merchants/import-domains.ts';

/** One brand's site: its settings and the folder that its files are served from. */
export interface Site {
  merchant: Merchant;
  folder: string;
}

export interface SiteRegistry {
  /** The site of a host name (without port, any case); undefined when nobody's. */
  find: (host: string) => Site | undefined;
  /** Takes another set of merchants from the next request on. */
  replace: (merchants: readonly Merchant[]) => void;
}

/** Knows which host name belongs to which site. */
export const createSiteRegistry = (distDir: string): SiteRegistry => {
  let sites = new Map<string, Site>();
  return {
    find: (host) => sites.get(host.toLowerCase().replace(/\.$/, '')),
    replace: (merchants) => {
      sites = new Map(
        merchants.flatMap((merchant) => {
          const site = { merchant, folder: path.resolve(distDir, merchant.code) };
          return domainsOf(merchant).map((domain) => [domain, site] as const);
        }),
      );
    },
  };
};
