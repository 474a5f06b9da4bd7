import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { ROOT } from '../paths.ts';

/** One file of a family: one script, weight and style. */
export interface FontFace {
  script: string;
  style: 'normal' | 'italic';
  weight: string;
  /** As `package/path` below `node_modules`. */
  file: string;
  unicodeRange: string;
}

interface FontFamily {
  cssFamily: string;
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

let data: FontData | undefined;

const fontData = (): FontData => {
  data ??= JSON.parse(
    readFileSync(path.join(ROOT, 'schema', 'data', 'fonts.json'), 'utf8'),
  ) as FontData;
  return data;
};

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

/**
 * The `@font-face` rules of some faces.
 *
 * @param urlOf a face's file → its address on the site
 */
export const renderFontFaces = (
  faces: readonly NamedFace[],
  urlOf: (file: string) => string,
): string =>
  faces
    .map(
      ({ cssFamily, style, weight, file, unicodeRange }) =>
        `@font-face{font-family:"${cssFamily}";font-style:${style};font-weight:${weight};` +
        `font-display:swap;src:url(${urlOf(file)}) format("woff2");` +
        `unicode-range:${unicodeRange.replaceAll(', ', ',')}}`,
    )
    .join('\n');
