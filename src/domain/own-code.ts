/** Language → a text in it: `{ en: 'Our promise', de: 'Unser Versprechen' }`. */
export type OwnText = Readonly<Record<string, string>>;

/** What a page or section of a brand's own code is handed. */
export interface OwnPartProps {
  /**
   * A text of `overrides/words`, in the language that the site speaks: `say('promise.title')` reads
   * `own.promise.title`.
   *
   * @param values for the placeholders of the text, such as `{{name}}`
   */
  say: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** The language that the site speaks, as a tag: `zh-Hans`. */
  language: string;
  /** The brand's name. */
  brand: string;
}

/** What the site has to know of an own page before its code has come. */
export interface OwnPageSettings {
  /** Its address, lower case: `/our-promise`. */
  path: `/${string}`;
  /** In the browser's tab and in search results. */
  title: OwnText;
  /** What search engines show of it, up to 155 characters. */
  description?: OwnText;
}

/** Where an own section stands on the home page: beside one of the brand's `home.sections`. */
export type OwnSectionSettings = { before: string } | { after: string };

/**
 * Places a page of own code: `export const page = ownPage({ … })` in `overrides/pages/<name>.page.tsx`.
 * Read from its text, so each value stands there as it is.
 */
export const ownPage = (page: OwnPageSettings): OwnPageSettings => page;

/**
 * Places a section of own code: `export const section = ownSection({ after: 'games' })` in
 * `overrides/home/<name>.section.tsx`. Read from its text, as a page is.
 */
export const ownSection = (section: OwnSectionSettings): OwnSectionSettings => section;
