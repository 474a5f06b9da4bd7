import type { Problem } from '#config/problems/problem.ts';
import { type CompileRecord, loadCompileRecord } from '../compile/compile-record.ts';
import { compileFolder } from '../compile/ensure-compile.ts';
import { dressMerchant } from '../dress/dress-merchant.ts';
import { stageSite } from '../dress/stage-site.ts';
import { checkOne } from './check-batch.ts';

/** Merchants to build, as a worker thread receives them. */
export interface Batch {
  merchantsDir: string;
  outDir: string;
  /** The compile's key. */
  key: string;
  codes: string[];
  /** Those of them that share a domain with another merchant. */
  rivals: string[];
}

/** What became of one merchant. */
export interface Outcome {
  code: string;
  built: boolean;
  /** The domains that the merchant's site answers to. */
  domains: string[];
  problems: Problem[];
  /** What went wrong on our side, if anything did. */
  fault?: string;
}

const buildOne = async (code: string, record: CompileRecord, batch: Batch): Promise<Outcome> => {
  const failed = { code, built: false, domains: [], problems: [] };
  try {
    const isRival = batch.rivals.includes(code);
    const { merchant, problems } = await checkOne(batch.merchantsDir, code, isRival);
    if (!merchant) return { ...failed, problems };
    const site = await dressMerchant(merchant, record, compileFolder(batch.key));
    stageSite(batch.outDir, code, site.files, site.record);
    return { code, built: true, domains: merchant.config.site.domains, problems };
  } catch (error) {
    return { ...failed, fault: (error as Error).stack ?? String(error) };
  }
};

/**
 * Checks and builds some merchants, one after the other. One at fault is reported and left as it
 * was; the others are built.
 */
export const buildMerchants = async (batch: Batch): Promise<Outcome[]> => {
  const record = loadCompileRecord(compileFolder(batch.key));
  const outcomes: Outcome[] = [];
  for (const code of batch.codes) outcomes.push(await buildOne(code, record, batch));
  return outcomes;
};
