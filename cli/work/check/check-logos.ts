import { readFileSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import type { MerchantIssue } from '#config/places/place-issues.ts';
import { brandFault } from '../../build/fleet/brand-fault.ts';
import type { StoredFigures } from '../../build/render/stored-figures.ts';
import { luminance } from '#config/theme/contrast.ts';

/** One of a brand's logos, and the grounds on which its site shows it. */
interface LogoUse {
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

/** Share of a favicon's detail that must be left at 16 pixels; our five brands' keep seven tenths. */
export const MIN_DETAIL = 0.6;

/** What a graphic needs to be made out (WCAG 2.2, 1.4.11). */
export const MIN_CONTRAST = 3;

/**
 * The share of a logo's outlines that must keep 3 to 1 on a ground. Logos made for a ground keep
 * nine tenths, less where a color of theirs is bright; those made for the other ground a third, at most four tenths.
 */
export const MIN_OUTLINES = 0.45;

const percent = (share: number): string => `${Math.floor(share * 100)} %`;
const ratio = (contrast: number): number => Math.floor(contrast * 10) / 10;

/** What is known while one merchant's drawings are measured. */
interface Measuring {
  merchant: ResolvedMerchant;
  figures: StoredFigures;
}

const find = (
  { merchant }: Measuring,
  code: 'logo/unreadable' | 'logo/unreadable-small',
  pointer: string,
  [message, suggestion]: [string, string],
): MerchantIssue => ({
  code,
  merchant: merchant.code,
  file: path.join(merchant.folder, 'merchant.json'),
  pointer,
  message,
  suggestion,
});

const undrawn = (asset: string, error: unknown): [string, string] => [
  `“${asset}” cannot be drawn: ${(error as Error).message.split('\n')[0] ?? ''}.`,
  'Save it as a plain SVG with a width and a height.',
];

const readSvg = ({ merchant }: Measuring, asset: string): string =>
  readFileSync(path.join(merchant.folder, asset), 'utf8');

const checkFavicon = async (measuring: Measuring): Promise<MerchantIssue[]> => {
  const asset = measuring.merchant.config.brand.favicon;
  const report = (words: [string, string]) => [
    find(measuring, 'logo/unreadable-small', '/brand/favicon', words),
  ];
  const svg = readSvg(measuring, asset);
  try {
    const [detail = 0, light = 0, dark = 0] = await measuring.figures.of(
      ['favicon', svg],
      async () => {
        const { measureFavicon } = await import('../../build/render/measure-favicon.ts');
        return Object.values(await measureFavicon(svg));
      },
    );
    if (detail < MIN_DETAIL) {
      const words = `At 16 pixels “${asset}” keeps ${percent(detail)} of its detail; it needs ${percent(MIN_DETAIL)}.`;
      return report([words, 'Draw a favicon of one bold shape; a whole wordmark is too much.']);
    }
    const faint = Object.entries({ light, dark }).filter(([, at]) => at < MIN_CONTRAST);
    return faint.flatMap(([tab, at]) =>
      report([
        `At 16 pixels on a ${tab} tab, “${asset}” has a contrast of ${ratio(at)} to 1; it needs ${MIN_CONTRAST} to 1.`,
        'Give it a ground of its own, or stronger colors.',
      ]),
    );
  } catch (error) {
    return report(undrawn(asset, error));
  }
};

const checkLogo = async (measuring: Measuring, use: LogoUse): Promise<MerchantIssue[]> => {
  const { asset, key, grounds } = use;
  const svg = readSvg(measuring, asset);
  const colors = [...new Set(grounds.map(({ color }) => color))];
  const report = (words: [string, string]) => [
    find(measuring, 'logo/unreadable', `/brand/logo/${key}`, words),
  ];
  try {
    const shares = await measuring.figures.of([svg, ...colors], async () => {
      const { measureLogo } = await import('../../build/render/measure-logo.ts');
      return measureLogo(svg, colors);
    });
    const lost = grounds.flatMap(({ name, color }) => {
      const share = shares[colors.indexOf(color)] ?? 0;
      return share < MIN_OUTLINES ? [`${percent(share)} on the ${name} (${color})`] : [];
    });
    if (lost.length === 0) return [];
    return report([
      `The share of the outlines of “${asset}” that keeps 3 to 1 is only ${lost.join(', ')}; it needs ${percent(MIN_OUTLINES)}.`,
      `Give brand.logo.${key} a drawing for ${key} grounds.`,
    ]);
  } catch (error) {
    return report(undrawn(asset, error));
  }
};

const checkMerchantLogos = async (measuring: Measuring): Promise<MerchantIssue[]> => {
  const { merchant } = measuring;
  try {
    const ofFavicon = await checkFavicon(measuring);
    const uses = logoUses(merchant);
    const ofLogos = await Promise.all(uses.map((use) => checkLogo(measuring, use)));
    return [...ofFavicon, ...ofLogos.flat()];
  } catch (error) {
    return [{ ...brandFault(merchant.folder, error), merchant: merchant.code }];
  }
};

/**
 * Favicons can be read at 16 pixels, and logos on the grounds on which the site shows them in each
 * of its modes. Every drawing is measured once. A drawing that goes meanwhile, and whatever else is thrown, is a fault of its merchant alone.
 *
 * @param merchants without errors
 * @param figures what was measured before; what is new is added to them
 */
export const checkLogos = async (
  merchants: readonly ResolvedMerchant[],
  figures: StoredFigures,
): Promise<MerchantIssue[]> => {
  const atOnce = pLimit(8);
  const found = await atOnce.map(merchants, (merchant) =>
    checkMerchantLogos({ merchant, figures }),
  );
  return found.flat();
};
