import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { addPoint, shareByKey, shareOf, type SlideResult, type TrackPoint } from './slide-track.ts';

interface Drag {
  pointerId: number;
  startX: number;
  startY: number;
  startedMs: number;
  wayPx: number;
  rightToLeft: boolean;
  track: TrackPoint[];
}

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** How far the handle can go: the rail's inside without the handle itself. */
const wayOf = (handle: HTMLElement): number => {
  const rail = handle.parentElement;
  return rail ? rail.clientWidth - handle.offsetWidth : 0;
};

interface Slide {
  /** Nothing can be moved. */
  isOff: boolean;
  setShare: (share: number) => void;
  onDone: (result: SlideResult) => void;
}

/** A pointer that holds the handle: where it goes, and what it leaves behind. */
const useDrag = ({ isOff, setShare, onDone }: Slide) => {
  const [held, setHeld] = useState(false);
  const drag = useRef<Drag | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (isOff || event.button !== 0 || drag.current) return;
    const element = event.currentTarget;
    element.setPointerCapture(event.pointerId);
    drag.current = {
      pointerId: event.pointerId,
      startX: event.clientX,
      startY: event.clientY,
      startedMs: event.timeStamp,
      wayPx: wayOf(element),
      rightToLeft: isRightToLeft(element),
      track: [{ share: 0, offsetPx: 0, atMs: 0 }],
    };
    setShare(0);
    setHeld(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now || event.pointerId !== now.pointerId) return;
    const next = shareOf(event.clientX - now.startX, now.wayPx, now.rightToLeft);
    const offsetPx = Math.round(event.clientY - now.startY);
    const atMs = Math.round(event.timeStamp - now.startedMs);
    now.track = addPoint(now.track, { share: Math.round(next * 1000) / 1000, offsetPx, atMs });
    setShare(next);
  };
  const letGo = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now || event.pointerId !== now.pointerId) return;
    drag.current = null;
    setHeld(false);
    const isThere = event.type === 'pointerup' && (now.track.at(-1)?.share ?? 0) >= 0.99;
    setShare(isThere ? 1 : 0);
    const durationMs = Math.round(event.timeStamp - now.startedMs);
    if (isThere) onDone({ method: 'drag', track: now.track, durationMs });
  };
  return { held, onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo };
};

/** The handle's place and what moves it: a pointer that holds it, or keys. */
export const useSlide = (isOff: boolean, onDone: (result: SlideResult) => void) => {
  const [share, setShare] = useState(0);
  const { held, ...pointer } = useDrag({ isOff, setShare, onDone });
  const keysSinceMs = useRef<number | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = shareByKey(event.key, share, isRightToLeft(event.currentTarget));
    if (isOff || next === null) return;
    event.preventDefault();
    keysSinceMs.current ??= event.timeStamp;
    setShare(next);
    if (next < 1) return;
    const durationMs = Math.round(event.timeStamp - keysSinceMs.current);
    keysSinceMs.current = null;
    onDone({ method: 'keyboard', track: [], durationMs });
  };
  return { share, held, handle: { ...pointer, onKeyDown }, setShare };
};
