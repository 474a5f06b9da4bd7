import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The list of a brand's own fonts, from its folder of overrides; the fonts stand beside it. */
export const FONT_LIST = 'fonts/fonts.json';

/** One file of an own family. */
export interface OwnFace {
  /** Beside the list. */
  file: string;
  /** `400`, or `400 700` of a variable font. */
  weight: string;
  style: 'normal' | 'italic';
  /** The subset: the letters that the file holds, as css says it. */
  unicodeRange: string;
}

/** A family of the brand's own. */
export interface OwnFamily {
  family: string;
  /** Whose place it takes before the theme's family; none: only own css names it. */
  for: ('display' | 'text')[];
  licence: { name: string; file: string };
  faces: OwnFace[];
}

/** What the list may leave out. */
type Listed = Partial<Omit<OwnFamily, 'faces'>> & {
  faces?: (Partial<OwnFace> & Pick<OwnFace, 'file' | 'unicodeRange'>)[];
};

/**
 * A brand's own fonts, once its check has found them in order.
 *
 * @param merchant the brand's folder, absolute
 */
export const readOwnFonts = (merchant: string): OwnFamily[] => {
  const file = path.join(merchant, 'overrides', FONT_LIST);
  if (!existsSync(file)) return [];
  const list = JSON.parse(readFileSync(file, 'utf8')) as { families: Listed[] };
  return list.families.map(({ family = '', for: uses = [], licence, faces = [] }) => ({
    family,
    for: uses,
    licence: licence ?? { name: '', file: '' },
    faces: faces.map(({ file: face, unicodeRange, weight = '400', style = 'normal' }) => ({
      file: path.join(path.dirname(file), face),
      unicodeRange,
      weight,
      style,
    })),
  }));
};

const STACK = { display: '--lv-font-display', text: '--lv-font-text' } as const;

/** The theme's stack of families for a use. */
const stackIn = (themeCss: string, use: keyof typeof STACK): string =>
  new RegExp(`${STACK[use]}:\\s*([^;}]+)`).exec(themeCss)?.[1]?.trim() ?? 'sans-serif';

/**
 * The css of a brand's own fonts: their faces, and the theme's stacks with the families in front that
 * take a theme's place, in the order of the list: one for each script, say.
 *
 * @param urlOf a face's file → its address
 */
export const renderOwnFonts = (
  families: readonly OwnFamily[],
  themeCss: string,
  urlOf: (file: string) => string,
): string[] => [
  ...families.flatMap(({ family, faces }) =>
    faces.map(
      ({ file, weight, style, unicodeRange }) =>
        `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};` +
        `font-display:swap;src:url(${urlOf(file)}) format("woff2");` +
        `unicode-range:${unicodeRange.replaceAll(', ', ',')}}`,
    ),
  ),
  ...(['display', 'text'] as const).flatMap((use) => {
    const named = families.filter((each) => each.for.includes(use));
    if (named.length === 0) return [];
    const first = named.map(({ family }) => `"${family}"`).join(',');
    return [`:root{${STACK[use]}:${first},${stackIn(themeCss, use)}}`];
  }),
];
