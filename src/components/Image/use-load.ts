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
    return observeVisible(frame.current, () => send({ name: 'seen', attempt: 0 }));
  }, [load.phase]);

  useEffect(() => {
    // A prerendered image may be done, or broken, before anything could listen; its own event may
    // still come: told twice, it counts once.
    const image = frame.current?.querySelector('img');
    if (load.phase !== 'loading' || !image?.complete || !image.currentSrc) return;
    send({ name: image.naturalWidth > 0 ? 'loaded' : 'broken', attempt: 0 });
  }, [load.phase]);

  return { frame, load, send };
};
