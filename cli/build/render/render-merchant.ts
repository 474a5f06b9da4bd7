import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import type { CompileRecord } from '../compile/compile-record.ts';
import { shortHash } from '../../base/files/fingerprint.ts';
import { addAgentMarkers } from './agent-pages.ts';
import { addBrandAssets, listBrandAssets } from '../settings/brand-assets.ts';
import { configHash, renderBuildRecord } from './build-record.ts';
import type { RenderContext } from './render-context.ts';
import { directionOf, offeredLanguages, openingLanguage } from './offered-languages.ts';
import { firstMode } from './page-head.ts';
import { addOutsideFiles } from './outside-files.ts';
import { renderIndexPage, renderShellPage } from './pages.ts';
import { addPublicPages, type PublicSource } from './public-pages.ts';
import { renderManifest, renderRobots } from './public-files.ts';
import { renderHome } from './render-home.ts';
import { renderTemplate } from './render-template.ts';
import { addSharedFiles, type SharedParts } from './shared-files.ts';
import { addOwnFile, type SiteFiles } from '../settings/site-files.ts';
import { addIcons } from './stored-icons.ts';
import { withOwnSections } from './own-parts.ts';
import { addGamesStyles } from './own-styles.ts';
import { addTheme } from './theme-css.ts';
import { knownContent } from '../settings/known-content.ts';
import { toSettings } from '../settings/to-settings.ts';
import { type HomeWeights, weighHome } from './weigh-home.ts';

/** Adds a file under a name that holds its hash; answers its address. */
const addHashed = (files: SiteFiles, stem: string, ext: string, text: string): string => {
  const name = `${stem}.${shortHash(text)}${ext}`;
  addOwnFile(files, name, text);
  return `/${name}`;
};

/** Adds the icons, drawn from the brand's favicon, mark and logo. */
const addBrandIcons = (files: SiteFiles, { config, folder, theme }: ResolvedMerchant) => {
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const mode = firstMode({ config });
  const { favicon, logo } = config.brand;
  return addIcons(files, {
    favicon: read(favicon),
    mark: read(logo.mark),
    logo: read(logo[mode]),
    ground: theme[mode].bg,
  });
};

/** Adds the script that sets language and mode before the first paint. */
const addModeScript = (
  files: SiteFiles,
  {
    languages,
    theme,
  }: { languages: readonly string[]; theme: ResolvedMerchant['config']['theme'] },
): string => {
  const text = renderTemplate('mode.js', {
    languages,
    rightToLeft: languages.filter((language) => directionOf(language) === 'rtl'),
    modes: theme.modes,
    defaultMode: theme.defaultMode,
  });
  return addHashed(files, 'mode', '.js', text);
};

/** Adds the script that sets the service worker to work, or ends it, once a page has loaded. */
const addOfflineScript = (files: SiteFiles, { site }: ResolvedMerchant['config']): string =>
  addHashed(files, 'offline', '.js', renderTemplate('offline.js', { on: site.offline }));

/** Adds the scripts and the stylesheet that every page begins with. */
const addFirstFiles = (
  files: SiteFiles,
  config: ResolvedMerchant['config'],
  { languages, css, entry }: { languages: readonly string[]; css: string; entry: string },
): RenderContext['urls'] => ({
  entry: addHashed(files, 'entry', '.js', entry),
  mode: addModeScript(files, { languages, theme: config.theme }),
  theme: addHashed(files, 'theme', '.css', css),
  manifest: '/manifest.webmanifest',
  offline: addOfflineScript(files, config),
});

/** A site ready to be written: its files, `build.json`, and what its home page weighs. */
export interface RenderedSite {
  files: SiteFiles;
  record: string;
  /** What it takes of the compile. */
  shared: SharedParts;
  /** What its home page makes a browser fetch. */
  weights: HomeWeights;
}

/**
 * Renders the compiled site in one brand: everything that its folder will hold, made from the
 * merchant's files and the compile alone, so that the same input gives the same bytes.
 *
 * @param merchant checked and resolved
 * @param folder the compile's folder in the store
 */
export const renderMerchant = async (
  merchant: ResolvedMerchant,
  record: CompileRecord,
  folder: string,
): Promise<RenderedSite> => {
  const { content, customPages, theme } = merchant;
  const config = withOwnSections(merchant.config, record.own);
  const files: SiteFiles = new Map();
  const offered = offeredLanguages(config, Object.keys(record.locales));
  const language = openingLanguage(config, offered);
  const assets = addBrandAssets(files, merchant.folder, listBrandAssets(config, content));
  const settings = toSettings({ config, content, customPages }, assets, language);
  const home = await renderHome(settings, offered, record, folder);
  const shared = { features: home.features, languages: offered };
  addSharedFiles(files, record, folder, shared);
  const icons = await addBrandIcons(files, merchant);
  const hasOwnCode = record.own !== undefined;
  const { css, ...fonts } = await addTheme(files, merchant, language, hasOwnCode);
  const context: RenderContext = {
    config,
    record,
    offered,
    opening: language,
    language,
    theme,
    icons,
    home,
    urls: addFirstFiles(files, config, {
      languages: offered,
      css,
      entry: renderTemplate('entry.js', { main: `/${record.entry}`, settings }),
    }),
    themeCss: css,
    ...fonts,
  };
  if (hasOwnCode) addGamesStyles(files, merchant.folder, context.urls.theme);
  const source = { settings, assets, folder, customPages, merchantFolder: merchant.folder };
  const styleHash = await addPages(files, context, { ...source, content: knownContent(content) });
  const styleHashes = [styleHash, ...addOutsideFiles(files, context, assets)];
  const build = { files, assets, styleHashes, hash: configHash(merchant) };
  return {
    files,
    record: renderBuildRecord(context, build),
    shared,
    weights: weighHome(context, files, settings),
  };
};

/** Adds every page and what names them; the home page's own style is answered as a hash for its policy. */
const addPages = async (
  files: SiteFiles,
  context: RenderContext,
  source: PublicSource,
): Promise<string> => {
  const index = renderIndexPage(context, await addPublicPages(files, context, source));
  addOwnFile(files, 'index.html', index.html);
  const shell = renderShellPage(context);
  addOwnFile(files, 'shell.html', shell);
  addAgentMarkers(files, context, shell);
  addOwnFile(files, 'manifest.webmanifest', renderManifest(context));
  addOwnFile(files, 'robots.txt', renderRobots(context));
  return index.styleHash;
};
