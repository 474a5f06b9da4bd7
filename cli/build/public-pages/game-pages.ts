import { artUrl } from '#art/art-url.ts';
import { readSchemaFile } from '#config/schema/schema-files.ts';
import { gameHomes, gameNames } from '#generated/game-names.ts';
import type { LanguageCode, MerchantConfig } from '#generated/merchant-config.ts';
import { beginningOf } from './beginning-of.ts';
import type { SitePage } from './site-page.ts';
import { basicPage, escaped, type GamePlace, type Writing } from './writing.ts';

/** The page of all games that are liked. */
const LIKED = '/hot';

type Listed = { path: string; title: string };

/** The first page of each address by what it lists: `/rng` by `RNG`. */
const listingsOf = (listed: readonly Listed[]): Map<string, Listed> =>
  new Map(listed.toReversed().map((page) => [page.path.slice(1).toUpperCase(), page]));

let vendors: Map<string, string> | undefined;

const vendorName = (code: string): string => {
  vendors ??= new Map(
    (
      readSchemaFile('data/vendors.json') as unknown as {
        vendors: { code: string; name: string }[];
      }
    ).vendors.map((vendor) => [vendor.code, vendor.name]),
  );
  return vendors.get(code) ?? code;
};

/**
 * The games of a brand that have pages of their own: as many as it wants, those that lead its lists first.
 * A game that no public page lists has none, for nobody would find the way to it.
 *
 * @param listed the public pages of the brand's routes
 */
export const placeGames = (
  { categories, site }: Pick<MerchantConfig, 'categories' | 'site'>,
  language: LanguageCode,
  listed: readonly Listed[],
): GamePlace[] => {
  if (site.gamePages === 0) return [];
  const offered = new Set(
    categories.flatMap(({ type, vendors: of }) => of.map((vendor) => `${type} ${vendor}`)),
  );
  const listings = listingsOf(listed);
  const liked = listed.find(({ path }) => path === LIKED);
  const games: GamePlace[] = [];
  // There are five hundred games, and pages for a few of them: who has enough asks no further.
  for (const [code, { vendor, gameType, nodeId }] of Object.entries(gameHomes)) {
    if (games.length >= site.gamePages) break;
    if (!offered.has(`${gameType} ${vendor}`)) continue;
    const above = listings.get(gameType) ?? liked;
    if (!above) continue;
    const { [language]: name, en = code } = gameNames[code] ?? {};
    games.push({ code, vendor, path: `/game/${nodeId}`, name: name ?? en, above });
  }
  return games;
};

const gamePage = (writing: Writing, game: GamePlace): SitePage => {
  const { config, say, link, games, everyPage, languageOf } = writing;
  const { code, name, above, path } = game;
  const vendor = vendorName(game.vendor);
  const basic = basicPage(writing, path, name);
  const { description } = config.brand;
  const kind = escaped(`${vendor} · ${above.title}`);
  const alike = games.filter((other) => other.above === above && other !== game);
  return {
    ...basic,
    title: `${name} · ${vendor} · ${config.brand.name}`,
    description: beginningOf(`${escaped(name)} · ${kind}: ${escaped(say(description))}`),
    content: `<p>${kind}</p><p>${escaped(say(description))}</p>`,
    contentLanguage: languageOf(description),
    crumbs: [...basic.crumbs, link(above.path, above.title)],
    links: [...alike.map((other) => link(other.path, other.name)), ...everyPage],
    game: { code, picture: artUrl(code), vendor, genre: above.title },
  };
};

/** A page for each of the games that have one. */
export const gamePages = (writing: Writing): SitePage[] =>
  writing.games.map((game) => gamePage(writing, game));
