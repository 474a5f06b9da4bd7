/** An article in a list. */
export interface HelpEntry {
  id: string;
  title: string;
  /** Some words of it, where it was found by a search. */
  excerpt?: string | undefined;
  /** BCP-47, where it is not in the page's language. */
  language?: string | undefined;
}

/** Articles about one subject. */
export interface HelpChapter {
  id: string;
  title: string;
  articles: readonly HelpEntry[];
}

/** The words around the articles. */
export interface HelpLabels {
  search: string;
  searchPlaceholder: string;
  /** Names the list of chapters for a screen reader. */
  articles: string;
  /** Back from an article to the list, on a phone. */
  back: string;
  /** How many articles were found: "3 answers". */
  results: string;
  noResultsTitle: string;
  noResultsText: string;
  clearSearch: string;
}
