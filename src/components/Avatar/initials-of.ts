const firstGrapheme = (word: string): string => {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  for (const { segment } of segments) return segment;
  return '';
};

/** One or two characters for a name: the first of its first and last word, whole clusters. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = firstGrapheme(words[0] ?? '');
  const last = words.length > 1 ? firstGrapheme(words.at(-1) ?? '') : '';
  return (first + last).toLocaleUpperCase();
};
