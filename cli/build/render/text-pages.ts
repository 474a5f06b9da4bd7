import { sanitiseHtml } from '#platform/base/content/sanitise-html.ts';
import type { MerchantContent } from '#generated/merchant-content.ts';
import { localize, shownLanguage } from '../settings/localize.ts';
import { addOwnFile, type SiteFiles } from '../settings/site-files.ts';
import { directionOf } from './offered-languages.ts';
import { renderShellPage } from './pages.ts';
import type { RenderContext } from './render-context.ts';

/** As long as search engines show a description. */
const MAX_DESCRIPTION = 155;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The beginning of a text, without its tags, cut between words. */
export const beginningOf = (html: string): string => {
  const words = html
    .replaceAll(/<\/?(?:p|h[1-6]|li|ul|ol|br|hr|blockquote)[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words.length <= MAX_DESCRIPTION) return words;
  const cut = words.slice(0, MAX_DESCRIPTION);
  const end = cut.lastIndexOf(' ');
  return `${(end > MAX_DESCRIPTION / 2 ? cut.slice(0, end) : cut).toWellFormed()}…`;
};

/**
 * Adds the pages of the brand's own words: each with its title, description and address in its head, and with its text in the
 * language that the site opens in, for whoever reads without running the script.
 */
export const addTextPages = (
  files: SiteFiles,
  context: RenderContext,
  { pages }: Pick<MerchantContent, 'pages'>,
): void => {
  const { config, language } = context;
  const { fallback } = config.languages;
  for (const { id, title, content } of pages) {
    if (!config.pages.includes(id)) continue;
    const shown = shownLanguage(content, language, fallback);
    const heading = localize(title, language, fallback);
    const text = sanitiseHtml(localize(content, language, fallback));
    const page = renderShellPage(context, {
      head: {
        path: `/${id}`,
        title: `${heading} · ${config.brand.name}`,
        description: beginningOf(text),
      },
      text: { language: shown, direction: directionOf(shown), title: heading, content: text },
    });
    addOwnFile(files, `${id}.html`, page);
  }
};
