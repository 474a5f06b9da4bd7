import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/tables.ts';
import type { Merchant } from '../endpoints/handler.ts';
import type { SiteRegistry } from './site-registry.ts';
import { importMerchants } from './import-merchants.ts';
import type { ImportContent, MerchantFiles } from './merchant-files.ts';
import { writeSetAside } from './set-aside-file.ts';
import type { BrokenFiles, SetAside } from './set-aside.ts';

/** The brands of a running platform. */
export interface Brands {
  /** Those that are served. */
  served: () => readonly Merchant[];
  /** Those that could not be brought in line with their files. */
  setAside: () => readonly SetAside[];
  /** Imports changed files. A brand that fails is logged, and does not stop the others. */
  load: (files: readonly MerchantFiles[], broken?: readonly BrokenFiles[]) => Promise<void>;
}

interface BrandsContext {
  database: Database;
  sites: SiteRegistry;
  stateDir: string;
  /** Whether each brand is at `<code>.localhost` too. */
  isTriedOut: boolean;
  log: FastifyBaseLogger;
}

/** Begins without any brand. */
export const createBrands = (
  { database, sites, stateDir, isTriedOut, log }: BrandsContext,
  contentImports: readonly ImportContent[],
): Brands => {
  let served: readonly Merchant[] = [];
  let setAside: readonly SetAside[] = [];
  return {
    served: () => served,
    setAside: () => setAside,
    load: async (files, broken = []) => {
      const imported = await importMerchants(database, files, contentImports, {
        broken,
        isTriedOut,
      });
      sites.replace(imported.owners);
      served = imported.merchants;
      setAside = imported.setAside;
      for (const { code, ...why } of setAside)
        log.error({ brand: code, ...why }, 'a brand is set aside');
      await writeSetAside(stateDir, setAside);
    },
  };
};
