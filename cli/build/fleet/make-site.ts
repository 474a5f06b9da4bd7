import path from 'node:path';
import type { UnplacedIssue, Issue } from '#config/issues/issue.ts';
import { compileOf, type UsedCompile } from '../overrides/own-compile.ts';
import { checkBudgets } from '../render/check-budgets.ts';
import { renderMerchant } from '../render/render-merchant.ts';
import type { StoredSite } from '../render/stored-sites.ts';
import { checkOne } from './check-batch.ts';

/** A site after its check, or what keeps it from being built. */
export type MadeSite = { site: StoredSite } | { site?: undefined; problems: Issue[] };

const placed = async (merchant: string, issues: readonly UnplacedIssue[]): Promise<Issue[]> => {
  if (issues.length === 0) return [];
  const { placeIssues } = await import('#config/places/place-issues.ts');
  return placeIssues(issues.map((each) => ({ ...each, merchant })));
};

/**
 * Checks one merchant and renders its site.
 *
 * @param isConflict it shares a domain with another merchant, from `findConflicts`
 * @param shared the compile that all brands without own code share
 */
export const makeSite = async (
  { merchantsDir, code, isConflict }: { merchantsDir: string; code: string; isConflict: boolean },
  shared: UsedCompile,
): Promise<MadeSite> => {
  const { merchant, problems } = await checkOne(merchantsDir, code, isConflict);
  if (!merchant) return { problems };
  const { record, folder } = await compileOf(merchant.folder, shared);
  const rendered = await renderMerchant(merchant, record, folder);
  const file = path.join(merchant.folder, 'merchant.json');
  const broken = await placed(code, checkBudgets(file, rendered.weights));
  if (broken.length > 0) return { problems: [...problems, ...broken] };
  const { parentHashes: looks, config } = merchant;
  const { files, record: text } = rendered;
  return { site: { looks, domains: config.site.domains, problems, files, record: text } };
};
