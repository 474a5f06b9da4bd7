import { findHidden } from '#domain/hidden-characters.ts';

/**
 * What keeps a text that a person gave from standing in a merchant's file.
 *
 * @param most characters, as the schema counts them
 * @returns a sentence without its subject: `is empty.`; undefined when it may stand
 */
export const findTextFault = (text: string, most: number): string | undefined => {
  const hidden = findHidden(text);
  if (hidden) {
    return `holds ${hidden.name} (${hidden.codePoint}) as character ${hidden.offset + 1}; leave it out.`;
  }
  if (text.trim() === '') return 'is empty.';
  const { length } = Array.from(text);
  return length > most
    ? `has ${length.toLocaleString('en')} characters; at most ${most} fit.`
    : undefined;
};
