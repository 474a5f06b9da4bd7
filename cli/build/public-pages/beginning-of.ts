/** As long as search engines show a description. */
const MAX_DESCRIPTION = 155;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** A text without its tags, on one line. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<\/?(?:p|h[1-6]|li|ul|ol|br|hr|blockquote)[^<>]*>/g, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The beginning of a text as a description: without its tags, cut between words. */
export const beginningOf = (html: string): string => {
  const words = textOf(html);
  if (words.length <= MAX_DESCRIPTION) return words;
  const cut = words.slice(0, MAX_DESCRIPTION);
  const end = cut.lastIndexOf(' ');
  return `${(end > MAX_DESCRIPTION / 2 ? cut.slice(0, end) : cut).toWellFormed()}…`;
};
