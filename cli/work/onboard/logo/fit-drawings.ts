import type { ResolvedMerchant } from '#config/resolved-merchant.ts';
import type { LogoFiles } from '../../../build/draw/draw-logo.ts';
import { type FaviconFigures, measureFavicon } from '../../../build/render/measure-favicon.ts';
import { measureLogo } from '../../../build/render/measure-logo.ts';
import { logoUses, MIN_CONTRAST, MIN_DETAIL, MIN_OUTLINES } from '../../check/check-logos.ts';
import { asMark, onPlate } from './embed-svg.ts';

/** A drawing that a brand brings, and its size in its own units. */
interface Given {
  svg: string;
  width: number;
  height: number;
}

/** The drawings that a brand gets, and what was done to them. */
export interface FittedDrawings {
  files: LogoFiles;
  /** Sentences for the person who asked. */
  told: string[];
}

/** What stands behind a drawing that merges with its ground. */
const PLATES = ['#ffffff', '#16161d'] as const;

const leastShare = async (svg: string, grounds: readonly string[]): Promise<number> =>
  Math.min(1, ...(await measureLogo(svg, grounds)));

/** The first drawing that can be read on all grounds, else the best of them. */
const firstReadable = async (
  drawings: readonly string[],
  grounds: readonly string[],
): Promise<string> => {
  let [best, most] = [drawings[0] ?? '', -1];
  for (const drawing of drawings) {
    const share = await leastShare(drawing, grounds);
    if (share >= MIN_OUTLINES) return drawing;
    if (share > most) [best, most] = [drawing, share];
  }
  return best;
};

const isClear = ({ detail, light, dark }: FaviconFigures): boolean =>
  detail >= MIN_DETAIL && light >= MIN_CONTRAST && dark >= MIN_CONTRAST;

const sizeIn = (svg: string): Given => {
  const [, width = '64', height = '64'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { svg, width: Number(width), height: Number(height) };
};

const fitLogo = async (
  given: Given,
  key: 'light' | 'dark',
  merchant: ResolvedMerchant,
): Promise<{ svg: string; told: string[] }> => {
  const grounds = logoUses(merchant)
    .filter((use) => use.key === key)
    .flatMap((use) => use.grounds.map(({ color }) => color));
  const plates = key === 'light' ? PLATES.toReversed() : PLATES;
  const drawings = [given.svg, ...plates.map((color) => onPlate(given, color))];
  const svg = await firstReadable(
    drawings,
    grounds.length > 0 ? grounds : [PLATES[key === 'light' ? 0 : 1]],
  );
  const told =
    svg === given.svg
      ? []
      : [`On ${key} grounds the logo stands on a plate: it could not be read there.`];
  return { svg, told };
};

/** Wider or higher than this it is a word, no mark. */
const SQUARE = 1.34;

const fitMark = async (given: Given, emblem: string): Promise<{ svg: string; told: string[] }> => {
  const ratio = Math.max(given.width / given.height, given.height / given.width);
  const marks =
    ratio > SQUARE ? [] : [asMark(given), ...PLATES.map((color) => asMark(given, color))];
  for (const svg of marks) {
    if (isClear(await measureFavicon(svg))) return { svg, told: [] };
  }
  const why = ratio > SQUARE ? 'is too wide for a square mark' : 'cannot be made out at 16 pixels';
  return {
    svg: emblem,
    told: [`The logo ${why}: an emblem was drawn for the browser’s tab and the home screen.`],
  };
};

/**
 * Fits drawings to the places where a brand's site shows them, by the measures that the check takes:
 * what merges with a ground gets a plate, and a mark that nobody could make out an emblem.
 *
 * @param merchant as it was resolved, with its theme
 * @param drawn drawn for the brand; its emblem stands in for a mark
 * @param given the brand's own logo, if it has one
 */
export const fitDrawings = async (
  merchant: ResolvedMerchant,
  drawn: LogoFiles,
  given: Given | undefined,
): Promise<FittedDrawings> => {
  const light = await fitLogo(given ?? sizeIn(drawn['logo-light.svg']), 'light', merchant);
  const dark = await fitLogo(given ?? sizeIn(drawn['logo-dark.svg']), 'dark', merchant);
  const mark = given
    ? await fitMark(given, drawn['mark.svg'])
    : { svg: drawn['mark.svg'], told: [] };
  return {
    files: {
      'logo-light.svg': light.svg,
      'logo-dark.svg': dark.svg,
      'mark.svg': mark.svg,
      'favicon.svg': mark.svg,
    },
    told: [...light.told, ...dark.told, ...mark.told],
  };
};
