/** What the document of a page in Markdown holds. */
export interface WrittenWords {
  title: string;
  /** HTML, as the build makes it. */
  html: string;
}

/**
 * Puts the words of a page in Markdown into the document, as its own document would have them.
 *
 * @param path of the page
 * @returns what takes them away again
 */
export const serveWords = (
  { title, html }: WrittenWords,
  path: string,
  language: string,
): (() => void) => {
  const canonical = Object.assign(document.createElement('link'), {
    rel: 'canonical',
    href: path,
    hreflang: language,
  });
  const article = Object.assign(document.createElement('article'), { hidden: true, lang: 'en' });
  const heading = Object.assign(document.createElement('h1'), { textContent: title });
  const words = Object.assign(document.createElement('div'), { innerHTML: html });
  words.dataset['words'] = '';
  article.append(heading, words);
  document.head.append(canonical);
  document.body.append(article);
  return () => {
    canonical.remove();
    article.remove();
  };
};
