/** What the search needs of an article. */
export interface SearchableArticle {
  title: string;
  /** Html, as the merchant wrote it. */
  content: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of a piece of html on one line, for searching only (never for showing). */
export const plainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** Lower case, and without the marks that people leave out when they search (é → e). */
const folded = (text: string, language: string): string =>
  text
    .toLocaleLowerCase(language)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/**
 * The articles that hold every word of the query; those with a hit in the title come first.
 *
 * @param language BCP-47, for the rules of upper and lower case
 */
export const searchHelp = <T extends SearchableArticle>(
  articles: readonly T[],
  query: string,
  language: string,
): T[] => {
  const words = folded(query, language).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...articles];
  const holdsAll = (text: string) => words.every((word) => text.includes(word));
  const inTitle: T[] = [];
  const inContent: T[] = [];
  for (const article of articles) {
    const title = folded(article.title, language);
    if (holdsAll(title)) inTitle.push(article);
    else if (holdsAll(`${title} ${folded(plainText(article.content), language)}`)) {
      inContent.push(article);
    }
  }
  return [...inTitle, ...inContent];
};

/** An extract of an article's words for a list, cut at a word where the language has spaces. */
export const excerpt = (html: string, maxLength = 120): string => {
  const text = plainText(html);
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut}…`;
};
