import { existsSync } from 'node:fs';
import path from 'node:path';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where each picture is looked for when a merchant does not name it: the schema's defaults. */
export const defaultPictures = {
  light: 'assets/logo-light.svg',
  dark: 'assets/logo-dark.svg',
  mark: 'assets/mark.svg',
  favicon: 'assets/mark.svg',
};

/** A picture of a brand. */
export type Picture = keyof typeof defaultPictures;

/** What stands in for a picture that a merchant does not have, the best first. */
export const standIns: Record<Picture, Picture[]> = {
  light: ['dark', 'mark', 'favicon'],
  dark: ['light', 'mark', 'favicon'],
  mark: ['favicon', 'light', 'dark'],
  favicon: ['mark', 'light', 'dark'],
};

/**
 * Fills the logos and the icon that a merchant does not name, in place: with the usual file if it
 * is there, else with another of its pictures, so that one drawing is enough.
 *
 * @param folder the merchant's folder, absolute
 * @param brand as the merchant wrote it; what has not the right form is left for the schema
 */
export const fillLogos = (folder: string, brand: unknown): void => {
  if (!isObject(brand)) return;
  const logo = brand['logo'] ?? {};
  if (!isObject(logo)) return;
  const named: Record<Picture, unknown> = {
    light: logo['light'],
    dark: logo['dark'],
    mark: logo['mark'],
    favicon: brand['favicon'],
  };
  if (Object.values(named).every((file) => file !== undefined)) return;
  const has = (name: Picture): boolean => existsSync(path.join(folder, defaultPictures[name]));
  const own = (name: Picture): unknown =>
    named[name] ?? (has(name) ? defaultPictures[name] : undefined);
  const pick = (name: Picture): unknown =>
    [name, ...standIns[name]].map(own).find((file) => file !== undefined) ?? defaultPictures[name];
  brand['logo'] = { ...logo, light: pick('light'), dark: pick('dark'), mark: pick('mark') };
  brand['favicon'] = pick('favicon');
};
