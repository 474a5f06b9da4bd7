import type { Settings } from '../settings/settings.ts';
import { languagePart } from './address-language.ts';

/**
 * The browser's window as the router sees it: no address in it names a language. Wherever the router
 * goes, the language of the present address stays before the path.
 *
 * @returns to be given to the router in place of `window`
 */
export const windowWithoutLanguage = (
  settings: Pick<Settings, 'languages' | 'initial'>,
): Window => {
  const keeping =
    (name: 'pushState' | 'replaceState') =>
    (state: unknown, unused: string, path?: string): void =>
      history[name](state, unused, path && languagePart(location.pathname, settings) + path);
  const own = {
    location: {
      get pathname() {
        const { pathname } = location;
        return pathname.slice(languagePart(pathname, settings).length) || '/';
      },
      get search() {
        return location.search;
      },
      get hash() {
        return location.hash;
      },
      origin: location.origin,
    },
    history: {
      get state(): unknown {
        return history.state;
      },
      pushState: keeping('pushState'),
      replaceState: keeping('replaceState'),
      go: (delta: number) => history.go(delta),
    },
    addEventListener: addEventListener.bind(window),
    removeEventListener: removeEventListener.bind(window),
  };
  // As much of a window as a router of pages looks at.
  return own as unknown as Window;
};
