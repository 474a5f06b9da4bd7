import { checkAsset } from '../assets/check-asset.ts';
import { pointerTo } from '../issues/issue.ts';
import type { Check } from './check.ts';

/** The files of a brand's logos and icon, as [keys that lead there, path]. */
const brandAssets = ({ config: { brand } }: Parameters<Check>[0]): [string[], string][] => [
  [['brand', 'logo', 'light'], brand.logo.light],
  [['brand', 'logo', 'dark'], brand.logo.dark],
  [['brand', 'logo', 'mark'], brand.logo.mark],
  [['brand', 'favicon'], brand.favicon],
];

/**
 * Logos and icon exist and are SVG files that may be served.
 *
 * @yields what is at fault
 */
export const checkBrandAssets: Check = function* (subject) {
  const { file, folder } = subject;
  const seen = new Set<string>();
  for (const [keys, asset] of brandAssets(subject)) {
    if (seen.has(asset)) continue;
    seen.add(asset);
    yield* checkAsset({ file, folder, asset, pointer: pointerTo('', ...keys) });
  }
};
