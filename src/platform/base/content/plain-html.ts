/** A text without any tag; of what begins with `&` only what is written so again. */
const WORDS = '(?:[^<>&]|&(?:amp|lt|gt);)*';

const within = (names: string, content: string): string => `<(${names})>${content}</(?:${names})>`;

const PART = new RegExp(
  `^(?:${within('p|h2|h3|h4', WORDS)}|<(ul|ol)>\\s*(?:<li>${WORDS}</li>\\s*)*</(?:ul|ol)>|\\s+)`,
);

/** The name that a part's first tag and its last one have; undefined when they differ. */
const isClosedAsOpened = (part: string): boolean => {
  const opened = /^<(\w+)>/.exec(part)?.[1];
  return opened === undefined || part.endsWith(`</${opened}>`);
};

/**
 * Whether an HTML text consists of nothing but paragraphs, headings and lists of plain words: it has no
 * attribute, no other tag and nothing that is open at its end, so that cleaning would leave it as it is.
 */
export const isPlainHtml = (html: string): boolean => {
  for (let rest = html; rest !== '';) {
    const part = PART.exec(rest)?.[0];
    if (part === undefined || !isClosedAsOpened(part)) return false;
    rest = rest.slice(part.length);
  }
  return true;
};
