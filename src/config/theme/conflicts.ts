import type { ColorRole } from '#generated/merchant-config.ts';
import { contrastPairs } from '#generated/theme-model.ts';
import { contrast } from './contrast.ts';
import type { ResolvedColors } from './derive-colors.ts';
import { aliasedRoles } from './token-graph.ts';

/** Two colors of one mode that cannot be told apart well enough. */
export interface Clash {
  color: ColorRole;
  ground: ColorRole;
  needed: 4.5 | 3;
}

/** The role that a color merely repeats here, in the end; itself if it has a color of its own. */
export const sourceOf = (role: ColorRole, colors: ResolvedColors): ColorRole => {
  const target = aliasedRoles.get(role);
  return target === undefined || colors[target] !== colors[role] ? role : sourceOf(target, colors);
};

/**
 * Every declared pair that stays below the contrast it needs. What merely repeats another pair,
 * such as a card that takes over the surface, is not told again.
 */
export const clashesOf = (colors: ResolvedColors): Clash[] => {
  const conflicts = contrastPairs.flatMap(({ color, on, needed }) =>
    on
      .filter((ground) => contrast(colors[color], colors[ground]) < needed)
      .map((ground) => ({ color, ground, needed })),
  );
  const told = new Map<string, Clash>();
  for (const clash of conflicts) {
    const [color, ground] = [sourceOf(clash.color, colors), sourceOf(clash.ground, colors)];
    const key = `${color} ${ground}`;
    const known = told.get(key);
    const isItself = color === clash.color && ground === clash.ground;
    const outweighs = clash.needed + (isItself ? 0.1 : 0) > (known?.needed ?? 0);
    if (outweighs) told.set(key, clash);
  }
  return [...told.values()];
};

/** Every declared pair that a role is part of, on either side. */
export const pairsWith = (role: ColorRole): Clash[] =>
  contrastPairs.flatMap(({ color, on, needed }) =>
    on
      .filter((ground) => color === role || ground === role)
      .map((ground) => ({ color, ground, needed })),
  );
