import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/tables.ts';
import type { Merchant } from '../endpoints/handler.ts';
import type { HintChannel } from '../hints/hint-channel.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import type { SiteRegistry } from './site-registry.ts';
import { isOtherCell, readGoneDomains } from './away-brands.ts';
import { findBareSites } from './find-bare-sites.ts';
import { type Domains, ownDomains, readDomains, replaceOwners } from './import-domains.ts';
import { readChangedBrands } from './read-changed-brands.ts';
import { endServing, keepServing, noteSetAside, readVersion } from './serving-processes.ts';
import { importMerchants } from './import-merchants.ts';
import type { ImportContent, KnownFiles, MerchantFiles } from './merchant-files.ts';
import { writeSetAside } from './set-aside-file.ts';
import type { BrokenFiles, SetAside } from './set-aside.ts';

/** The brands of a running platform. */
export interface Brands {
  /** Those that are served. */
  served: () => readonly Merchant[];
  /** Those that could not be brought in line with their files. */
  setAside: () => readonly SetAside[];
  /** Imports changed files. A brand that fails is logged, and does not stop the others. */
  load: (
    files: readonly (MerchantFiles | KnownFiles)[],
    broken?: readonly BrokenFiles[],
  ) => Promise<void>;
  /** Takes what other processes have imported since, until the end that it answers is called. */
  follow: () => () => Promise<void>;
}

/** How long a change that another process has imported may be unknown here. */
const LOOK_EVERY_MS = 2000;

/** How often a process says that it is alive. */
const SIGN_EVERY_MS = 10_000;

interface BrandsContext {
  database: Database;
  sites: SiteRegistry;
  /** Holds the built sites, as far as they are here. */
  distDir: string;
  stateDir: string;
  /** Whether each brand is at `<code>.localhost` too. */
  isTriedOut: boolean;
  log: FastifyBaseLogger;
  hints: HintChannel;
}

/** Begins without any brand. */
export const createBrands = (
  { database, sites, distDir, stateDir, isTriedOut, log, hints }: BrandsContext,
  contentImports: readonly ImportContent[],
): Brands => {
  const process = randomUUID();
  let served: readonly Merchant[] = [];
  let setAside: readonly SetAside[] = [];
  let own: readonly string[] = [];
  let known: { owners: Domains['owners']; version: number } = { owners: new Map(), version: -1 };
  const expectOthers = async (): Promise<void> => {
    if (!sites.mayCome() && (await isOtherCell(database))) sites.expectBrands();
  };
  const look = async (): Promise<void> => {
    await expectOthers();
    const before = known;
    const version = await readVersion(database);
    if (version === before.version) return;
    // A number that is smaller than before: the database is another one.
    const since = version < before.version ? -1 : before.version;
    const { merchants, changed } = await readChangedBrands(database, served, since);
    const owners =
      replaceOwners(before.owners, served, changed, isTriedOut) ??
      ownDomains(merchants, isTriedOut, await readDomains(database)).owners;
    const gone = await readGoneDomains(database, isTriedOut);
    // What was loaded meanwhile is newer.
    if (known !== before) return;
    known = { owners, version };
    served = merchants;
    sites.replace(owners, gone);
  };
  return {
    served: () => served,
    setAside: () => setAside,
    load: async (files, broken = []) => {
      own = [...files, ...broken].map(({ code }) => code);
      const options = { broken, isTriedOut, process };
      await expectOthers();
      const imported = await importMerchants(database, files, contentImports, options);
      sites.replace(imported.owners, await readGoneDomains(database, isTriedOut));
      if (imported.version !== known.version) hints.tell({ kind: 'brands', brand: null, id: null });
      known = imported;
      served = imported.merchants;
      setAside = [...imported.setAside, ...(await findBareSites(distDir, served))];
      await tellSetAside({ database, stateDir, log }, process, setAside);
    },
    follow: () => {
      const sign = () => keepServing(database, process, own, setAside);
      return keepFollowing(look, sign, () => endServing(database, process), { log, hints });
    },
  };
};

/** Tells of brands that are set aside: the log, whoever lists brands here, and whoever asks the database. */
const tellSetAside = async (
  { database, stateDir, log }: Pick<BrandsContext, 'database' | 'stateDir' | 'log'>,
  process: string,
  setAside: readonly SetAside[],
): Promise<void> => {
  for (const { code, ...why } of setAside)
    log.error({ brand: code, ...why }, 'a brand is set aside');
  await writeSetAside(stateDir, setAside);
  await noteSetAside(database, process, setAside);
};

/** Whoever asks while it runs gets the next run, all of them the same. */
const oneAtOnce = (run: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => (running = run().finally(() => (running = null)));
  return () => {
    if (!running) return begin();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };
};

/** Looks by the clock and when a hint asks for it, and gives signs of life. @returns ends it */
const keepFollowing = (
  look: () => Promise<void>,
  sign: () => Promise<void>,
  end: () => Promise<void>,
  { log, hints }: Pick<BrandsContext, 'log' | 'hints'>,
): (() => Promise<void>) => {
  const follow = oneAtOnce(look);
  hints.listen(({ kind }) => {
    // What fails is tried again at the next look by the clock, which tells of it.
    if (kind === 'brands') follow().catch(() => {});
  });
  const stop = runJobs([followJob(follow), signJob(sign)], { log });
  return async () => {
    await stop();
    // A database that is away takes this process for gone by itself.
    await end().catch(() => {});
  };
};

const followJob = (run: () => Promise<void>) => ({
  name: 'followBrands',
  everyMs: LOOK_EVERY_MS,
  run,
});

const signJob = (run: () => Promise<void>) => ({
  name: 'keepServing',
  everyMs: SIGN_EVERY_MS,
  run,
});
