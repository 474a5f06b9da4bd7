/** Attributes that somebody reads or hears. */
const SPOKEN = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'value'];

/** Marks of words that nobody put words in the place of: a story made them too late. */
export const missingMessages = (page: HTMLElement): string[] => {
  const texts = [
    page.textContent ?? '',
    ...SPOKEN.flatMap((name) =>
      [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    ),
  ];
  return texts.flatMap((text) => text.match(/⟦[^⟧]*⟧?/gu) ?? []);
};
