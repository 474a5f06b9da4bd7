import type { ThemeMode } from '#generated/merchant-config.ts';
import { contrastPairs } from '#generated/theme-model.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { contrast } from '#config/theme/contrast.ts';
import { type ExplainedTheme, explainTheme } from '#config/explain/explain-theme.ts';
import type { ExplainedValue } from '#config/theme/explained-theme.ts';

export type { ExplainedToken, ExplainedValue, ThemeSource } from '#config/theme/explained-theme.ts';

/** One declared pair of colors, with what it gives. */
export interface ContrastRow {
  color: string;
  ground: string;
  needed: number;
  /** To one, by WCAG 2.2, cut to two decimals. */
  ratio: Record<ThemeMode, number>;
}

/** What a brand's theme page shows beside the values themselves. */
export interface ThemePageData {
  explained: ExplainedTheme;
  contrasts: ContrastRow[];
}

const cut = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** A token's values as they travel: without what the schema says of it, and dark only where it differs. */
interface PackedToken {
  light: ExplainedValue;
  dark?: ExplainedValue;
}

/** A theme page as it travels: `brands/<code>/theme.json`. */
export interface PackedThemePage extends Pick<ThemePageData, 'contrasts'> {
  explained: Omit<ExplainedTheme, 'tokens'> & { tokens: PackedToken[] };
}

const withoutPointer = ({
  source: { pointer: _pointer, ...source },
  ...value
}: ExplainedValue) => ({
  ...value,
  source,
});

/** Makes a page small: a fleet has thousands of them. The tokens keep the order of `tokenModels`. */
export const packThemePage = ({ explained, contrasts }: ThemePageData): PackedThemePage => ({
  contrasts,
  explained: {
    ...explained,
    tokens: explained.tokens.map(({ modes }) => {
      const [light, dark] = [withoutPointer(modes.light), withoutPointer(modes.dark)];
      return JSON.stringify(light) === JSON.stringify(dark) ? { light } : { light, dark };
    }),
  },
});

/** Works out where a brand's tokens come from and how its colors stand on each other. */
export const themePageData = (merchant: ResolvedMerchant): ThemePageData => {
  const { theme } = merchant;
  return {
    explained: explainTheme(merchant),
    contrasts: contrastPairs.flatMap(({ color, on, needed }) =>
      on.map((ground) => ({
        color,
        ground,
        needed,
        ratio: {
          light: cut(contrast(theme.light[color], theme.light[ground])),
          dark: cut(contrast(theme.dark[color], theme.dark[ground])),
        },
      })),
    ),
  };
};
