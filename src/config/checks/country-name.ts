// Made when needed: the first names of regions take 20 ms to load.
let names: Intl.DisplayNames | undefined;

/**
 * The English name of a country or region.
 *
 * @param region two letters, as ISO 3166-1 has them
 * @returns undefined for one that does not exist
 */
export const countryName = (region: string): string | undefined => {
  names ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return names.of(region);
};
