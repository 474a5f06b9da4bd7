import { useCallback, useEffect, useRef } from 'react';

/** A frame that has not come to a question for so long does nothing else, in ms: loops end long before. */
export const PATIENCE_MS = 10_000;

/** Code that a frame was given, by its turn. */
interface Given {
  turn: number;
  code: string;
}

/**
 * Watches whether the frame still has its turns after it was given code. Where frames have processes of their own, this
 * page goes on while one of them hangs.
 *
 * @param onSilence told once of a frame that says nothing any more, with the code that it was given first of all it has not come to
 */
export const useLifeSigns = (onSilence: (code: string) => void) => {
  const open = useRef<Given[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const silence = useRef(onSilence);
  useEffect(() => {
    silence.current = onSilence;
  });
  const wait = useCallback((): void => {
    clearTimeout(timer.current);
    const [first] = open.current;
    if (!first) return;
    timer.current = setTimeout(() => {
      open.current = [];
      silence.current(first.code);
    }, PATIENCE_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** The frame was given code, and is asked for a sign of life after it. */
  const expect = useCallback(
    (given: Given): void => {
      open.current.push(given);
      if (open.current.length === 1) wait();
    },
    [wait],
  );
  /** It has given one, after the code of a turn. */
  const hear = useCallback(
    (turn: number): void => {
      open.current = open.current.filter((each) => each.turn > turn);
      wait();
    },
    [wait],
  );
  return { expect, hear };
};
