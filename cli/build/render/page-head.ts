import type { LanguageCode } from '#generated/merchant-config.ts';
import { pathOnSite } from '../public-pages/page-address.ts';
import { directionOf } from './offered-languages.ts';
import { localize } from '../settings/localize.ts';
import type { RenderContext } from './render-context.ts';

/** Open Graph wants a territory; where a language has several, the one with most speakers. */
const OPEN_GRAPH_LOCALES: Partial<Record<LanguageCode, string>> = {
  en: 'en_GB',
  'zh-Hans': 'zh_CN',
  'zh-Hant': 'zh_TW',
  my: 'my_MM',
  'es-419': 'es_LA',
  'pt-BR': 'pt_BR',
  'pt-PT': 'pt_PT',
};

/** Where the site is known: its main domain, without a trailing slash. */
export const originOf = ({ config }: Pick<RenderContext, 'config'>): string => {
  const [first = `${config.code}.localhost`] = config.site.domains;
  return `https://${config.site.mainDomain || first}`;
};

/** The mode that a page is in before its script has looked at the visitor's choice. */
export const firstMode = ({
  config: { theme },
}: Pick<RenderContext, 'config'>): 'light' | 'dark' => {
  if (theme.defaultMode !== 'system') return theme.defaultMode;
  return theme.modes.includes('light') ? 'light' : 'dark';
};

/** What is particular to one page. */
export interface PageOfItsOwn {
  /** Its path without a language; left out for a page that stands for many addresses, so that none is named. */
  path?: string;
  title?: string;
  description?: string;
  /** The picture that is shown where the page is shared: its address on the site, and what it shows. */
  share?: { url: string; type: string; alt: string } | undefined;
  /** What it says in the words of schema.org. */
  data?: readonly object[];
}

/** The same page in every language of its site, and in whichever the visitor has chosen. */
export const alternatesOf = (
  path: string,
  { offered, opening, config }: Pick<RenderContext, 'offered' | 'opening' | 'config'>,
): { code: string; address: string }[] => {
  if (offered.length < 2) return [];
  const origin = originOf({ config });
  const address = (language: LanguageCode) => origin + pathOnSite({ path, language, opening });
  return [
    ...offered.map((code) => ({ code, address: address(code) })),
    { code: 'x-default', address: address(opening) },
  ];
};

/** Everything that a page says about itself and the brand in its head. */
export const pageHead = (context: RenderContext, own: PageOfItsOwn = {}) => {
  const { config, language, opening, theme, icons } = context;
  const origin = originOf(context);
  const say = (text: Parameters<typeof localize>[0]): string =>
    localize(text, language, config.languages.fallback);
  const mode = firstMode(context);
  return {
    language,
    direction: directionOf(language),
    mode,
    title: own.title ?? `${config.brand.name}: ${say(config.brand.slogan)}`,
    name: config.brand.name,
    description: own.description ?? say(config.brand.description),
    origin,
    address:
      own.path === undefined ? '' : origin + pathOnSite({ path: own.path, language, opening }),
    openGraphLocale: OPEN_GRAPH_LOCALES[language] ?? language.replace('-', '_'),
    alternates: own.path === undefined ? [] : alternatesOf(own.path, context),
    data: own.data ?? [],
    share: own.share ?? { url: icons['share.png'], type: 'image/png', alt: config.brand.name },
    themeColor: theme[mode]['headerBg'],
    icons: {
      png16: icons['icon-16.png'],
      png32: icons['icon-32.png'],
      png48: icons['icon-48.png'],
      apple: icons['apple-touch-icon.png'],
    },
  };
};
