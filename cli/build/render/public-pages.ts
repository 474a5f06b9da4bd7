import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownNames } from '#generated/own-names.ts';
import type { CustomPage } from '#config/custom-pages/custom-page.ts';
import type { MerchantContent } from '#generated/merchant-content.ts';
import { renderedOnce } from '../page-templates/stored-templates.ts';
import { artRecipe, drawGameArt } from '../public-pages/game-art.ts';
import { listSitePages } from '../public-pages/list-site-pages.ts';
import { fileOfPage, pathOnSite } from '../public-pages/page-address.ts';
import type { CodedPage, SitePage } from '../public-pages/site-page.ts';
import { structuredData } from '../public-pages/structured-data.ts';
import type { AssetUrls } from '../settings/brand-assets.ts';
import { addOwnFile, type SiteFiles } from '../settings/site-files.ts';
import type { SiteSettings } from '../settings/to-settings.ts';
import { loadPrerenderer } from './load-prerenderer.ts';
import { directionOf } from './offered-languages.ts';
import { alternatesOf, originOf } from './page-head.ts';
import { type PageText, renderLinks, renderShellPage } from './pages.ts';
import { type MappedPage, renderSitemaps } from './public-files.ts';
import type { RenderContext } from './render-context.ts';
import { keyOf } from './render-home.ts';
import { addSharePicture } from './stored-icons.ts';

/** What the public pages need beside what every page needs. */
export interface PublicSource {
  content: MerchantContent;
  customPages: readonly CustomPage[];
  settings: SiteSettings;
  assets: AssetUrls;
  /** The compile's folder in the store, and the merchant's. */
  folder: string;
  merchantFolder: string;
}

/** Where a search for games leads. */
const SEARCH = '/gameListCenter';

/** The links of a page, without the one to itself. */
const linksOf = ({ path: own, links }: SitePage, { language, opening }: RenderContext): string => {
  const here = pathOnSite({ path: own, language, opening });
  return renderLinks(links.filter(({ href }) => href !== here));
};

const textOf = (page: SitePage, context: RenderContext, assets: AssetUrls): PageText => ({
  language: page.contentLanguage,
  direction: directionOf(page.contentLanguage),
  title: page.heading,
  picture: page.game?.picture ?? (page.art === undefined ? '' : (assets[page.art] ?? '')),
  content: page.content,
  own: page.own === 'markdown',
  crumbs: page.crumbs,
  links: linksOf(page, context),
  languages: context.offered
    .filter((code) => code !== context.language)
    .map((code) => ({
      code,
      direction: directionOf(code),
      href: pathOnSite({ path: page.path, language: code, opening: context.opening }),
      label: ownNames[code as keyof typeof ownNames],
    })),
});

const dataOf = (
  page: SitePage,
  { config, language, opening, icons }: RenderContext,
  picture: string,
): object[] =>
  structuredData(page, {
    name: config.brand.name,
    origin: originOf({ config }),
    address: pathOnSite({ path: page.path, language, opening }),
    search: pathOnSite({ path: SEARCH, language, opening }),
    language,
    logo: icons['icon-512.png'] ?? '',
    picture,
  });

const mappedPage = (page: SitePage, context: RenderContext): MappedPage => ({
  address: originOf(context) + pathOnSite({ ...context, path: page.path }),
  modified: page.modified ?? '',
  alternates: alternatesOf(page.path, context),
});

/** The pages of a brand's own code with what they show in one language; the site itself renders them. */
const renderCodedPages = async (
  { record, language }: RenderContext,
  { settings, folder }: PublicSource,
): Promise<CodedPage[]> => {
  const pages = record.own?.pages ?? [];
  if (pages.length === 0) return [];
  // A color is no setting of the site: an edit of one renders nothing again.
  const render = (address: string): Promise<string> =>
    renderedOnce(folder, keyOf('screen', settings, language, address), async () => {
      const site = await loadPrerenderer(folder);
      return site.renderScreen(settings, address, language);
    });
  return Promise.all(
    pages.map(async ({ path: address, title, description }) => ({
      path: address,
      title,
      description,
      html: await render(address),
    })),
  );
};

/**
 * Adds the picture that a page is shared with: the art of its promotion or its game. All brands share
 * those of the same art.
 *
 * @returns its address; undefined for a page that is shared with the brand's own picture
 */
const addPicture = async (
  files: SiteFiles,
  { art, game }: SitePage,
  merchantFolder: string,
): Promise<string | undefined> => {
  if (game)
    return addSharePicture(files, ['game', game.code, artRecipe], () => drawGameArt(game.code));
  if (art === undefined) return undefined;
  const svg = readFileSync(path.join(merchantFolder, art), 'utf8');
  return addSharePicture(files, [svg], () => svg);
};

/**
 * Adds the public pages in every language of the site: each with a head of its own, and with its words
 * for whoever reads without running the script. The home page of the opening language is written
 * elsewhere; the site maps name it, too.
 *
 * @returns what that home page says in the words of schema.org
 */
export const addPublicPages = async (
  files: SiteFiles,
  site: RenderContext,
  source: PublicSource,
): Promise<object[]> => {
  const mapped = new Map<string, MappedPage[]>();
  const pictures = new Map<string, string | undefined>();
  let ofHome: object[] = [];
  for (const language of site.offered) {
    const context = { ...site, language };
    const pages = listSitePages({
      ...context,
      ...source,
      listed: site.home.routes[language] ?? [],
      codedPages: await renderCodedPages(context, source),
    });
    mapped.set(
      language,
      pages.map((page) => mappedPage(page, context)),
    );
    for (const page of pages) {
      const file = fileOfPage({ ...context, path: page.path, own: page.own });
      if (!pictures.has(page.path))
        pictures.set(page.path, await addPicture(files, page, source.merchantFolder));
      const picture = pictures.get(page.path);
      const data = dataOf(page, context, picture ?? '');
      if (file === 'index.html') ofHome = data;
      else {
        const text = renderPublicPage(page, context, { assets: source.assets, picture, data });
        // Games are many, and each page is read by few: nothing is packed for them in each build.
        addOwnFile(files, file, text, { isPacked: page.game === undefined });
      }
    }
  }
  for (const [file, text] of renderSitemaps(site, mapped)) addOwnFile(files, file, text);
  return ofHome;
};

const renderPublicPage = (
  page: SitePage,
  context: RenderContext,
  { data, assets, picture }: { data: object[]; assets: AssetUrls; picture: string | undefined },
): string => {
  const { title, description, heading } = page;
  const share =
    picture === undefined ? undefined : { url: picture, type: 'image/jpeg', alt: heading };
  return renderShellPage(context, {
    head: { path: page.path, title, description, data, share },
    text: textOf(page, context, assets),
  });
};
