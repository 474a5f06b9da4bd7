const segmenter = new Intl.Segmenter();

/** Characters as a reader counts them: an emoji or a letter with its marks is one. */
export const countGraphemes = (text: string): number => [...segmenter.segment(text)].length;
