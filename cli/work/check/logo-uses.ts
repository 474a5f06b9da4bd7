import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { luminance } from '#config/theme/contrast.ts';

/** One of a brand's logos, and the grounds on which its site shows it. */
export interface LogoUse {
  key: 'light' | 'dark';
  /** Path under the merchant's folder. */
  asset: string;
  /** Each with a name for a person, and its color. */
  grounds: { name: string; color: string }[];
}

/** Above this share of white's luminance black reads better than white (WCAG's crossing). */
const CROSSING = 0.179;

/** The site shows the logo that is drawn for the ground's own lightness, whatever the mode. */
const keyFor = (color: string): LogoUse['key'] => (luminance(color) > CROSSING ? 'light' : 'dark');

/**
 * Where a site shows which logo: on the page's ground, in the header and in the footer of every
 * mode that it has.
 */
export const logoUses = ({ config, theme }: ResolvedMerchant): LogoUse[] => {
  const places = config.theme.modes.flatMap((mode) => [
    { name: `page in ${mode} mode`, color: theme[mode].bg, key: mode },
    ...(['header', 'footer'] as const).map((place) => {
      const color = theme[mode][`${place}Bg`];
      return { name: `${place} in ${mode} mode`, color, key: keyFor(color) };
    }),
  ]);
  const { logo } = config.brand;
  return (['light', 'dark'] as const).flatMap((key) => {
    const grounds = places.filter((place) => place.key === key);
    return grounds.length === 0
      ? []
      : [{ key, asset: logo[key], grounds: grounds.map(({ name, color }) => ({ name, color })) }];
  });
};
