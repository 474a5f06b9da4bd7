import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { standInName } from '#config/theme/font-stacks.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { ROOT } from '../../base/paths.ts';

/** One file of a family: one script, weight and style. */
export interface FontFace {
  script: string;
  style: 'normal' | 'italic';
  weight: string;
  /** As `package/path` below `node_modules`. */
  file: string;
  unicodeRange: string;
}

/** Measures of a face in percent of the type size, instead of those in its file. */
interface Metrics {
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
}

interface FontFamily {
  cssFamily: string;
  attribution: string;
  /** Where the file's own measures would set the text too high or too low. */
  metrics?: Metrics;
  standIn?: Metrics & { local: string[]; sizeAdjust: string };
  /** Script → the family that stands in for it. */
  companions?: Record<string, string>;
  faces: FontFace[];
}

interface FontData {
  languages: Record<string, string[]>;
  families: Record<string, FontFamily>;
}

/** A face together with the family name that CSS knows it by. */
export type NamedFace = FontFace & { family: string; cssFamily: string };

/** Letters that a stand-in may draw: those that all its system fonts have. */
const STAND_IN_RANGE = 'U+0000-024F,U+2000-206F,U+20A0-20BF,U+2122';

let data: FontData | undefined;

const fontData = (): FontData => {
  data ??= JSON.parse(
    readFileSync(path.join(ROOT, 'schema', 'data', 'fonts.json'), 'utf8'),
  ) as FontData;
  return data;
};

/** The families that a theme may use, by their names. */
export const fontFamilies = (): Readonly<
  Record<string, Pick<FontFamily, 'faces' | 'companions'>>
> => fontData().families;

/**
 * Whether a family's files are sent as they are: the Open Font License lets nobody change a font and
 * keep a name that is reserved.
 */
export const isKeptWhole = (family: string): boolean =>
  fontData().families[family]?.attribution.includes('Reserved Font Name') ?? false;

/** Where a font file is on this machine. */
export const fontFile = (file: string): string =>
  createRequire(path.join(ROOT, 'package.json')).resolve(file);

/**
 * The font files that a brand needs: its two families, in the scripts of its languages; where a
 * family lacks a script, the companion that the list of fonts names.
 */
export const selectFontFaces = ({
  theme,
  languages,
}: Pick<MerchantConfig, 'theme' | 'languages'>): NamedFace[] => {
  const { families, languages: scriptsOf } = fontData();
  const scripts = new Set(['latin', ...languages.list.flatMap((code) => scriptsOf[code] ?? [])]);
  const wanted = new Map<string, NamedFace>();
  const take = (name: string, script: string, style: FontFace['style']): void => {
    const family = families[name];
    const inScript = (family?.faces ?? []).filter((face) => face.script === script);
    const inStyle = inScript.filter((face) => face.style === style);
    for (const face of inStyle.length > 0 ? inStyle : inScript) {
      wanted.set(face.file, { ...face, family: name, cssFamily: family?.cssFamily ?? name });
    }
    const companion = family?.companions?.[script];
    if (inScript.length === 0 && companion !== undefined) take(companion, script, 'normal');
  };
  for (const script of scripts) {
    take(theme.fonts.display, script, theme.type.displayStyle);
    take(theme.fonts.text, script, 'normal');
  }
  return [...wanted.values()].toSorted((a, b) => (a.file < b.file ? -1 : 1));
};

const overrides = ({ ascentOverride, descentOverride, lineGapOverride }: Metrics): string =>
  `ascent-override:${ascentOverride};descent-override:${descentOverride};` +
  `line-gap-override:${lineGapOverride}`;

/** The system fonts that stand in for some faces' families until their files have come. */
const renderStandIns = (faces: readonly NamedFace[]): string[] =>
  [...new Set(faces.map(({ family }) => family))].flatMap((family) => {
    const { cssFamily, standIn } = fontData().families[family] ?? {};
    if (cssFamily === undefined || standIn === undefined) return [];
    const local = standIn.local.map((name) => `local("${name}")`).join(',');
    return [
      `@font-face{font-family:"${standInName(cssFamily)}";src:${local};` +
        `size-adjust:${standIn.sizeAdjust};${overrides(standIn)};unicode-range:${STAND_IN_RANGE}}`,
    ];
  });

/**
 * The `@font-face` rules of some faces, and of what stands in for them.
 *
 * @param urlOf a face's file → its address on the site
 */
export const renderFontFaces = (
  faces: readonly NamedFace[],
  urlOf: (file: string) => string,
): string =>
  [
    ...faces.map(({ family, cssFamily, style, weight, file, unicodeRange }) => {
      const { metrics } = fontData().families[family] ?? {};
      return (
        `@font-face{font-family:"${cssFamily}";font-style:${style};font-weight:${weight};` +
        `font-display:swap;src:url(${urlOf(file)}) format("woff2");` +
        (metrics ? `${overrides(metrics)};` : '') +
        `unicode-range:${unicodeRange.replaceAll(', ', ',')}}`
      );
    }),
    ...renderStandIns(faces),
  ].join('\n');
