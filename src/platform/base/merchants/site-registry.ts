import path from 'node:path';
import type { Merchant } from '../endpoints/handler.ts';

/** One brand's site: its settings and the folder that its files are served from. */
export interface Site {
  merchant: Merchant;
  folder: string;
  /** Whether another cell serves it: its calls are answered 503 until the web server leads them there. */
  isAway: boolean;
}

export interface SiteRegistry {
  /** The site of a host name (without port, any case); undefined when nobody's. */
  find: (host: string) => Site | undefined;
  /**
   * Takes other merchants from the next request on, each by its host names.
   *
   * @param gone by theirs, unless somebody has them now: merchants that another cell serves
   */
  replace: (owners: ReadonlyMap<string, Merchant>, gone?: ReadonlyMap<string, Merchant>) => void;
  /** Says that brands may come here from another cell, before this process has heard of them. */
  expectBrands: () => void;
  /** Whether a host name that nobody has may be that of a brand which has just come. */
  mayCome: () => boolean;
}

/** Knows which host name belongs to which site. */
export const createSiteRegistry = (distDir: string): SiteRegistry => {
  let sites = new Map<string, Site>();
  let isExpecting = false;
  return {
    expectBrands: () => {
      isExpecting = true;
    },
    mayCome: () => isExpecting,
    find: (host) => sites.get(host.toLowerCase().replace(/\.$/, '')),
    replace: (owners, gone = new Map()) => {
      const known = new Map<number, Site>();
      const siteOf = (merchant: Merchant, isAway: boolean): Site => {
        const folder = path.resolve(distDir, merchant.code);
        const site = known.get(merchant.id) ?? { merchant, folder, isAway };
        known.set(merchant.id, site);
        return site;
      };
      sites = new Map([
        ...[...gone].map(([domain, merchant]) => [domain, siteOf(merchant, true)] as const),
        ...[...owners].map(([domain, merchant]) => [domain, siteOf(merchant, false)] as const),
      ]);
    },
  };
};
