import type { MerchantData } from '../node/merchant-data.ts';
import type { StoryEnvironment } from '../story-environment.ts';
import { distribute, type Place } from './distribute.ts';
import { pairwise } from './pairwise.ts';
import { everyTheme, type ThemeName } from './themes.ts';

/** A theme, and the way that the page reads. */
export interface ThemeVariant extends ThemeName {
  direction: StoryEnvironment['direction'];
}

const DIRECTIONS = ['ltr', 'rtl'] as const;

/** Brands, modes and directions so that each two of them stand together once. */
export const themeVariantTable = (merchants: readonly MerchantData[]): ThemeVariant[] =>
  pairwise(
    everyTheme(merchants).flatMap((theme) =>
      DIRECTIONS.map((direction) => ({ ...theme, direction })),
    ),
  );

/** A number of a title, so that components begin with different rows. */
const turnOf = (title: string): number =>
  Array.from(title).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** The rows of the table that one of a component's stories is looked at in. */
export const themeVariantsOf = (
  merchants: readonly MerchantData[],
  title: string,
  place: Place,
): ThemeVariant[] => distribute(themeVariantTable(merchants), place, turnOf(title));
