import type { Theme } from '#generated/merchant-config.ts';
import { readSchemaFile } from '../schema/schema-files.ts';

/** A base theme: a whole theme that extends nothing. */
export type BaseTheme = Omit<Theme, 'extends'>;

const themes = new Map<string, BaseTheme>();

/**
 * The base theme of this name.
 *
 * @throws {Error} when schema/themes/ has none: a fault of ours, the schema lists the names
 */
export const baseTheme = (name: Theme['extends']): BaseTheme => {
  const known = themes.get(name) ?? (readSchemaFile(`themes/${name}.json`) as unknown as BaseTheme);
  themes.set(name, known);
  return known;
};

let names: string[] | undefined;

const readNames = (): string[] => {
  const properties = readSchemaFile('parts/theme.schema.json').properties;
  return (properties as { extends: { enum: string[] } }).extends.enum;
};

/** The names of the base themes, as the schema lists them. */
export const baseThemeNames = (): string[] => (names ??= readNames());
