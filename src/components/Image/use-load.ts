import { useEffect, useReducer, useRef } from 'react';
import { nextLoad, type Load, type LoadEvent } from './next-load.ts';
import { observeVisible } from './observe-visible.ts';

/** Follows one image from out of sight to shown or given up. */
export const useLoad = (eager: boolean, hasFallback: boolean) => {
  const frame = useRef<HTMLSpanElement>(null);
  const [load, send] = useReducer(
    (now: Load, event: LoadEvent) => nextLoad(now, event, hasFallback),
    { phase: eager ? 'loading' : 'waiting', attempt: 0 },
  );

  useEffect(() => {
    if (load.phase !== 'waiting' || !frame.current) return undefined;
    return observeVisible(frame.current, () => send('seen'));
  }, [load.phase]);

  useEffect(() => {
    // A prerendered image may be done, or broken, before anything could listen.
    const image = frame.current?.querySelector('img');
    if (load.phase !== 'loading' || !image?.complete || !image.currentSrc) return;
    send(image.naturalWidth > 0 ? 'loaded' : 'broken');
  }, [load.phase]);

  return { frame, load, send };
};
