/** What a searching machine reads of one page. */
export interface ReadPage {
  status: number;
  isIndexed: boolean;
  language: string;
  title: string;
  description: string;
  canonical: string;
  sharedAs: string;
  picture: string;
  /** Language → address, as the page names its other languages. */
  alternates: Map<string, string>;
  /** Paths on the site that its links lead to, without what follows `#`. */
  links: string[];
  /** What it says in the words of schema.org. */
  data: unknown[];
}

const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#x3D;', '=')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The elements of a name, each as its attributes. */
const elements = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        unescape(value),
      ]),
    ),
  );

/** Reads a page as it is sent, without running its script. */
export const readPage = (html: string, status: number): ReadPage => {
  const metas = elements(html, 'meta');
  const heads = elements(html, 'link');
  const meta = (name: string): string =>
    metas.find((each) => each['property'] === name || each['name'] === name)?.['content'] ?? '';
  const links = elements(html, 'a')
    .map(({ href = '' }) => href.replace(/#.*$/, ''))
    .filter((href) => /^\/(?!\/)/.test(href));
  return {
    status,
    isIndexed: !meta('robots').includes('noindex'),
    language: elements(html, 'html')[0]?.['lang'] ?? '',
    title: unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description'),
    canonical: heads.find(({ rel }) => rel === 'canonical')?.['href'] ?? '',
    sharedAs: meta('og:url'),
    picture: meta('og:image'),
    alternates: new Map(
      heads
        .filter(({ rel }) => rel === 'alternate')
        .map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    links: [...new Set(links)],
    data: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, text = '']): unknown => JSON.parse(text),
    ),
  };
};
