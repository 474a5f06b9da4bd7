/**
 * The language that a text is read in: the wanted one, then the fallback, then whichever there is.
 *
 * @returns the wanted one when nothing is written at all
 */
export const textLanguage = <Code extends string>(
  text: Partial<Record<Code, string>>,
  language: Code,
  fallback: Code,
): Code =>
  [language, fallback, ...(Object.keys(text) as Code[])].find((each) => text[each] !== undefined) ??
  language;

/**
 * Reads a text in a language, then in the fallback, then in whichever there is.
 *
 * @returns the empty text when nothing is written at all
 */
export const readText = <Code extends string>(
  text: Partial<Record<Code, string>>,
  language: Code,
  fallback: Code,
): string => text[textLanguage(text, language, fallback)] ?? '';
