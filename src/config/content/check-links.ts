import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { Banner } from '#generated/merchant-content.ts';
import { gamePaths, memberPaths, sitePaths } from '#generated/page-paths.ts';
import { didYouMean, listed } from '../schema/nearest.ts';

/** The pages of the site that content may link to. */
const PAGES: readonly string[] = [...sitePaths, ...gamePaths, ...memberPaths];

/** Page → the ids on it; undefined where a broken file hides them. */
export type Anchors = Record<string, string[] | undefined>;

/** What is wrong with a link, and what may have been meant. */
export interface LinkIssue {
  code: 'content/link-broken' | 'content/link-kind';
  message: string;
  suggestion: string;
}

const broken = (message: string, suggestion: string): LinkIssue => ({
  code: 'content/link-broken',
  message,
  suggestion,
});

/** The part after #, decoded if it can be. */
const anchorOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/** Names an anchor that a page has not. */
export const findAnchorIssue = (
  page: string,
  anchor: string,
  ids: string[] | undefined,
): LinkIssue | undefined => {
  if (ids === undefined || anchor === '' || ids.includes(anchor)) return undefined;
  const hint = didYouMean(anchor, ids) || (ids.length > 0 ? `There are ${listed(ids)}.` : '');
  return broken(`${page} has no “${anchor}”.`, hint);
};

/**
 * Follows a link into the site: the page exists, its anchor and its category too.
 *
 * @param link empty, a path of the site, or an address elsewhere, which is not followed
 * @param own the addresses of the brand's own pages
 */
export const findLinkIssue = (
  link: string,
  anchors: Anchors,
  { categories }: MerchantConfig,
  own: readonly string[] = [],
): LinkIssue | undefined => {
  if (!link.startsWith('/')) return undefined;
  const { pathname, hash, searchParams } = new URL(link, 'https://site.invalid');
  if (own.includes(pathname)) return undefined;
  if (!PAGES.includes(pathname)) {
    const hint = didYouMean(pathname, [...own, ...PAGES]) || `Pages: ${listed(PAGES)}.`;
    return broken(`The site has no page “${pathname}”.`, hint);
  }
  const anchor = anchorOf(hash);
  if (pathname in anchors) return findAnchorIssue(pathname, anchor, anchors[pathname]);
  const category = searchParams.get('category');
  const shown = categories.filter(({ vendors }) => vendors.length > 0).map(({ type }) => type);
  if (category === null || shown.some((type) => type === category)) return undefined;
  const hint = didYouMean(category, shown) || `Categories: ${listed(shown)}.`;
  return broken(`This site has no category “${category}”.`, hint);
};

/** The kind of a banner's link fits the link. */
export const findLinkKindIssue = ({ link, linkageType }: Banner): LinkIssue | undefined => {
  const fits = {
    NONE: link === '',
    URL: link !== '',
    PROMOTION: link.startsWith('/promotions'),
  }[linkageType];
  if (fits) return undefined;
  const kind = link === '' ? 'NONE' : link.startsWith('/promotions') ? 'PROMOTION' : 'URL';
  const message = `The kind is ${linkageType}, but the link is ${link === '' ? 'empty' : `“${link}”`}.`;
  return { code: 'content/link-kind', message, suggestion: `Write "linkageType": "${kind}".` };
};
