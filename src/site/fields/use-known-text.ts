import { useState } from 'react';

import { followKnown } from './known-text.ts';

/**
 * The text of a field that begins with what is known elsewhere and goes by it, without the field being made anew:
 * who stands in it stays there.
 *
 * @param known the text elsewhere: as it was saved, as it stands in the address
 */
export const useKnownText = (known: string): [text: string, type: (text: string) => void] => {
  const [last, setTyped] = useState({ text: known, known });
  const typed = followKnown(last, known);
  if (typed !== last) setTyped(typed);
  return [typed.text, (text) => setTyped({ text, known })];
};
