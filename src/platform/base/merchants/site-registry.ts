import path from 'node:path';
import type { Merchant } from '../endpoints/handler.ts';

/** One brand's site: its settings and the folder that its files are served from. */
export interface Site {
  merchant: Merchant;
  folder: string;
}

export interface SiteRegistry {
  /** The site of a host name (without port, any case); undefined when nobody's. */
  find: (host: string) => Site | undefined;
  /** Takes other merchants from the next request on, each by its host names. */
  replace: (owners: ReadonlyMap<string, Merchant>) => void;
}

/** Knows which host name belongs to which site. */
export const createSiteRegistry = (distDir: string): SiteRegistry => {
  let sites = new Map<string, Site>();
  return {
    find: (host) => sites.get(host.toLowerCase().replace(/\.$/, '')),
    replace: (owners) => {
      const known = new Map<number, Site>();
      const siteOf = (merchant: Merchant): Site => {
        const folder = path.resolve(distDir, merchant.code);
        const site = known.get(merchant.id) ?? { merchant, folder };
        known.set(merchant.id, site);
        return site;
      };
      sites = new Map([...owners].map(([domain, merchant]) => [domain, siteOf(merchant)]));
    },
  };
};
