import path from 'node:path';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import type { UnplacedIssue, Issue } from '#config/issues/issue.ts';
import { toDiskError } from '../../base/files/disk-error.ts';
import { InputError } from '../../base/terminal/errors.ts';
import { compileOf, type UsedCompile } from '../overrides/own-compile.ts';
import { compileIssue, prerenderIssue } from '../overrides/own-failure.ts';
import { checkBudgets } from '../render/check-budgets.ts';
import { type RenderedSite, renderMerchant } from '../render/render-merchant.ts';
import type { StoredSite } from '../render/stored-sites.ts';
import { checkOne } from './check-batch.ts';

/** Whose site is made. */
type SiteRequest = Parameters<typeof checkOne>[0];

/** A site after its check, or what keeps it from being built. */
export type MadeSite = { site: StoredSite } | { site?: undefined; problems: Issue[] };

const placed = async (merchant: string, issues: readonly UnplacedIssue[]): Promise<Issue[]> => {
  if (issues.length === 0) return [];
  const { placeIssues } = await import('#config/places/place-issues.ts');
  return placeIssues(issues.map((each) => ({ ...each, merchant })));
};

/**
 * Renders a site with the compile that it has to have. Where own code does not compile or throws, that
 * is the brand's fault; without own code it is ours.
 */
const renderWithOwn = async (
  merchant: ResolvedMerchant,
  shared: UsedCompile,
): Promise<{ rendered: RenderedSite } | { issue: UnplacedIssue }> => {
  const compiled = await compileOf(merchant.folder, shared);
  if ('failed' in compiled) return { issue: compileIssue(merchant.folder, compiled.failed) };
  const { record, folder } = compiled;
  try {
    if (record.own) {
      const { expectRenderEnds } = await import('./render-watched.ts');
      await expectRenderEnds(merchant, compiled);
    }
    return { rendered: await renderMerchant(merchant, record, folder) };
  } catch (error) {
    const isOurs = !record.own || toDiskError(error) !== undefined || !(error instanceof Error);
    if (isOurs || error instanceof InputError) throw error;
    return { issue: prerenderIssue(merchant.folder, folder, error) };
  }
};

/**
 * Checks one merchant and renders its site.
 *
 * @param isConflict it shares a domain with another merchant, from `findConflicts`
 * @param shared the compile that all brands without own code share
 */
export const makeSite = async (request: SiteRequest, shared: UsedCompile): Promise<MadeSite> => {
  const { code } = request;
  const { merchant, problems } = await checkOne(request, shared.record.key);
  if (!merchant) return { problems };
  const made = await renderWithOwn(merchant, shared);
  if ('issue' in made) return { problems: [...problems, ...(await placed(code, [made.issue]))] };
  const { rendered } = made;
  const file = path.join(merchant.folder, 'merchant.json');
  const broken = await placed(code, checkBudgets(file, rendered.weights));
  if (broken.length > 0) return { problems: [...problems, ...broken] };
  const { parentHashes: looks, config } = merchant;
  const { files, record: text, shared: parts } = rendered;
  const { domains } = config.site;
  return { site: { looks, domains, problems, files, record: text, shared: parts } };
};
