import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
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

/** How React begins a part that it leaves to the browser, or to a later moment. */
const LEFT_OUT = /<!--\$[!?]-->/;

/** What React writes at one go; undefined where a part throws, or has to be waited for. */
const renderedAtOnce = (page: ReactNode): string | undefined => {
  try {
    const html = renderToString(page);
    return LEFT_OUT.test(html) ? undefined : html;
  } catch {
    // Who renders it once more is told what it was.
    return undefined;
  }
};

/** The same where it takes its time: waits for what is not there yet, and throws what the page throws. */
const renderedInTime = async (page: ReactNode): Promise<string> => {
  let cause: unknown;
  const { prelude } = await prerender(page, {
    // In one piece: a boundary that is sent later needs an inline script, which our policy bars.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      cause ??= error;
    },
  });
  const html = await new Response(prelude).text();
  if (cause) throw cause;
  return html;
};

const rendered = async (site: RunningSite, path: string, page: ReactNode): Promise<string> => {
  const whole = (
    <Site site={site}>
      <StaticRouter location={path}>{page}</StaticRouter>
    </Site>
  );
  // Everything that a page of ours begins with is loaded before: in text and not through streams of bytes, a
  // fifth is saved.
  return renderedAtOnce(whole) ?? renderedInTime(whole);
};
