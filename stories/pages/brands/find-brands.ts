import { distance } from 'fastest-levenshtein';
import type { BrandLine } from '../../storybook/node/merchant-data.ts';

/** Without marks and case: `Sen Ngọc` is found by `sen ngoc`. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The brands whose code, name or languages hold every word of a search, those that begin so first. */
export const findBrands = (brands: readonly BrandLine[], search: string): readonly BrandLine[] => {
  const words = plain(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return brands;
  const whole = words.join(' ');
  const found = brands.flatMap((brand) => {
    const [code, name] = [plain(brand.code), plain(brand.name)];
    const text = `${code} ${name} ${plain(brand.languages.join(' '))}`;
    if (!words.every((word) => text.includes(word))) return [];
    const rank = code === whole || name === whole ? 0 : 1;
    return [{ brand, rank: code.startsWith(whole) || name.startsWith(whole) ? rank : 2 }];
  });
  return found.toSorted((a, b) => a.rank - b.rank).map(({ brand }) => brand);
};

/** How many near matches a message names. */
const MAX_NEAR = 5;

/** The brands whose code or name is written most like a text, the nearest first; none that is far off. */
export const nearBrands = (brands: readonly BrandLine[], text: string): BrandLine[] => {
  const wanted = plain(text);
  const limit = Math.max(2, Math.ceil(wanted.length / 2));
  return brands
    .map((brand) => ({
      brand,
      far: Math.min(distance(wanted, plain(brand.code)), distance(wanted, plain(brand.name))),
    }))
    .filter(({ far }) => far <= limit)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MAX_NEAR)
    .map(({ brand }) => brand);
};
