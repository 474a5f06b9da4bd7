import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Theme } from '#generated/merchant-config.ts';
import { readSchemaFile, schemaFolder } from '../schema/schema-files.ts';

/** A base theme: a whole theme that extends nothing. */
export type BaseTheme = Omit<Theme, 'extends'>;

const themes = new Map<string, BaseTheme>();

/**
 * The base theme of this name.
 *
 * @throws {Error} when schema/themes/ has none
 */
export const baseTheme = (name: string): BaseTheme => {
  const known = themes.get(name) ?? (readSchemaFile(`themes/${name}.json`) as unknown as BaseTheme);
  themes.set(name, known);
  return known;
};

/** Where a base theme stands, absolute. */
export const baseThemeFile = (name: string): string =>
  path.join(schemaFolder, 'themes', `${name}.json`);

let names: string[] | undefined;

/** The names of the base themes: the files of schema/themes/. */
export const baseThemeNames = (): string[] =>
  (names ??= readdirSync(path.join(schemaFolder, 'themes'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .toSorted());
