/**
 * Reads a text in a language, then in the fallback, then in whichever there is.
 *
 * @returns the empty text when nothing is written at all
 */
export const readText = <Code extends string>(
  text: Partial<Record<Code, string>>,
  language: Code,
  fallback: Code,
): string => text[language] ?? text[fallback] ?? Object.values<string | undefined>(text)[0] ?? '';
