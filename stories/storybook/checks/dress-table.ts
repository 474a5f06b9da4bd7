import type { MerchantData } from '../node/merchant-data.ts';
import type { Surroundings } from '../surroundings.ts';
import { deal, type Place } from './deal.ts';
import { pairwise } from './pairwise.ts';
import { everyTheme, type ThemeName } from './themes.ts';

/** A theme, and the way that the page reads. */
export interface Dress extends ThemeName {
  direction: Surroundings['direction'];
}

const DIRECTIONS = ['ltr', 'rtl'] as const;

/** Brands, modes and directions so that each two of them stand together once. */
export const dressTable = (merchants: readonly MerchantData[]): Dress[] =>
  pairwise(
    everyTheme(merchants).flatMap((theme) =>
      DIRECTIONS.map((direction) => ({ ...theme, direction })),
    ),
  );

/** A number of a title, so that components begin with different rows. */
const turnOf = (title: string): number =>
  Array.from(title).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** The rows of the table that one of a component's stories is looked at in. */
export const dressesOf = (
  merchants: readonly MerchantData[],
  title: string,
  place: Place,
): Dress[] => deal(dressTable(merchants), place, turnOf(title));
