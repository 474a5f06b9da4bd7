import type { PlayFacts } from '#api/play.ts';
import { textDirection } from '#domain/text-direction.ts';

/** Longer than a theme takes on a slow phone; a page without it is better than none. */
const THEME_WITHIN_MS = 8000;

/** Shows the page in light or dark. */
export const setMode = (mode: 'light' | 'dark'): void => {
  document.documentElement.dataset['mode'] = mode;
};

const loadTheme = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    setTimeout(resolve, THEME_WITHIN_MS);
    document.head.append(link);
  });

/** Gives the page the brand's theme and mode, the player's language, and the game's name. */
export const applyBrand = async (
  { brand, game }: Pick<PlayFacts, 'brand' | 'game'>,
  language: string,
): Promise<void> => {
  setMode(brand.mode);
  const root = document.documentElement;
  root.lang = language;
  root.dir = textDirection(language);
  // The site keeps room for a scroll bar, so that nothing jumps; a game fills its frame.
  root.style.scrollbarGutter = 'auto';
  document.title = `${game.name} · ${brand.name}`;
  const ownTheme = document.querySelector<HTMLMetaElement>('meta[name="livery-theme"]')?.content;
  // A brand whose site was not built, as in development, has no theme to be fetched.
  const theme = brand.styleUrl === '' ? ownTheme : brand.styleUrl;
  if (theme) await loadTheme(theme);
};
