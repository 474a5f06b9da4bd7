import type { ColorRole, ColorRoles } from '#generated/merchant-config.ts';
import { clashesOf, pairsWith, type Clash } from './conflicts.ts';
import { contrast, over } from './contrast.ts';
import type { ResolvedColors } from './derive-colors.ts';
import { oklchOf, hexOf } from './oklch.ts';

/** How finely lightness is searched: steps too small to see. */
const STEP = 0.004;

/** Halves the way between a color that fails and one that passes. */
const refine = (
  at: (lightness: number) => string,
  suits: (hex: string) => boolean,
  [failing, passing]: [number, number],
): string => {
  let [low, high] = [failing, passing];
  for (let round = 0; round < 8; round += 1) {
    const middle = (low + high) / 2;
    if (suits(at(middle))) high = middle;
    else low = middle;
  }
  return at(high);
};

/**
 * The color of the same hue that is nearest in lightness (OKLCH) and suits a condition, which may
 * hold on neither end of the scale: a line between a light page and a dark footer.
 *
 * @param hex what is transparent counts as it looks over `ground`
 * @returns undefined when no lightness suits
 */
const nearestLightness = (
  hex: string,
  ground: string,
  suits: (hex: string) => boolean,
): string | undefined => {
  const color = oklchOf(over(hex, ground));
  const at = (lightness: number): string => hexOf({ ...color, l: lightness });
  for (let way = STEP; way < 1 + STEP; way += STEP) {
    for (const sign of [1, -1]) {
      const lightness = Math.min(1, Math.max(0, color.l + sign * way));
      if (!suits(at(lightness))) continue;
      const before = lightness - sign * Math.min(STEP, Math.abs(lightness - color.l));
      return refine(at, suits, [before, lightness]);
    }
  }
  return undefined;
};

/** Works out all colors of a mode from those that are set by hand. */
export type ResolveColors = (own: ColorRoles) => ResolvedColors;

interface Step {
  role: ColorRole;
  color: string;
  /** How many clashes are left when it is taken. */
  left: number;
  isAuthored: boolean;
  /** How far it is from the color before, in OKLCH lightness. */
  moved: number;
}

/** A color is moved twice at most: two that pull at a third must not pull for ever. */
const MAX_MOVES = 2;

/** Conditions that a new color of a role may have to keep, the strictest first. */
const conditions = (
  role: ColorRole,
  clash: Clash,
  colors: ResolvedColors,
  own: ColorRoles,
): ((hex: string) => boolean)[] => {
  const partnerOf = (pair: Clash): ColorRole => (pair.color === role ? pair.ground : pair.color);
  const all = pairsWith(role);
  const fixed = all.filter((pair) => own[partnerOf(pair)] !== undefined);
  return [all, [...fixed, clash], [clash]].map(
    (pairs) => (hex) =>
      pairs.every(({ color, ground, needed }) => {
        const [one, other] = [color, ground].map((each) => (each === role ? hex : colors[each]));
        return contrast(one ?? hex, other ?? hex) >= needed;
      }),
  );
};

const stepsFor = (clash: Clash, own: ColorRoles, resolve: ResolveColors): Step[] => {
  const colors = resolve(own);
  return [clash.color, clash.ground].flatMap((role) => {
    const found = conditions(role, clash, colors, own).flatMap(
      (suits) => nearestLightness(colors[role], colors[clash.ground], suits) ?? [],
    );
    return [...new Set(found)].map((color) => ({
      role,
      color,
      left: clashesOf(resolve({ ...own, [role]: color })).length,
      isAuthored: own[role] !== undefined,
      moved: Math.abs(oklchOf(color).l - oklchOf(colors[role]).l),
    }));
  });
};

/** Fewest clashes left, then a color that was set by hand, then the shortest way. */
const inOrder = (one: Step, other: Step): number =>
  one.left - other.left ||
  Number(other.isAuthored) - Number(one.isAuthored) ||
  one.moved - other.moved;

/** Puts colors back that need not have moved after all. */
const withoutNeedless = (now: ColorRoles, own: ColorRoles, resolve: ResolveColors): ColorRoles => {
  let kept = now;
  for (const role of Object.keys(now) as ColorRole[]) {
    if (now[role] === own[role]) continue;
    const { [role]: _, ...rest } = kept;
    const without = own[role] === undefined ? rest : { ...rest, [role]: own[role] };
    if (clashesOf(resolve(without)).length <= clashesOf(resolve(kept)).length) kept = without;
  }
  return kept;
};

/** The best step for the first clash that has any. */
const nextStep = (
  own: ColorRoles,
  resolve: ResolveColors,
  mayMove: (role: ColorRole) => boolean,
): Step | undefined => {
  for (const clash of clashesOf(resolve(own))) {
    const steps = stepsFor(clash, own, resolve).filter(({ role }) => mayMove(role));
    if (steps.length > 0) return steps.toSorted(inOrder)[0];
  }
  return undefined;
};

/**
 * Finds the colors that make every declared pair of one mode readable, moving as little as
 * possible: colors keep their hue, and those set by hand go before those that follow from others.
 *
 * @param own what is set by hand
 * @returns the colors to set; a clash for which no color was found is left
 */
export const repairColors = (own: ColorRoles, resolve: ResolveColors): ColorRoles => {
  let now = own;
  const moves = new Map<ColorRole, number>();
  const movesOf = (role: ColorRole): number => moves.get(role) ?? 0;
  for (;;) {
    const step = nextStep(now, resolve, (role) => movesOf(role) < MAX_MOVES);
    if (step === undefined) break;
    now = { ...now, [step.role]: step.color };
    moves.set(step.role, movesOf(step.role) + 1);
  }
  const settled = withoutNeedless(now, own, resolve);
  return Object.fromEntries(
    Object.entries(settled).filter(([role, color]) => own[role as ColorRole] !== color),
  );
};
