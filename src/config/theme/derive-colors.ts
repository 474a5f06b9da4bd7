import type { ColorRole, ColorRoles, Theme, ThemeMode } from '#generated/merchant-config.ts';
import { colorRules, type ColorRule, type ResolvedColors } from './color-rules.ts';
import { readable } from './contrast.ts';
import { aliasedRoles, colorModels, colorOrder, groundsOf } from './token-graph.ts';

export type { ResolvedColors } from './color-rules.ts';

/** What the derivation starts from. */
export interface Palette {
  /** What the merchant set by hand: never changed. */
  own: ColorRoles;
  /** What it inherits: moved until it is readable on the merchant's colors. */
  inherited: ColorRoles;
}

/** How a role came by its color. */
export interface ColorOrigin {
  role: ColorRole;
  by: 'own' | 'inherited' | 'default' | 'rule';
  /** The color before it was moved until it could be read. */
  proposed: string;
}

type Rules = Partial<Record<ColorRole, ColorRule>>;

/** Moves a color until it is readable on those of its grounds that are known by now. */
const madeReadable = (role: ColorRole, color: string, colors: Partial<ResolvedColors>): string => {
  const pair = groundsOf.get(role);
  if (pair === undefined) return color;
  const grounds = new Set<string>();
  for (const ground of pair.on) {
    const known = colors[ground];
    if (known !== undefined) grounds.add(known);
  }
  return grounds.size === 0 ? color : readable(color, [...grounds], pair.needed);
};

/** What the schema says: a color, another role's, or none once its companion has strayed. */
const byDefault = (role: ColorRole, colors: Partial<ResolvedColors>): string | undefined => {
  const model = colorModels.get(role);
  if (typeof model?.default !== 'string') return undefined;
  const companion = model.derived?.[0]?.slice('color.'.length) as ColorRole | undefined;
  if (companion !== undefined) {
    const usual = aliasedRoles.get(companion);
    if (usual !== undefined && colors[companion] !== colors[usual]) return undefined;
  }
  const target = aliasedRoles.get(role);
  return target === undefined ? model.default : colors[target];
};

const propose = (
  role: ColorRole,
  { own, inherited }: Palette,
  rules: Rules,
  colors: Partial<ResolvedColors>,
): ColorOrigin => {
  if (own[role] !== undefined) return { role, by: 'own', proposed: own[role] };
  if (inherited[role] !== undefined) return { role, by: 'inherited', proposed: inherited[role] };
  const fallback = byDefault(role, colors);
  if (fallback !== undefined) return { role, by: 'default', proposed: fallback };
  // Every role that a rule reads comes before it.
  const proposed = rules[role]?.(colors as ResolvedColors);
  if (proposed === undefined) throw new Error(`No base theme and no rule gives ${role} a color`);
  return { role, by: 'rule', proposed };
};

/**
 * Gives every role of one mode its color.
 *
 * @param tell hears how each role came by its color
 * @throws {Error} when a role has no source: a fault of the schema or of a base theme
 */
export const deriveColors = (
  theme: Theme,
  mode: ThemeMode,
  palette: Palette,
  tell?: (origin: ColorOrigin) => void,
): ResolvedColors => {
  const colors: Partial<ResolvedColors> = {};
  const rules = colorRules(theme, mode === 'dark');
  for (const role of colorOrder) {
    const origin = propose(role, palette, rules, colors);
    const { by, proposed } = origin;
    colors[role] = by === 'own' ? proposed : madeReadable(role, proposed, colors);
    tell?.(origin);
  }
  return colors as ResolvedColors;
};
