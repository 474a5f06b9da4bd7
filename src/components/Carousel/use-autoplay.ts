import { useEffect, useEffectEvent, useState, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

export interface Autoplay {
  /** Runs by itself unless the player stopped it; false also with reduced motion. */
  isPlaying: boolean;
  toggle: () => void;
  /** Holds while the pointer or the keyboard is inside. */
  holdProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Calls `advance` every `everyMs` while nobody looks closer: not under the pointer, with the
 * keyboard inside, in a hidden tab, or for who wants less motion.
 *
 * @param step changes with each move, so that a move by hand gets its full time too
 */
export const useAutoplay = (
  advance: () => void,
  { everyMs, enabled, step }: { everyMs: number; enabled: boolean; step: number },
): Autoplay => {
  const wantsLess = useReducedMotion();
  const [choice, setChoice] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPlaying = choice ?? !wantsLess;
  const runs = enabled && isPlaying && !hovered && !focused && everyMs > 0;

  const tick = useEffectEvent(() => {
    if (!document.hidden) advance();
  });

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick(), everyMs);
    return () => clearInterval(timer);
  }, [runs, everyMs, step]);

  return {
    isPlaying,
    toggle: () => setChoice(!isPlaying),
    holdProps: {
      // A finger that taps has no way to leave again.
      onPointerEnter: (event) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
};
