import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Image.css.ts';
import { useEffect, useReducer, useRef } from 'react';
import { nextLoad, type Load, type LoadEvent } from './next-load.ts';

type Seen = () => void;

const waiting = new WeakMap<Element, Seen>();
let observer: IntersectionObserver | undefined;

const watch = (): IntersectionObserver =>
  new IntersectionObserver(
    (entries, self) => {
      for (const entry of entries.filter(({ isIntersecting }) => isIntersecting)) {
        self.unobserve(entry.target);
        waiting.get(entry.target)?.();
      }
    },
    // Specification 9: lazy images, intersection threshold 0.1.
    { threshold: 0.1 },
  );

/**
 * Calls once when a tenth of the element is on screen; at once where nothing can observe.
 *
 * @returns stops waiting
 */
const observeVisible = (element: Element, seen: Seen): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    seen();
    return () => undefined;
  }
  observer ??= watch();
  const used = observer;
  waiting.set(element, seen);
  used.observe(element);
  return () => used.unobserve(element);
};

export interface ImageProps {
  src: string;
  /** What it shows; empty for decoration. */
  alt: string;
  /** Shown once when the image cannot be had. */
  fallback?: string | undefined;
  /** Width to height as CSS writes it, `16 / 9`; `fill` takes the whole of a positioned parent. */
  ratio?: string | undefined;
  /** For what the first screen shows: fetched at once and with priority. */
  eager?: boolean | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** The point that stays in sight when the image is cropped, as CSS object-position. */
  focus?: string | undefined;
}

/** An image that keeps its place, comes when it is seen, and has a way out when it is broken. */
export const Image = (props: ImageProps) => <TriedImage key={props.src} {...props} />;

const TriedImage = ({
  src,
  alt,
  fallback,
  ratio = 'auto',
  eager = false,
  fit = 'cover',
  focus = '50% 50%',
}: ImageProps) => {
  const { frame, load, send } = useLoad(eager, Boolean(fallback));
  const isFill = ratio === 'fill';
  return (
    <span
      ref={frame}
      className={styles.frame}
      style={assignInlineVars({ [styles.ratio]: isFill ? 'auto' : ratio, [styles.focus]: focus })}
      data-phase={load.phase}
      data-fit={fit}
      data-fill={isFill || undefined}
      data-lazy={!eager || undefined}
    >
      {(load.phase === 'loading' || load.phase === 'shown') && (
        <img
          key={load.attempt}
          className={styles.image}
          src={load.attempt === 2 && fallback ? fallback : src}
          alt={alt}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onLoad={() => send({ name: 'loaded', attempt: load.attempt })}
          onError={() => send({ name: 'broken', attempt: load.attempt })}
        />
      )}
      {load.phase === 'failed' && (
        <span className={styles.gone} {...(alt && { role: 'img', 'aria-label': alt })}>
          <Icon name="image" size={32} />
        </span>
      )}
    </span>
  );
};

/** Follows one image from out of sight to shown or given up. */
const useLoad = (eager: boolean, hasFallback: boolean) => {
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
