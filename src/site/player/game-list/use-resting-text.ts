import { useEffect, useRef, useState } from 'react';

/** How long the typing has to rest before the platform is asked; our own choice. */
const REST_MS = 300;

/**
 * A text that is typed here and known elsewhere once the typing rests.
 *
 * @param known what is known elsewhere; a change from there replaces what is typed
 */
export const useRestingText = (known: string, onRest: (text: string) => void) => {
  const [typed, setTyped] = useState({ text: known, known });
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });
  if (typed.known !== known)
    setTyped({ text: typed.text.trim() === known ? typed.text : known, known });
  const { text } = typed;

  useEffect(() => {
    if (text.trim() === known) return undefined;
    const timer = setTimeout(() => latest.current(text.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [text, known]);

  return { value: text, onChange: (next: string) => setTyped({ text: next, known }) };
};
