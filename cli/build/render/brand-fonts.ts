import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { sha256 } from '../../base/files/fingerprint.ts';
import { lettersOf, lettersOfFace } from '../fonts/face-letters.ts';
import type { Subset } from '../fonts/subset-face.ts';
import type { SiteFile, SiteFiles } from '../settings/site-files.ts';
import { isKeeping } from '../store/local/stored-file.ts';
import { drawnOnce, versionOf } from './drawn-once.ts';
import { fontOnSite, storeFont } from './stored-font.ts';
import { fontFile, isKeptWhole, type NamedFace } from './font-faces.ts';

/** Raise it when what stays of a font changes: older files are then made anew. */
const RECIPE = 1;

/** The weights that texts are set in, whatever a theme says. */
const USUAL_WEIGHTS = [400, 700];

/** What a brand needs of its fonts. */
export interface FontNeeds {
  /** Code points beyond those that any text may have. */
  letters: ReadonlySet<number>;
  /** Undefined when any weight may be asked for. */
  weights: Subset['weights'];
}

/** The source files of fonts are read once per process; there are few, and every brand shares them. */
const sources = new Map<string, { content: Buffer; sha256: string }>();
const made = new Map<string, SiteFile>();

const sourceOf = (file: string): { content: Buffer; sha256: string } => {
  const known = sources.get(file);
  if (known) return known;
  const content = readFileSync(fontFile(file));
  const source = { content, sha256: sha256(content) };
  sources.set(file, source);
  return source;
};

/** What a brand's own code says: whatever stands in its files. */
const ownWords = (folder: string): string =>
  globSync('**/*.{ts,tsx,json,css,md}', { cwd: path.join(folder, 'overrides') })
    .toSorted()
    .map((file) => readFileSync(path.join(folder, 'overrides', file), 'utf8'))
    .join('\n');

/**
 * What a brand needs of its fonts: the letters of its languages and of its own words, and the weights
 * of its theme.
 *
 * @param hasOwnCode own code may set its texts in any weight
 */
export const fontNeeds = (
  { config, content, theme, folder }: ResolvedMerchant,
  hasOwnCode: boolean,
): FontNeeds => {
  const words = JSON.stringify([config, content]) + (hasOwnCode ? ownWords(folder) : '');
  const set = Object.entries(theme.tokens)
    .filter(([name, value]) => name.includes('weight') && /^\d+$/.test(value))
    .map(([, value]) => Number(value));
  const weights = [...USUAL_WEIGHTS, ...set];
  return {
    letters: lettersOf(config.languages.list, words),
    weights: hasOwnCode ? undefined : [Math.min(...weights), Math.max(...weights)],
  };
};

/** The weights that stay of those that a face has; undefined when it has one, or keeps all. */
const weightsOf = (face: NamedFace, { weights }: FontNeeds): Subset['weights'] => {
  const [least, greatest] = face.weight.split(' ').map(Number);
  if (least === undefined || greatest === undefined || !weights) return undefined;
  const kept = [Math.max(least, weights[0]), Math.min(greatest, weights[1])] as const;
  return kept[0] < kept[1] ? kept : undefined;
};

const NAME = 'face.woff2';

/** Made once per process: every brand shares them. */
const once = async (key: string, make: () => Promise<SiteFile>): Promise<SiteFile> => {
  const file = made.get(key) ?? (await make());
  if (isKeeping()) made.set(key, file);
  return file;
};

const subsetOf = (face: NamedFace, subset: Subset): Promise<SiteFile> => {
  const { content, sha256: digest } = sourceOf(face.file);
  const engines = [versionOf('harfbuzzjs'), versionOf('woff2-encoder')];
  const source = ['font', RECIPE, engines, digest, subset];
  return once(sha256(JSON.stringify(source)), async () => {
    const drawn = await drawnOnce(source, async () => {
      const { subsetFace } = await import('../fonts/subset-face.ts');
      return { [NAME]: await subsetFace(content, subset) };
    });
    return drawn[NAME] ?? storeFont(fontFile(face.file));
  });
};

const storeOnce = (face: NamedFace): Promise<SiteFile> =>
  once(face.file, () => Promise.resolve(storeFont(fontFile(face.file))));

/** A face as a site has it: its address instead of its file, and the weights that stayed. */
export type SentFace = NamedFace & { url: string };

/**
 * Adds the files of some faces to a site, each with what the brand needs of it. A family whose name is
 * reserved by its licence is sent as it is.
 */
export const addFonts = async (
  files: SiteFiles,
  faces: readonly NamedFace[],
  needs: FontNeeds,
): Promise<SentFace[]> => {
  const sent: SentFace[] = [];
  for (const face of faces) {
    const isWhole = isKeptWhole(face.family);
    const weights = isWhole ? undefined : weightsOf(face, needs);
    const letters = lettersOfFace(face.unicodeRange, needs.letters);
    const file = await (isWhole ? storeOnce(face) : subsetOf(face, { letters, weights }));
    const onSite = fontOnSite(face.file, file);
    files.set(onSite, file);
    sent.push({ ...face, weight: weights?.join(' ') ?? face.weight, url: `/${onSite}` });
  }
  return sent;
};
