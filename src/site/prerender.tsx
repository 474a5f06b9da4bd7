import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';

import type { LanguageCode } from '#generated/merchant-config.ts';

import { App } from './App.tsx';
import { createSite, type RunningSite } from './create-site.ts';
import { screens } from './features.generated.ts';
import { openingLanguage } from './i18n/available-languages.ts';
import { loadFirstMessages, loadMessages } from './i18n/locales.ts';
import { sayOnce } from './i18n/say-once.ts';
import { FeaturePart } from './pages/FeaturePart.tsx';
import { partsAtOnce, partsBelow } from './parts.ts';
import { renderMarkup } from './render-markup.ts';
import { routeAt } from './routes.ts';
import type { Settings } from './settings/settings.ts';
import { Site } from './Site.tsx';

export { features } from './all-features.ts';
export { publicPages } from './public-pages.ts';

/** Never called: a prerendered page makes no call. */
const NO_ORIGIN = 'http://prerender.invalid/';

/**
 * The home page of one brand as HTML, for the element that the site starts in. It is what a
 * visitor without a session sees in the brand's opening language.
 *
 * @throws whatever the page throws: a page that cannot be rendered must not be shipped
 */
export const renderHome = async (settings: Settings): Promise<string> => {
  const language = openingLanguage(settings, null);
  const { home } = screens;
  const parts = [...partsAtOnce(settings, home), ...partsBelow(settings, home)];
  const [{ words }] = await Promise.all([
    loadFirstMessages(language),
    ...parts.map((part) => part.load()),
  ]);
  let cause: unknown;
  const onMissingWord = (key: string): void => {
    cause ??= new Error(`The home page says “${key}”, which is not among the first words.`);
  };
  const site = createSite({ settings, language, words, origin: NO_ORIGIN, onMissingWord });
  sayOnce(site.i18n, words);
  const html = await rendered(site, '/', <App />);
  if (cause) throw cause;
  return html;
};

/**
 * One screen of a brand as HTML, without the site around it: what it says to whoever reads without running the
 * script.
 *
 * @param path of the screen, without a language
 * @throws whatever the screen throws
 */
export const renderScreen = async (
  settings: Settings,
  path: string,
  language: LanguageCode,
): Promise<string> => {
  const { screen } = routeAt(path, settings);
  const [words] = await Promise.all([loadMessages(language), screen.load()]);
  const site = createSite({ settings, language, words, origin: NO_ORIGIN });
  return rendered(site, path, <FeaturePart feature={screen} />);
};

const rendered = (site: RunningSite, path: string, page: ReactNode): Promise<string> =>
  renderMarkup(
    <Site site={site}>
      <StaticRouter location={path}>{page}</StaticRouter>
    </Site>,
  );
