import path from 'node:path';
import type { Issue } from '#config/issues/issue.ts';
import { type CompileRecord, loadCompileRecord } from '../compile/compile-record.ts';
import { compileFolder } from '../compile/keep-compile.ts';
import { trustGamesKey } from '../overrides/own-key.ts';
import { keptCompileOf } from '../overrides/own-compile.ts';
import { keepSite, readSite, type StoredSite } from '../render/stored-sites.ts';
import { toDiskError } from '../../base/files/disk-error.ts';
import { keepCompiledCode } from '../../base/keep-compiled-code.ts';
import { stageRelease } from '../release/stage-release.ts';
import { InputError } from '../../base/terminal/errors.ts';
import { scanTheme, scanMerchant } from '../release/scan-files.ts';
import type { SeenTree } from '../state/state.ts';

/** One merchant to build. */
export interface Order {
  code: string;
  /** What was seen of its files. */
  seen: SeenTree;
  /** The hash of everything that goes into its site. */
  input: string;
  /** Whether it shares a domain with another merchant. */
  isConflict: boolean;
}

/** Merchants to build, as a worker thread receives them. */
export interface Batch {
  merchantsDir: string;
  outDir: string;
  /** The compile's key. */
  key: string;
  /** Names the code that checks and renders. */
  codeKey: string;
  /** The key of the compile of the games' pages, where own code may concern them. */
  gamesKey?: string | undefined;
  orders: Order[];
  /** Takes no site from the store that was made before. */
  anew: boolean;
}

/** What became of one merchant. */
export interface Outcome {
  code: string;
  built: boolean;
  /** The merchants whose theme it inherits, with a hash of each theme. */
  looks: Record<string, string>;
  /** The domains that the merchant's site answers to. */
  domains: string[];
  problems: Issue[];
  /** What went wrong on our side, if anything did. */
  fault?: string;
  /** Why nothing could be written, in words for who runs the command. */
  blocked?: string;
  /** What it took to make the site; unset when it was made before. */
  milliseconds?: number;
}

/** What the merchants of one batch are built with. */
interface Bench {
  record: CompileRecord;
  folder: string;
  batch: Batch;
  /** The inherited themes as they are now, each read once. */
  looks: Map<string, string>;
}

const lookOf = ({ batch, looks }: Bench, code: string): string => {
  const hash = looks.get(code) ?? scanTheme(batch.merchantsDir, code, undefined).hash;
  looks.set(code, hash);
  return hash;
};

/** Stages a site that was made before; answers undefined when there is none that still holds. */
const stageKept = ({ code, input }: Order, bench: Bench): StoredSite | undefined => {
  const merchant = path.join(bench.batch.merchantsDir, code);
  const compile = keptCompileOf(merchant, bench);
  const site = compile && readSite(compile.folder, compile.record, input, merchant);
  if (!site) return undefined;
  const isSame = Object.entries(site.looks).every(([each, hash]) => lookOf(bench, each) === hash);
  if (!isSame) return undefined;
  try {
    stageRelease(bench.batch.outDir, code, site.files, site.record);
    return site;
  } catch (error) {
    // The store was swept or damaged: what is gone is made again.
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isGone || error instanceof InputError) return undefined;
    throw error;
  }
};

const builtOutcome = (code: string, { looks, domains, problems }: StoredSite): Outcome => ({
  code,
  built: true,
  looks,
  domains,
  problems,
});

const buildOne = async (order: Order, bench: Bench): Promise<Outcome> => {
  const { code, seen, input, isConflict } = order;
  const { merchantsDir, outDir, anew, codeKey } = bench.batch;
  const failed = { code, built: false, looks: {}, domains: [], problems: [] };
  try {
    const kept = anew || isConflict ? undefined : stageKept(order, bench);
    if (kept) return builtOutcome(code, kept);
    const { makeSite } = await import('./make-site.ts');
    const started = performance.now();
    const request = { merchantsDir, code, isConflict, codeKey };
    const made = await makeSite(request, bench);
    if (!made.site) return { ...failed, problems: made.problems };
    const { site } = made;
    stageRelease(outDir, code, site.files, site.record);
    // Not when the files were edited meanwhile: the input would be another's.
    const isAsSeen = scanMerchant(merchantsDir, code, seen).hash === seen.hash;
    const folder = path.join(merchantsDir, code);
    const compile = keptCompileOf(folder, bench);
    if (isAsSeen && !isConflict && compile) keepSite(compile.folder, input, site, folder);
    return { ...builtOutcome(code, site), milliseconds: performance.now() - started };
  } catch (error) {
    const blocked = toDiskError(error) ?? error;
    if (blocked instanceof InputError) return { ...failed, blocked: blocked.message };
    return { ...failed, fault: (error as Error).stack ?? String(error) };
  }
};

let loaded: CompileRecord | undefined;

/**
 * Builds some merchants, one after the other: as they were made before, or checked and rendered
 * anew. One at fault is reported and left as it was; the others are built.
 */
export const buildMerchants = async (batch: Batch): Promise<Outcome[]> => {
  const folder = compileFolder(batch.key);
  if (loaded?.key !== batch.key) loaded = loadCompileRecord(folder);
  if (batch.gamesKey !== undefined) trustGamesKey(batch.gamesKey);
  const bench: Bench = { record: loaded, folder, batch, looks: new Map() };
  const outcomes: Outcome[] = [];
  for (const order of batch.orders) outcomes.push(await buildOne(order, bench));
  keepCompiledCode();
  return outcomes;
};
