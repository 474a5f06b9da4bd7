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
 * @param step where it stands: each move, also one by hand, starts the time anew
 */
export const useAutoplay = (
  advance: (from: number) => void,
  { everyMs, enabled, step }: { everyMs: number; enabled: boolean; step: number },
): Autoplay => {
  const wantsLess = useReducedMotion();
  const [choice, setChoice] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPlaying = choice ?? !wantsLess;
  const runs = enabled && isPlaying && !hovered && !focused && everyMs > 0;

  const tick = useEffectEvent((from: number) => {
    if (!document.hidden) advance(from);
  });

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick(step), everyMs);
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
