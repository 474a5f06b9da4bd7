import type { LanguageCode, Theme } from '#generated/merchant-config.ts';
import { readSchemaFile } from '../schema/schema-files.ts';

interface FontFamily {
  cssFamily: string;
  fallback: string[];
  /** Script → the family that stands in where this one has no letters. */
  companions?: Record<string, string>;
  faces: { script: string }[];
  /** What is shown until the family has come; `standInName` is its name. */
  standIn?: object;
}

interface FontData {
  languages: Record<string, string[]>;
  /** Families that systems bring along, for scripts too large to send. */
  systemFonts: Record<string, string[]>;
  families: Record<string, FontFamily>;
}

let data: FontData | undefined;

const fontData = (): FontData =>
  (data ??= readSchemaFile('data/fonts.json') as unknown as FontData);

/** The names of the families that a theme may use. */
export const fontNames = (): string[] => Object.keys(fontData().families);

/** The CSS name of a system font that is stretched to the measures of a family. */
export const standInName = (cssFamily: string): string => `${cssFamily} Stand-in`;

const quoted = (family: string): string => (/^[a-z-]+$/.test(family) ? family : `"${family}"`);

const stackOf = (name: string, languages: readonly LanguageCode[]): string => {
  const { families, languages: scriptsOf, systemFonts } = fontData();
  const family = families[name];
  if (family === undefined) return 'system-ui, sans-serif';
  const own = new Set(family.faces.map(({ script }) => script));
  const scripts = new Set(languages.flatMap((code) => scriptsOf[code] ?? []));
  const companions = [...scripts].flatMap((script) => {
    const companion = own.has(script) ? undefined : families[family.companions?.[script] ?? ''];
    return companion === undefined ? [] : [companion.cssFamily];
  });
  const system = languages.flatMap((code) => systemFonts[code] ?? []);
  const standIn = family.standIn === undefined ? [] : [standInName(family.cssFamily)];
  const stack = [family.cssFamily, ...companions, ...standIn, ...system, ...family.fallback];
  return [...new Set(stack)].map(quoted).join(', ');
};

/**
 * The font stacks of a theme: its families, companions for the scripts of the site's languages,
 * fonts of the system for large scripts, then the usual fallbacks.
 */
export const fontStacks = (
  { display, text }: Theme['fonts'],
  languages: readonly LanguageCode[],
): { display: string; text: string; numeric: string } => {
  const textStack = stackOf(text, languages);
  return { display: stackOf(display, languages), text: textStack, numeric: textStack };
};
