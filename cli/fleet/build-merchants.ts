import path from 'node:path';
import type { Finding, Problem } from '#config/problems/problem.ts';
import { type CompileRecord, loadCompileRecord } from '../compile/compile-record.ts';
import { compileFolder } from '../compile/ensure-compile.ts';
import { checkBudgets } from '../dress/check-budgets.ts';
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
  /** The merchants whose look it inherits, with a hash of that look. */
  looks: Record<string, string>;
  /** The domains that the merchant's site answers to. */
  domains: string[];
  problems: Problem[];
  /** What went wrong on our side, if anything did. */
  fault?: string;
}

const merchantFile = ({ folder }: { folder: string }): string => path.join(folder, 'merchant.json');

const placed = async (merchant: string, findings: readonly Finding[]): Promise<Problem[]> => {
  if (findings.length === 0) return [];
  const { placeFindings } = await import('#config/problems/place-findings.ts');
  return placeFindings(findings.map((each) => ({ ...each, merchant })));
};

const buildOne = async (code: string, record: CompileRecord, batch: Batch): Promise<Outcome> => {
  const failed = { code, built: false, looks: {}, domains: [], problems: [] };
  try {
    const isRival = batch.rivals.includes(code);
    const { merchant, problems } = await checkOne(batch.merchantsDir, code, isRival);
    if (!merchant) return { ...failed, problems };
    const site = await dressMerchant(merchant, record, compileFolder(batch.key));
    const broken = await placed(code, checkBudgets(merchantFile(merchant), site.weights));
    if (broken.length > 0) return { ...failed, problems: [...problems, ...broken] };
    stageSite(batch.outDir, code, site.files, site.record);
    const { looks, config } = merchant;
    return { code, built: true, looks, domains: config.site.domains, problems };
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
