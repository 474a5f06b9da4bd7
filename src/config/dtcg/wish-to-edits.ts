import type { Edit } from '../problems/edit.ts';
import { pointerTo } from '../problems/problem.ts';
import { aliasesIn } from '../theme/token-graph.ts';
import { familyIn, nameOfFamily } from './font-names.ts';
import { isMetIn, type ThemeNow } from './is-met.ts';
import type { Wish } from './match-tokens.ts';
import { modelOfKey } from './token-names.ts';

const MODES = ['light', 'dark'] as const;

/** The keys of the tokens that a token follows from while nothing sets it. */
export const inputsOf = (key: string): string[] => {
  const { derived = [], default: fallback } = modelOfKey(key) ?? {};
  const aliases = typeof fallback === 'string' ? aliasesIn(fallback) : [];
  return [...derived, ...aliases].map((input) => input.replace(/^theme\.brand\./, 'brand.'));
};

/** A family of ours is a setting: from it the stack for the site's languages follows. */
const asFont = ({ key, literal }: Wish): Edit | undefined => {
  const [group, use = ''] = key.split('.');
  if (group !== 'font' || !['display', 'text'].includes(use)) return undefined;
  const value = nameOfFamily(familyIn(literal.light) ?? '');
  return value === undefined ? undefined : { pointer: pointerTo('/theme/fonts', use), value };
};

/**
 * What has to be written into a merchant's file for a wish.
 *
 * @param all also where the mode is as it should be
 */
export const wishToEdits = (
  wish: Wish,
  look: ThemeNow,
  all = false,
): (Edit & { value: string })[] => {
  const { key, css, literal } = wish;
  const [group = '', name = ''] = key.split('.');
  if (group === 'brand') {
    return [{ pointer: pointerTo('/theme/brand', name), value: literal.light }];
  }
  if (group === 'color') {
    return MODES.filter((mode) => all || !isMetIn(wish, look, mode)).map((mode) => ({
      pointer: pointerTo('/theme/colors', mode, name),
      value: literal[mode],
    }));
  }
  const font = asFont(wish) as (Edit & { value: string }) | undefined;
  return [font ?? { pointer: pointerTo('/theme/tokens', group, name), value: css.light }];
};
