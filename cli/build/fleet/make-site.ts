import path from 'node:path';
import type { Finding, Problem } from '#config/problems/problem.ts';
import type { CompileRecord } from '../compile/compile-record.ts';
import { checkBudgets } from '../dress/check-budgets.ts';
import { dressMerchant } from '../dress/dress-merchant.ts';
import type { StoredSite } from '../dress/stored-sites.ts';
import { checkOne } from './check-batch.ts';

/** A site after its check, or what keeps it from being built. */
export type MadeSite = { site: StoredSite } | { site?: undefined; problems: Problem[] };

const placed = async (merchant: string, findings: readonly Finding[]): Promise<Problem[]> => {
  if (findings.length === 0) return [];
  const { placeFindings } = await import('#config/places/place-findings.ts');
  return placeFindings(findings.map((each) => ({ ...each, merchant })));
};

/**
 * Checks one merchant and dresses its site.
 *
 * @param isConflict it shares a domain with another merchant, from `findConflicts`
 * @param folder the compile's folder in the store
 */
export const makeSite = async (
  { merchantsDir, code, isConflict }: { merchantsDir: string; code: string; isConflict: boolean },
  record: CompileRecord,
  folder: string,
): Promise<MadeSite> => {
  const { merchant, problems } = await checkOne(merchantsDir, code, isConflict);
  if (!merchant) return { problems };
  const dressed = await dressMerchant(merchant, record, folder);
  const file = path.join(merchant.folder, 'merchant.json');
  const broken = await placed(code, checkBudgets(file, dressed.weights));
  if (broken.length > 0) return { problems: [...problems, ...broken] };
  const { looks, config } = merchant;
  const { files, record: text } = dressed;
  return { site: { looks, domains: config.site.domains, problems, files, record: text } };
};
