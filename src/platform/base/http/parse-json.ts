import { findUnstorable } from '#domain/storable.ts';

/** Reads a text as JSON; null when it is none, as for the text `null`. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads a body of a payment provider as JSON; null also when it holds what no row can. */
export const parseMessage = (text: string): unknown => {
  const message = parseJson(text);
  return findUnstorable(message) === null ? message : null;
};
