import { readFileSync } from 'node:fs';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { readStored } from '../store/local/stored-file.ts';
import type { AssetUrls } from '../settings/brand-assets.ts';
import type { RenderContext } from './render-context.ts';
import { WEB_CLIP } from '../settings/offered-resources.ts';
import { firstFiles } from './pages.ts';
import { type PlainAction, renderPlainPage } from './plain-pages.ts';
import { addOwnFile, type SiteFiles } from '../settings/site-files.ts';
import { renderWebClip } from './web-clip.ts';
import { renderNoWorker, renderWorker } from './worker.ts';

type Config = Pick<MerchantConfig, 'resources'>;

const RETRY: PlainAction = ({ retry }) => ({ href: '', label: retry });

const androidActions = ({ resources: { Android, LITEAPP } }: Config): PlainAction[] => [
  ...(Android ? [({ android: label }: { android: string }) => ({ href: Android.url, label })] : []),
  ...(LITEAPP ? [({ lite: label }: { lite: string }) => ({ href: LITEAPP.url, label })] : []),
];

/** A file of the site as it is now: in memory or in the store. */
const contentOf = (files: SiteFiles, url = ''): Buffer => {
  const file = files.get(url.slice(1));
  const content = file && (file.content ?? readStored(file.stored) ?? readFileSync(file.stored));
  if (!content) throw new Error(`The site has no file ${url}.`);
  return content;
};

/**
 * Adds what a brand shows outside its running site: a page for no network with the worker that
 * keeps it, the profile for iPhones, and the page of the applications for Android.
 *
 * @param files all others of the site
 * @returns the hashes of the pages' inline styles
 */
export const addOutsideFiles = (
  files: SiteFiles,
  context: RenderContext,
  assets: AssetUrls,
): string[] => {
  const { config, urls, icons, offlineFonts } = context;
  const offline = renderPlainPage('offline', context, assets, [RETRY]);
  addOwnFile(files, 'offline.html', offline.html);
  const applications = androidActions(config);
  if (applications.length > 0) {
    const home: PlainAction = ({ home: label }) => ({ href: '/', label });
    const android = renderPlainPage('android', context, assets, [...applications, home]);
    addOwnFile(files, 'android.html', android.html);
  }
  if (!config.resources.MOBILECONFIG) {
    const icon = contentOf(files, icons['apple-touch-icon.png']);
    addOwnFile(files, WEB_CLIP.slice(1), renderWebClip(context, icon));
  }
  const { light, dark } = config.brand.logo;
  const pictures = [light, dark].flatMap((file) => assets[file] ?? []);
  const own = [urls.theme, urls.mode, urls.offline, urls.entry];
  const kept = [...own, ...pictures, ...offlineFonts, ...firstFiles(context)];
  const worker = config.site.offline ? renderWorker(files, kept) : renderNoWorker();
  addOwnFile(files, 'worker.js', worker);
  return [offline.styleHash];
};
