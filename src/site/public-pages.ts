import type { LanguageCode } from '#generated/merchant-config.ts';
import { gamePaths, homePaths, sitePaths } from '#generated/page-paths.ts';

import { createI18n } from './i18n/create-i18n.ts';
import { loadMessages } from './i18n/locales.ts';
import { memberPageNames, memberPages } from './pages/member-pages.ts';
import { routesOf } from './routes.ts';
import type { Settings } from './settings/settings.ts';

/** A page of a brand that whoever comes may read, without a session. */
export interface PublicPage {
  /** As the site's own routes name it, without a language. */
  path: string;
  /** Its title in one language; empty for the home page, which bears the brand's name alone. */
  title: string;
}

/** Popups over the home page with words of their own; what is only a form has nothing to be found for. */
const POPUP_TITLES = { '/help': 'help.title' } as const;

/** Pages that show the home page beneath, or the home page under another address. */
const FORMS: readonly string[] = ['/login', '/register', '/reset'];

/** The pages that the routes of any brand may have and searching machines may know. */
const listed: ReadonlySet<string> = new Set(
  [
    ...sitePaths,
    ...gamePaths,
    ...memberPageNames.filter((name) => memberPages[name].open).map((name) => `/${name}`),
  ].filter((path) => !FORMS.includes(path) && (path === '/' || !homePaths.includes(path))),
);

type Say = (key: string) => string;

const speakers = new Map<LanguageCode, Say>();

/** What says titles in a language; made once for all brands. */
const speakerOf = async (language: LanguageCode): Promise<Say> => {
  const known = speakers.get(language);
  if (known) return known;
  const { t } = createI18n(language, await loadMessages(language));
  // A string: the keys are those of the routes, which are checked where they stand.
  const say = t as unknown as Say;
  speakers.set(language, say);
  return say;
};

/**
 * The pages of one brand that searching machines may know, in the order of its routes, each once.
 *
 * @param settings of the brand; only what its optional parts are chosen from is looked at
 */
export const publicPages = async (
  settings: Settings,
  language: LanguageCode,
): Promise<PublicPage[]> => {
  const say = await speakerOf(language);
  const pages = routesOf(settings)
    .filter(({ path, signedIn, bare }) => !signedIn && !bare && listed.has(path))
    .map(({ path, title }): PublicPage => {
      const key = title ?? POPUP_TITLES[path as keyof typeof POPUP_TITLES];
      return { path, title: key ? say(key) : '' };
    });
  return [...new Map(pages.map((page) => [page.path, page])).values()];
};
