import type { LocalizedText } from '#generated/merchant-config.ts';

/** Where a site leads to a page of its brand: in the menu and the footer, in the footer alone, or nowhere. */
export const pagePlaces = ['menu', 'footer', 'none'] as const;

export type PagePlace = (typeof pagePlaces)[number];

/** A page that a brand writes in Markdown, by language. */
export interface CustomPage {
  /** Its address is `/<slug>`. */
  slug: string;
  place: PagePlace;
  title: LocalizedText;
  /** What a search engine shows. */
  description: LocalizedText;
  /** HTML of the text, made from the Markdown. */
  content: LocalizedText;
}
