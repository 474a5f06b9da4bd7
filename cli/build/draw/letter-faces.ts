import { readFileSync } from 'node:fs';
import { fontFamilies, fontFile } from '../render/font-faces.ts';

/** A font file that may letter a logo, and the characters that it is for. */
export interface LetterFace {
  /** On this machine, absolute. */
  file: string;
  /** `100 900` where the file has every weight between. */
  weight: string;
  has: (codePoint: number) => boolean;
}

/** Han is no font of the sites, for which it would weigh too much; a logo takes a few outlines of it. */
const HAN = '@fontsource-variable/noto-sans-sc';

/** `U+0000-00FF, U+0131` as a test. */
const inRanges = (unicodeRange: string): ((codePoint: number) => boolean) => {
  const ranges = unicodeRange.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
};

const hanFaces = (): LetterFace[] => {
  const ranges = JSON.parse(readFileSync(fontFile(`${HAN}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(ranges).map(([name, unicodeRange]) => ({
    file: fontFile(`${HAN}/files/noto-sans-sc-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    weight: '100 900',
    has: inRanges(unicodeRange),
  }));
};

/** How far a face's weights are from a wanted one. */
const distance = (weight: string, wanted: number): number => {
  const [least = 0, most = least] = weight.split(' ').map(Number);
  return Math.max(0, least - wanted, wanted - most);
};

/** Of each script's files, the one that comes nearest to a weight. */
const facesOf = (name: string, wanted: number): LetterFace[] => {
  const upright = (fontFamilies()[name]?.faces ?? []).filter(({ style }) => style === 'normal');
  return [...Map.groupBy(upright, ({ unicodeRange }) => unicodeRange)].flatMap(
    ([unicodeRange, faces]) => {
      const [first] = faces.toSorted(
        (one, other) => distance(one.weight, wanted) - distance(other.weight, wanted),
      );
      return first
        ? [{ file: fontFile(first.file), weight: first.weight, has: inRanges(unicodeRange) }]
        : [];
    },
  );
};

/**
 * The font files that may letter a brand's name, the best first: the family of its titles, those that
 * stand in for it, every other one of ours, then Han.
 *
 * @param display a family of `schema/data/fonts.json`
 * @param weight 100 to 900
 */
export const letterFaces = (display: string, weight: number): LetterFace[] => {
  const families = fontFamilies();
  const companions = Object.values(families[display]?.companions ?? {});
  const names = new Set([display, ...companions, 'noto-sans', ...Object.keys(families)]);
  return [...[...names].flatMap((name) => facesOf(name, weight)), ...hanFaces()];
};
