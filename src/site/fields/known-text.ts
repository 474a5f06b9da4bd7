/** What is typed in a field, and what was known elsewhere when it was last looked at. */
export interface TypedText {
  text: string;
  known: string;
}

/**
 * The text of a field that goes by what is known elsewhere: another text there takes the place of the one here,
 * unless somebody has typed something else meanwhile, which stays.
 *
 * @param known what is known now
 * @returns the same object as before where nothing is new
 */
export const followKnown = (typed: TypedText, known: string): TypedText => {
  if (typed.known === known) return typed;
  return { text: typed.text.trim() === typed.known.trim() ? known : typed.text, known };
};
