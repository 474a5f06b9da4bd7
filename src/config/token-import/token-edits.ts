import type { Edit } from '../issues/edit.ts';
import { pointerTo } from '../issues/issue.ts';
import { aliasesIn } from '../theme/token-graph.ts';
import { familyIn, nameOfFamily } from '../dtcg/font-names.ts';
import { modelOfKey } from '../dtcg/token-names.ts';
import { type ThemeNow, isReachedIn } from './is-reached.ts';
import type { TokenTarget } from './token-target.ts';

/** The keys of the tokens that a token follows from while nothing sets it. */
export const inputsOf = (key: string): string[] => {
  const { derived = [], default: fallback } = modelOfKey(key) ?? {};
  const aliases = typeof fallback === 'string' ? aliasesIn(fallback) : [];
  return [...derived, ...aliases].map((input) => input.replace(/^theme\.brand\./, 'brand.'));
};

/** A family of ours is a setting: from it the stack for the site's languages follows. */
const asFont = ({ key, literal }: TokenTarget): Edit | undefined => {
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
export const targetToEdits = (
  target: TokenTarget,
  resolvedTheme: ThemeNow,
  all = false,
): (Edit & { value: string })[] => {
  const { key, css, literal, modes } = target;
  const [group = '', name = ''] = key.split('.');
  if (group === 'brand') {
    return [{ pointer: pointerTo('/theme/brand', name), value: literal.light }];
  }
  if (group === 'color') {
    return modes
      .filter((mode) => all || !isReachedIn(target, resolvedTheme, mode))
      .map((mode) => ({
        pointer: pointerTo('/theme/colors', mode, name),
        value: literal[mode],
      }));
  }
  const font = asFont(target) as (Edit & { value: string }) | undefined;
  return [font ?? { pointer: pointerTo('/theme/tokens', group, name), value: css.light }];
};
