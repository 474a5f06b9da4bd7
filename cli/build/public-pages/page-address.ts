import { ownPageFile } from '#platform/base/sites/site-paths.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import type { SitePage } from './site-page.ts';

/** A page in one language; the language that the site opens in has no name in addresses. */
export interface PlacedPage {
  /** Without a language: `/promotions`. */
  path: string;
  language: LanguageCode;
  /** The language that the site opens in. */
  opening: LanguageCode;
  /** A page of the brand's own, in code or in Markdown. */
  own?: SitePage['own'];
}

/** The address of a page on its site: `/promotions`, `/vi/promotions`, and `/vi/` of the home page. */
export const pathOnSite = ({ path, language, opening }: PlacedPage): string =>
  language === opening ? path : `/${language}${path}`;

/** The file of a page in its site's folder; servers find it by the address alone. */
export const fileOfPage = (page: PlacedPage): string => {
  const address = pathOnSite(page);
  if (page.own) return ownPageFile(address);
  return address === '/' ? 'index.html' : `pages${address.replace(/\/$/, '')}.html`;
};
