import type { Places } from './read-places.ts';
import type { PagePlace } from './site-places.ts';

const listed = (paths: readonly string[]): string => paths.map((path) => `  '${path}',\n`).join('');

const record = (entries: readonly (readonly [string, string])[]): string =>
  entries.map(([key, value]) => `  ${key}: '${value}',\n`).join('');

/** The addresses of those pages that show something of the kind, by what they show. */
const pagesOf = (pages: readonly PagePlace[], kind: 'category' | 'lottery'): [string, string][] =>
  pages.flatMap((page): [string, string][] => {
    const shown = page[kind];
    return shown === undefined ? [] : [[shown, page.path]];
  });

/** The pages of all places, by who may link to them. */
const pagesByUse = ({ screens, popups }: Places) => {
  const home = screens.find(({ name }) => name === 'home');
  if (!home) throw new Error('src/site: no *.screen.ts places a HomeScreen.');
  const screenPages = screens.flatMap(({ pages }) => pages);
  const pages = [...screenPages, ...popups.flatMap((popup) => popup.pages)];
  const isWhole = ({ path }: PagePlace): boolean => !/[*:]/.test(path);
  const isListed = (page: PagePlace): boolean => isWhole(page) && !page.unlisted;
  const games = screens.flatMap(({ group, pages: own }) => (group === 'games' ? own : []));
  const listedGames = games.filter(isListed);
  const others = pages.filter((page) => isListed(page) && !games.includes(page));
  const unlisted = pages.filter((page) => isWhole(page) && page.unlisted);
  const popupPages = popups.flatMap((popup) =>
    popup.pages.map(({ path }) => [`'${path}'`, popup.name] as const),
  );
  const agents = screens.filter(({ group }) => group === 'agents');
  return { home, screenPages, pages, listedGames, others, unlisted, popupPages, agents };
};

/**
 * Every address of the site, for the site, the platform and the checks of a merchant's files.
 *
 * @throws {Error} when nothing is placed as the home page
 */
export const pagePathsText = (places: Places): string => {
  const { member, popups } = places;
  const { home, screenPages, pages, listedGames, others, unlisted, popupPages, agents } =
    pagesByUse(places);
  const agentPages = Map.groupBy(agents, ({ when }) => when?.text ?? 'always');
  return `import type { GameType } from './merchant-config.ts';

/** The addresses of the home page itself. */
export const homePaths: readonly string[] = [
${listed(home.pages.map(({ path }) => path))}];

/** The name of a popup. */
export type PopupName =
${popups.map(({ name }) => `  | '${name}'\n`).join('')}  ;

/** The addresses that show the home page with a popup over it. */
export const popupPaths = {
${record(popupPages)}} as const;

/** The page of each category of games. */
export const gamePages: Record<GameType, string> = {
${record(pagesOf(screenPages, 'category'))}};

/** The page of each kind of lottery. */
export const lotteryPages = {
${record(pagesOf(screenPages, 'lottery'))}} as const;

/** The addresses of the member center's pages. */
export const memberPaths = [
${listed(member.map(({ name }) => `/${name}`))}] as const;

/** The pages of screens that stand alone, and of popups, that a text of a brand may link to. */
export const sitePaths = [
${listed(others.map(({ path }) => path))}] as const;

/** The pages of games that a text of a brand may link to. */
export const gamePaths = [
${listed(listedGames.map(({ path }) => path))}] as const;

/** Pages that are answered, but that nothing links to: older spellings, and those that need more. */
export const unlistedPaths = [
${listed(unlisted.map(({ path }) => path))}] as const;

/** The pages of agents, by what a brand must have for them. */
export const agentPaths = {
${[...agentPages].map(([when, screens]) => `  ${when}: [${screens.flatMap(({ pages: own }) => own.map(({ path }) => `'${path}'`)).join(', ')}],\n`).join('')}} as const;

/** Pages with a part in their address that differs. */
export const variablePaths = [
${listed(pages.flatMap(({ path }) => (path.includes(':') ? [path] : [])))}] as const;

/** The address of a page that there is. */
export type PagePath = (
  | typeof memberPaths
  | typeof sitePaths
  | typeof gamePaths
  | typeof unlistedPaths
)[number];
`;
};
