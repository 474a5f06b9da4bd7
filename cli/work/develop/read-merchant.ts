import { checkMerchants } from '#config/check-merchants.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import type { Issue } from '#config/issues/issue.ts';
import type { LanguageCode, LocalizedText } from '#generated/merchant-config.ts';
import { sanitiseHtml } from '#platform/base/content/sanitise-html.ts';
import { checkOwnCode } from '../../build/overrides/check-own-code.ts';
import { freshKey } from '../../build/overrides/shared-key.ts';
import { withOwnSections } from '../../build/render/own-parts.ts';
import { pathOnSite } from '../../build/public-pages/page-address.ts';
import { shortHash } from '../../base/files/fingerprint.ts';
import { renderTemplate } from '../../build/render/render-template.ts';
import { directionOf } from '../../build/render/offered-languages.ts';
import { firstMode } from '../../build/render/page-head.ts';
import { developmentSettings, developmentTheme } from '../../build/generate/generate-merchant.ts';
import { localize, shownLanguage } from '../../build/settings/localize.ts';
import { describeOwn, mainOf, readOwnSources } from './own-code-plugin.ts';

/** What the development server shows of one merchant. */
export interface DevelopedMerchant {
  /** The module that starts the site. */
  entry: string;
  /** The script that sets language and mode before the first paint. */
  mode: string;
  themeCss: string;
  page: string;
  /** The pages that the brand writes in Markdown, by their addresses. */
  written: Record<string, string>;
  /** What the page says of the merchant. */
  shown: string;
  /** What own code decides beyond its own modules; empty without any. */
  own: string;
  /** Names all of the above: a page knows by it whether it shows what there is. */
  version: string;
  resolved: ResolvedMerchant;
}

/** The address of the script that shows faults over a page. */
const OVERLAY = '/cli/work/develop/error-overlay.ts';

/** The addresses of what has no file of its own, for one merchant. */
export const addressesOf = (code: string) => ({
  entry: `/@livery/${code}/entry.js`,
  theme: `/@livery/${code}/theme.css`,
  mode: `/@livery/${code}/mode.js`,
  faults: `/@livery/${code}/faults.json`,
  overlay: OVERLAY,
});

/** The page of a merchant that has never been right since the server started: its faults alone. */
export const renderBrokenPage = (code: string): string =>
  renderTemplate('broken.html', { code, urls: addressesOf(code) });

/** The pages in Markdown in each language: the words in the document, as in a built site. */
const renderWritten = (
  { customPages, config }: ResolvedMerchant,
  {
    offered,
    opening,
    shared,
  }: { offered: readonly LanguageCode[]; opening: LanguageCode; shared: object },
): Record<string, string> =>
  Object.fromEntries(
    customPages.flatMap(({ slug, title, content }) =>
      offered.map((language) => {
        const address = pathOnSite({ path: `/${slug}`, language, opening });
        const say = (text: LocalizedText) => localize(text, language, config.languages.fallback);
        const words = {
          address,
          language: shownLanguage(content, language, config.languages.fallback),
          content: sanitiseHtml(say(content)),
        };
        return [
          address,
          renderTemplate('develop.html', { ...shared, title: say(title), language, words }),
        ];
      }),
    ),
  );

/**
 * Reads a merchant for the development server.
 *
 * @returns the merchant, or the problems that stand in the way
 */
export const readMerchant = async (
  merchantsDir: string,
  code: string,
): Promise<{ merchant: DevelopedMerchant } | { problems: Issue[] }> => {
  const { merchants, issues } = await checkMerchants(merchantsDir, [code]);
  const errors = issues.filter(({ severity }) => severity === 'error');
  const [read] = merchants;
  const own = await checkOwnCode(merchantsDir, code, read?.config, { shared: freshKey });
  if (errors.length + own.length > 0 || !read) return { problems: [...errors, ...own] };
  const sources = readOwnSources(read.folder);
  const resolved = { ...read, config: withOwnSections(read.config, sources?.own) };
  const { config } = resolved;
  const { offered, language, settings } = developmentSettings(resolved);
  const entry = renderTemplate('entry.js', { main: mainOf(read.folder), settings });
  const urls = addressesOf(code);
  const made = {
    own: describeOwn(read.folder),
    entry: `import '${urls.theme}';\n${entry}`,
    mode: renderTemplate('mode.js', {
      languages: offered,
      rightToLeft: offered.filter((each) => directionOf(each) === 'rtl'),
      modes: config.theme.modes,
      defaultMode: config.theme.defaultMode,
    }),
    themeCss: developmentTheme(resolved),
  };
  const shown = {
    title: config.brand.name,
    language,
    direction: directionOf(language),
    mode: firstMode({ config }),
    icon: settings.assets.mark,
    code,
    urls,
  };
  const version = shortHash(JSON.stringify([made, shown, resolved.customPages]));
  const page = renderTemplate('develop.html', { ...shown, version });
  const merchant: DevelopedMerchant = {
    ...made,
    page,
    written: renderWritten(resolved, { offered, opening: language, shared: { ...shown, version } }),
    shown: JSON.stringify(shown),
    version,
    resolved: read,
  };
  return { merchant };
};
