import type { LanguageCode } from '#generated/merchant-config.ts';

/** A link in the text of a page. */
export interface PageLink {
  /** On the site, in the language of the page. */
  href: string;
  label: string;
  /** What it leads to, in a sentence. */
  about?: string | undefined;
}

/** A game with a page of its own. */
export interface PageGame {
  code: string;
  /** Its picture's address on the site. */
  picture: string;
  /** Who made it, and the title of the pages that list it. */
  vendor: string;
  genre: string;
}

/** One public page in one language: what it says to whoever reads it without running the script. */
export interface SitePage {
  /** Without a language. */
  path: string;
  /** Its heading, without the brand. */
  heading: string;
  /** The title of the document. */
  title: string;
  description: string;
  /** Sanitized HTML. */
  content: string;
  /** The language of `content`: a text that is not translated stands in another one. */
  contentLanguage: LanguageCode;
  /** The pages above it, from the home page down. */
  crumbs: PageLink[];
  /** The pages that it leads to. */
  links: PageLink[];
  /** A picture of its own: its file under the merchant's folder. */
  art?: string | undefined;
  /** The game that it is about. */
  game?: PageGame | undefined;
  /** When what it says was changed, RFC 3339; left out where nobody says so. */
  modified?: string | undefined;
  /** Questions with sanitized HTML as answers. */
  questions?: { question: string; answer: string }[] | undefined;
}
