import type { ColorRole, ColorRoles } from '#generated/merchant-config.ts';
import { clashesOf, type Clash } from '../theme/conflicts.ts';
import type { ResolvedTheme } from '../theme/resolve-theme.ts';

type Colors = ResolvedTheme['light'];

/** Clashes of one mode that come from one color. */
export interface Cause {
  /** The color that the merchant set by hand; none if they come from the theme's own settings. */
  role?: ColorRole;
  clashes: Clash[];
}

const keyOf = ({ color, ground }: Clash): string => `${color} ${ground}`;

/** What would no longer clash if a color were left to be worked out again. */
const goneWithout = (
  role: ColorRole,
  clashes: readonly Clash[],
  own: ColorRoles,
  resolve: (own: ColorRoles) => Colors,
): Clash[] => {
  const { [role]: _, ...others } = own;
  const left = new Set(clashesOf(resolve(others)).map(keyOf));
  return clashes.filter((clash) => !left.has(keyOf(clash)));
};

/** The color set by hand that explains most of the clashes; on a tie the one that is part of more of them. */
const worst = (
  clashes: readonly Clash[],
  own: ColorRoles,
  resolve: (own: ColorRoles) => Colors,
): Required<Cause> | undefined => {
  const candidates = (Object.keys(own) as ColorRole[]).map((role) => {
    const gone = goneWithout(role, clashes, own, resolve);
    const touched = clashes.filter(({ color, ground }) => color === role || ground === role);
    return {
      role,
      clashes: gone.length > 0 ? gone : touched,
      gone: gone.length,
      touched: touched.length,
    };
  });
  const [first] = candidates
    .filter((each) => each.clashes.length > 0)
    .toSorted((one, other) => other.gone - one.gone || other.touched - one.touched);
  return first && { role: first.role, clashes: first.clashes };
};

/**
 * Sorts the clashes of a mode by the color that they come from: one that was set by hand makes others
 * follow, and whoever set it wants to hear of it once.
 *
 * @param own the colors that are set by hand
 */
export const causesOf = (
  clashes: readonly Clash[],
  own: ColorRoles,
  resolve: (own: ColorRoles) => Colors,
): Cause[] => {
  const causes: Cause[] = [];
  let left = [...clashes];
  while (left.length > 0) {
    const found = worst(left, own, resolve);
    if (found === undefined) return [...causes, { clashes: left }];
    causes.push(found);
    const explained = new Set(found.clashes);
    left = left.filter((clash) => !explained.has(clash));
  }
  return causes;
};
