import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { hashPart } from './hash-part.ts';

/** How long a page may take to show the part that an address names. */
const PATIENCE_MS = 3000;

/**
 * Scrolls to the top on each navigation, or to the part that the address names once it is there.
 * Back and forward keep the browser's own place.
 */
export const useScroll = (): void => {
  const location = useLocation();
  const kind: string = useNavigationType();

  useEffect(() => {
    // The first page of a visit counts as POP as well; the browser places it.
    if (location.hash) return scrollWhenThere(hashPart(location.hash));
    if (kind !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
    // A link to where one is already makes a new location, and scrolls again.
  }, [location, kind]);
};

/** Scrolls to an element as soon as the page has it; answers how to give up. */
const scrollWhenThere = (id: string): (() => void) => {
  const attempt = () => {
    const target = document.getElementById(id);
    target?.scrollIntoView({ block: 'start' });
    return target !== null;
  };
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => attempt() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
};
