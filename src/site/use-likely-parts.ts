import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { popups } from './features.ts';
import { isLoginAtom } from './session/member.state.ts';

/** Long enough for the first page to have its pictures; idleness cannot be asked for everywhere. */
const SETTLED_MS = 4000;

/** Fetches what a visitor will most likely open next, once the page has settled. */
export const useLikelyParts = (): void => {
  const isLogin = useAtomValue(isLoginAtom);

  useEffect(() => {
    if (isLogin) return undefined;
    // What fails now is fetched again when it is wanted.
    const timer = setTimeout(() => void popups.login.load().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isLogin]);
};
