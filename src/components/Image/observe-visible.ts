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
export const observeVisible = (element: Element, seen: Seen): (() => void) => {
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
