import path from 'node:path';
import { drawnOnce, versionOf } from './drawn-once.ts';
import type { IconSource } from './draw-icons.ts';
import type { SiteFiles } from '../settings/site-files.ts';

/** Raise it when the drawing changes: older pictures are then drawn anew. */
const RECIPE = 3;

/** What the picture of a page is called in the store and, with its hash, on the site. */
const SHARED = 'shared.jpg';

/** The icons of a site: name → address. */
export type IconUrls = Record<string, string>;

/** The version of the drawing engine. */
export const engineVersion = (): string => versionOf('sharp');

/** /favicon.ico and /favicon.svg are asked for by name; the rest is cached for good by its hash. */
const nameOnSite = (name: string, digest: string): string => {
  if (name.startsWith('favicon.')) return name;
  const { name: stem, ext } = path.parse(name);
  return `icons/${stem}.${digest.slice(0, 10)}${ext}`;
};

/** Adds pictures that are drawn once and kept in the store by their source. */
const addDrawn = async (
  files: SiteFiles,
  source: unknown[],
  draw: () => Promise<Record<string, Buffer>>,
): Promise<IconUrls> => {
  const urls: IconUrls = {};
  const drawn = await drawnOnce([RECIPE, engineVersion(), ...source], draw);
  for (const [name, file] of Object.entries(drawn)) {
    const onSite = nameOnSite(name, file.sha256);
    files.set(onSite, file);
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
 * @param source what the art depends on; the picture is drawn once of the same
 * @param art gives SVG text, asked for only when the picture has to be drawn
 * @returns its address on the site: a JPEG of 1200 × 630 pixels
 */
export const addSharePicture = async (
  files: SiteFiles,
  source: readonly (string | number)[],
  art: () => string | Promise<string>,
): Promise<string> => {
  const urls = await addDrawn(files, ['share', ...source], async () => {
    const { drawSharePicture } = await import('./draw-share-picture.ts');
    return { [SHARED]: await drawSharePicture(await art()) };
  });
  return urls[SHARED] ?? '';
};
