import sharp from 'sharp';
import { type ReadPage, readPage } from './read-page.ts';

/** How the crawler asks a site: a path, and what came. */
export type Ask = (path: string) => Promise<{ status: number; body: Buffer; type: string }>;

/** What was found of a site. */
export interface Crawled {
  /** Path → page; every path that a link leads to. */
  pages: Map<string, ReadPage>;
  /** The addresses in the site maps. */
  mapped: string[];
  problems: string[];
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

/** Goes from the home page along every link. */
const followLinks = async (ask: Ask): Promise<Map<string, ReadPage>> => {
  const pages = new Map<string, ReadPage>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const { status, body, type } = await ask(path);
    const page = readPage(type.includes('html') ? body.toString() : '', status);
    pages.set(path, page);
    if (status === 200) waiting.push(...page.links);
  }
  return pages;
};

const readMaps = async (ask: Ask, origin: string): Promise<string[]> => {
  const read = async (path: string) => (await ask(path)).body.toString();
  const maps = locations(await read('/sitemap.xml'));
  const texts = await Promise.all(maps.map((map) => read(map.replace(origin, ''))));
  return texts.flatMap(locations);
};

/** Whether a picture has the measures that its page says, in a format that networks show. */
const isShareable = async (picture: Buffer): Promise<boolean> => {
  const { format, width, height } = await sharp(picture).metadata();
  return ['png', 'jpeg'].includes(format) && width === 1200 && height === 630;
};

/** What is wrong with the head of one page that may be found. */
const headProblems = (path: string, page: ReadPage, crawled: Crawled, origin: string): string[] => {
  const own = origin + path;
  const { alternates, canonical, sharedAs, language, title, description } = page;
  const problems: string[] = [];
  if (canonical !== own) problems.push(`canonical ${canonical || 'missing'}`);
  if (sharedAs !== own) problems.push(`og:url ${sharedAs || 'missing'}`);
  if (title === '' || description === '') problems.push('no title or description');
  if (alternates.size > 0 && alternates.get(language) !== own)
    problems.push(`its own language ${language} is not among its alternates`);
  for (const [code, address] of alternates) {
    const other = crawled.pages.get(address.replace(origin, ''));
    if (!other) problems.push(`alternate ${code} leads to ${address}, which no link leads to`);
    else if (code !== 'x-default' && other.language !== code)
      problems.push(`alternate ${code} leads to a page in ${other.language}`);
    else if (![...other.alternates.values()].includes(own))
      problems.push(`alternate ${code} does not lead back`);
  }
  return problems.map((problem) => `${path}: ${problem}`);
};

const sameTitles = (pages: readonly [string, ReadPage][]): string[] => {
  const paths = new Map<string, string[]>();
  for (const [path, { title, language }] of pages) {
    const key = `${language} ${title}`;
    paths.set(key, [...(paths.get(key) ?? []), path]);
  }
  return [...paths]
    .filter(([, same]) => same.length > 1)
    .map(([key, same]) => `${same.join(', ')}: the same title: ${key}`);
};

/**
 * Reads a whole site as a searching machine does, and says what would keep its pages from being found.
 *
 * @param origin the address that the site says it has: `https://brand.example`
 */
export const crawl = async (ask: Ask, origin: string): Promise<Crawled> => {
  const pages = await followLinks(ask);
  const mapped = await readMaps(ask, origin);
  const crawled: Crawled = { pages, mapped, problems: [] };
  const { problems } = crawled;
  const found = [...pages].filter(([, { status, isIndexed }]) => status === 200 && isIndexed);
  for (const [path, { status }] of pages) {
    if (status !== 200) problems.push(`${path}: a dead link, answered ${status}`);
  }
  for (const [path, page] of found) problems.push(...headProblems(path, page, crawled, origin));
  problems.push(...sameTitles(found));
  const reached = new Set(found.map(([path]) => origin + path));
  for (const address of mapped)
    if (!reached.has(address)) problems.push(`${address}: in a site map, and no link leads to it`);
  for (const address of reached)
    if (!mapped.includes(address)) problems.push(`${address}: in no site map`);
  for (const picture of new Set(found.map(([, page]) => page.picture))) {
    const { status, body, type } = await ask(picture.replace(origin, ''));
    const isShared = status === 200 && (await isShareable(body));
    if (!isShared) problems.push(`${picture}: no picture to share (${status} ${type})`);
  }
  return crawled;
};
