import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { OwnGames } from '#domain/own-games.ts';

/** What the platform reads of a built site's record. */
interface SiteRecord {
  assets: Record<string, string>;
  games?: OwnGames;
}

interface Known {
  stamp: string;
  record: SiteRecord;
}

const known = new Map<string, Known>();

/** More brands than this are read anew now and then. */
const MAX_SITES = 2000;

const NOTHING: SiteRecord = { assets: {} };

const readRecord = async (folder: string): Promise<SiteRecord> => {
  const file = path.join(folder, 'build.json');
  const found = await stat(file).catch(() => null);
  if (!found) return NOTHING;
  const stamp = `${found.ino} ${found.size} ${found.mtimeMs}`;
  const before = known.get(folder);
  if (before?.stamp === stamp) return before.record;
  const { assets, games } = JSON.parse(await readFile(file, 'utf8')) as Partial<SiteRecord>;
  const record = { assets: assets ?? {}, ...(games && { games }) };
  if (known.size >= MAX_SITES) known.clear();
  known.set(folder, { stamp, record });
  return record;
};

/**
 * Where a brand's pictures are on its site: path under the merchant's folder → address.
 *
 * @param folder of the built site; one that was not built has no pictures
 */
export const readSiteAssets = async (folder: string): Promise<Record<string, string>> =>
  (await readRecord(folder)).assets;

/**
 * What the pages of the games begin with for a brand whose own code changes them, below `OWN_GAMES` of its site;
 * undefined for others.
 *
 * @param folder of the built site
 */
export const readSiteGames = async (folder: string): Promise<OwnGames | undefined> =>
  (await readRecord(folder)).games;
