import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../base/files/fingerprint.ts';
import { ROOT, storeDir } from '../../base/paths.ts';
import { fetchStored } from '../store/remote/fetch-stored.ts';
import { noteKept } from '../store/remote/outbox.ts';
import { isStored, keepStored, readStoredJson } from '../store/local/stored-file.ts';
import type { IconSource } from './draw-icons.ts';
import type { SiteFiles } from '../settings/site-files.ts';

/** Raise it when the drawing changes: older pictures are then drawn anew. */
const RECIPE = 3;

/** What the picture of a page is called in the store and, with its hash, on the site. */
const SHARED = 'shared.jpg';

/** The icons of a site: name → address. */
export type IconUrls = Record<string, string>;

let engine: string | undefined;

/** The version of the drawing engine: another one may draw other bytes. */
export const engineVersion = (): string => {
  if (engine !== undefined) return engine;
  const file = path.join(ROOT, 'node_modules', 'sharp', 'package.json');
  ({ version: engine } = JSON.parse(readFileSync(file, 'utf8')) as { version: string });
  return engine;
};

/** File name → sha256; written last, so that a folder with it is whole. */
type IconIndex = Record<string, string>;

type Draw = () => Promise<Record<string, Buffer>>;

const drawInto = async (folder: string, draw: Draw): Promise<IconIndex> => {
  const index: IconIndex = {};
  for (const [name, content] of Object.entries(await draw())) {
    keepStored(path.join(folder, name), content);
    index[name] = sha256(content);
  }
  keepStored(path.join(folder, 'index.json'), JSON.stringify(index));
  noteKept('icons', '', path.basename(folder));
  return index;
};

/** /favicon.ico and /favicon.svg are asked for by name; the rest is cached for good by its hash. */
const nameOnSite = (name: string, digest: string): string => {
  if (name.startsWith('favicon.')) return name;
  const { name: stem, ext } = path.parse(name);
  return `icons/${stem}.${digest.slice(0, 10)}${ext}`;
};

/** Adds pictures that are drawn once and kept in the store by their source. */
const addDrawn = async (files: SiteFiles, source: unknown[], draw: Draw): Promise<IconUrls> => {
  const key = sha256(JSON.stringify([RECIPE, engineVersion(), ...source])).slice(0, 32);
  const folder = path.join(storeDir(), 'icons', key);
  if (!isStored(path.join(folder, 'index.json'))) await fetchStored('icons', '', key);
  const kept = readStoredJson(path.join(folder, 'index.json')) as IconIndex | undefined;
  const index = kept ?? (await drawInto(folder, draw));
  const urls: IconUrls = {};
  for (const [name, digest] of Object.entries(index)) {
    const onSite = nameOnSite(name, digest);
    files.set(onSite, { stored: path.join(folder, name), sha256: digest });
    urls[name] = `/${onSite}`;
  }
  return urls;
};

/**
 * Adds a brand's icons to its site.
 *
 * @returns name → address on the site
 */
export const addIcons = (files: SiteFiles, source: IconSource): Promise<IconUrls> =>
  addDrawn(files, [source], async () => {
    const { drawIcons } = await import('./draw-icons.ts');
    return drawIcons(source);
  });

/**
 * Adds the picture that is shown where a page is shared.
 *
 * @param art SVG text
 * @returns its address on the site: a JPEG of 1200 × 630 pixels
 */
export const addSharePicture = async (files: SiteFiles, art: string): Promise<string> => {
  const urls = await addDrawn(files, ['share', art], async () => {
    const { drawSharePicture } = await import('./draw-share-picture.ts');
    return { [SHARED]: await drawSharePicture(art) };
  });
  return urls[SHARED] ?? '';
};
