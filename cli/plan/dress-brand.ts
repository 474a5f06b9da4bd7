import path from 'node:path';
import type { Problem } from '#config/problems/problem.ts';
import type { CompileRecord } from '../compile/compile-record.ts';
import { checkBudgets } from '../dress/check-budgets.ts';
import { dressMerchant } from '../dress/dress-merchant.ts';
import { checkOne } from '../fleet/check-batch.ts';
import { dressedSide, type SiteSide } from './site-side.ts';

/** A brand as a build would make it, or what would keep the build from it. */
export interface DressedBrand {
  site?: SiteSide;
  problems: Problem[];
}

/**
 * Checks and dresses one brand as a build does, and leaves it in memory.
 *
 * @param isRival it shares a domain with another brand, from `findRivals`
 * @param compile the record of the compile and the folder that holds it
 */
export const dressBrand = async (
  merchantsDir: string,
  { code, isRival }: { code: string; isRival: boolean },
  { record, folder }: { record: CompileRecord; folder: string },
): Promise<DressedBrand> => {
  const { merchant, problems } = await checkOne(merchantsDir, code, isRival);
  if (!merchant) return { problems };
  const dressed = await dressMerchant(merchant, record, folder);
  const broken = checkBudgets(path.join(merchant.folder, 'merchant.json'), dressed.weights);
  if (broken.length === 0) return { site: dressedSide(dressed), problems };
  const { placeFindings } = await import('#config/problems/place-findings.ts');
  const placed = placeFindings(broken.map((finding) => ({ ...finding, merchant: code })));
  return { problems: [...problems, ...placed] };
};
