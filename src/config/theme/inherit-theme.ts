import type { ColorRoles, ThemeMode } from '#generated/merchant-config.ts';
import { tokenModels } from '#generated/theme-model.ts';
import { baseTheme } from './base-theme.ts';
import { isValues, settingsIn } from '../schema/settings.ts';
import type { ThemeChain } from './theme-chain.ts';
import { rootSetting } from './token-graph.ts';

type Values = Record<string, unknown>;

/** The colors and measures that a theme inherits. */
export interface Inheritance {
  colors: Record<ThemeMode, ColorRoles>;
  /** CSS values by custom property, without its two dashes. */
  tokens: Record<string, string>;
  /** The same for equal content. */
  key: string;
}

/** A value that is inherited: `step` 0 is the nearest of the chain, the base theme is the last. */
export interface Inherited {
  step: number;
  /** Unset for a measure: it holds in both modes. */
  mode?: ThemeMode;
  group: string;
  name: string;
  value: string;
}

const MODES = ['light', 'dark'] as const;

const part = (values: unknown, key: string): Values => {
  const inner = isValues(values) ? values[key] : undefined;
  return isValues(inner) ? inner : {};
};

const valuesIn = (theme: Values, step: number): Inherited[] => [
  ...MODES.flatMap((mode) =>
    Object.entries(part(theme['colors'], mode)).map(([name, value]) => ({
      step,
      mode,
      group: 'color',
      name,
      value: String(value),
    })),
  ),
  ...Object.keys(part(theme, 'tokens')).flatMap((group) =>
    Object.entries(part(theme['tokens'], group)).map(([name, value]) => ({
      step,
      group,
      name,
      value: String(value),
    })),
  ),
];

/**
 * What a theme inherits, value by value, nearest first: the first of a token wins.
 *
 * What a merchant set by hand is a shade of its own brand color, or a step of its own scale. Where
 * somebody nearer sets that brand color or that scale anew, the shade gives way and is worked out
 * again.
 *
 * @param own the settings that the theme itself gives, from `settingsIn`
 */
export const listInherited = ({ parents, base }: ThemeChain, own: string[]): Inherited[] => {
  const nearer = new Set(own);
  const found = parents.flatMap((parent, step) => {
    const kept = valuesIn(parent.theme, step).filter(
      ({ group, name }) => !nearer.has(rootSetting(`${group}.${name}`) ?? ''),
    );
    for (const setting of settingsIn(parent)) nearer.add(setting);
    return kept;
  });
  return [...found, ...valuesIn(baseTheme(base), parents.length)];
};

const properties = new Map(
  tokenModels.map(({ group, name, property }) => [`${group}.${name}`, property]),
);

const gather = (inherited: readonly Inherited[]): Omit<Inheritance, 'key'> => {
  const colors: Record<ThemeMode, Record<string, string>> = { light: {}, dark: {} };
  const tokens: Record<string, string> = {};
  for (const { mode, group, name, value } of inherited) {
    const property = properties.get(`${group}.${name}`);
    if (property === undefined) continue;
    if (mode === undefined) tokens[property] ??= value;
    else colors[mode][name] ??= value;
  }
  return { colors, tokens };
};

const ofBase = new Map<string, Inheritance>();

/** What a theme inherits that extends a base theme itself. */
export const inheritBase = (base: string): Inheritance => {
  const known = ofBase.get(base) ?? {
    ...gather(listInherited({ parents: [], base }, [])),
    key: base,
  };
  ofBase.set(base, known);
  return known;
};

/**
 * What a theme inherits over a chain.
 *
 * @param own the settings that the theme itself gives, from `settingsIn`
 */
export const inheritTheme = (chain: ThemeChain, own: string[]): Inheritance => {
  if (chain.parents.length === 0) return inheritBase(chain.base);
  const inheritance = gather(listInherited(chain, own));
  return { ...inheritance, key: JSON.stringify(inheritance) };
};
