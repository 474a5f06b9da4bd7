import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readWords } from '#config/languages/read-words.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import type en from '#locales/en/templates.json';
import { ROOT } from '../../base/paths.ts';
import type { AssetUrls } from '../settings/brand-assets.ts';
import type { RenderContext } from './render-context.ts';
import { directionOf } from './offered-languages.ts';
import { firstMode } from './page-head.ts';
import { renderTemplate } from './render-template.ts';
import { styleHash } from './style-hash.ts';

/** The pages that need no script of the site: for no network, and to send in a message. */
export type PlainPage = 'offline' | 'android';

/** A cloud that is struck out; an arrow into a tray. Paths on 24 × 24. */
const ICONS = {
  offline:
    'M3 3l18 18M7.5 8.2A5 5 0 0 0 7 18h10a4 4 0 0 0 1.6-.3M10.6 6.2A5 5 0 0 1 16.9 10 4 4 0 0 1 20.6 15',
  android: 'M12 3v11M7.5 10 12 14.5 16.5 10M4 16v3a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-3',
} as const;

const STYLE = path.join(ROOT, 'templates', 'plain', 'plain.css');

let css: string | undefined;

/** The words of the plain pages in a translated language. */
export const plainMessages = (language: LanguageCode): typeof en =>
  readWords('templates', language);

/** The page is in all languages of the site; the mode script decides which one is seen. */
const plainStyle = (languages: readonly LanguageCode[]): string => {
  css ??= readFileSync(STYLE, 'utf8').replaceAll('\n', '');
  const seen = languages.map((code) => `html[lang="${code}"] section[lang="${code}"]`).join();
  return `${css}${seen}{display:block}`;
};

/** A link of a plain page, in one language's words. */
export type PlainAction = (words: typeof en) => { href: string; label: string };

/**
 * A page with the brand's theme, in all its languages, that needs none of the site's scripts.
 *
 * @param assets where the brand's pictures are
 * @returns the page and the hash of its inline style
 */
export const renderPlainPage = (
  kind: PlainPage,
  {
    config,
    offered,
    language,
    theme,
    urls,
  }: Pick<RenderContext, 'config' | 'offered' | 'language' | 'theme' | 'urls'>,
  assets: AssetUrls,
  actions: readonly PlainAction[],
): { html: string; styleHash: string } => {
  const style = plainStyle(offered);
  const mode = firstMode({ config });
  const texts = offered.map((code) => {
    const own = plainMessages(code);
    return {
      language: code,
      direction: directionOf(code),
      title: own[`${kind}Title`],
      text: own[`${kind}Text`],
      hint: own[`${kind}Hint`],
      actions: actions.map((action) => action(own)),
    };
  });
  const title = texts.find((text) => text.language === language)?.title ?? '';
  const { logo, name } = config.brand;
  const html = renderTemplate('plain.html', {
    kind,
    language,
    direction: directionOf(language),
    mode,
    themeColor: theme[mode]['headerBg'],
    title: `${name}: ${title}`,
    name,
    urls,
    style,
    logos: { light: assets[logo.light], dark: assets[logo.dark] },
    icon: ICONS[kind],
    texts,
  });
  return { html, styleHash: styleHash(style) };
};
