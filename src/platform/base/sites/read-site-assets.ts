import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

interface Known {
  stamp: string;
  assets: Record<string, string>;
}

const known = new Map<string, Known>();

/** More brands than this are read anew now and then. */
const MAX_SITES = 2000;

/**
 * Where a brand's pictures are on its site: path under the merchant's folder → address.
 *
 * @param folder of the built site; one that was not built has no pictures
 */
export const readSiteAssets = async (folder: string): Promise<Record<string, string>> => {
  const file = path.join(folder, 'build.json');
  const found = await stat(file).catch(() => null);
  if (!found) return {};
  const stamp = `${found.ino} ${found.size} ${found.mtimeMs}`;
  const before = known.get(folder);
  if (before?.stamp === stamp) return before.assets;
  const record = JSON.parse(await readFile(file, 'utf8')) as { assets?: Record<string, string> };
  const assets = record.assets ?? {};
  if (known.size >= MAX_SITES) known.clear();
  known.set(folder, { stamp, assets });
  return assets;
};
