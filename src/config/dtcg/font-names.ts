import { readSchemaFile } from '../schema/schema-files.ts';
import { splitCss } from './dtcg-values.ts';

let names: Map<string, string> | undefined;

const readNames = (): Map<string, string> => {
  const { families } = readSchemaFile('data/fonts.json') as unknown as {
    families: Record<string, { cssFamily: string }>;
  };
  return new Map(Object.entries(families).map(([name, { cssFamily }]) => [cssFamily, name]));
};

/** The name that a theme knows a family by: `outfit` for `Outfit Variable`. */
export const nameOfFamily = (cssFamily: string): string | undefined =>
  (names ??= readNames()).get(cssFamily);

/** The family that a font stack begins with, without its quotes. */
export const familyIn = (stack: string): string | undefined =>
  splitCss(stack, ',')[0]?.replaceAll(/^["']|["']$/g, '');
