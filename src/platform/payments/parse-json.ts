/** Reads a text as JSON; null when it is none, as for the text `null`. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
