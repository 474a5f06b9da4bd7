import type { LanguageCode, Layout, Theme } from '#generated/merchant-config.ts';
import { tokenModels, type TokenModel } from '#generated/theme-model.ts';
import { fontStacks } from './font-stacks.ts';
import { settingOf } from '../schema/settings.ts';
import { tokensByKey } from './token-graph.ts';

/** CSS values by custom property, without its two dashes: `lv-size-md`. */
export type TokenValues = Record<string, string>;

const rem = (value: number): string => `${Number(value.toFixed(4))}rem`;

const sizes = (scale: number): TokenValues => ({
  'size.lg': rem(scale),
  'size.xl': rem(scale ** 2),
  'size.xxl': rem(scale ** 3),
  'size.xxxl': rem(scale ** 4),
  'size.hero': `clamp(${rem(scale ** 3.4)}, ${rem(scale ** 2)} + 3.2vw, ${rem(scale ** 6)})`,
});

/** The measures that need more than a look into the schema, by their keys. */
const computed = (
  { type, glow, fonts }: Theme,
  languages: readonly LanguageCode[],
): TokenValues => {
  const stacks = fontStacks(fonts, languages);
  return {
    'font.display': stacks.display,
    'font.text': stacks.text,
    ...sizes(type.scale),
    'weight.display': String(type.displayWeight),
    'tracking.display': type.displayTracking === 0 ? '0' : `${type.displayTracking}em`,
    'style.display': type.displayStyle,
    'transform.display': type.displayTransform,
    'glow.soft':
      glow === 0 ? '0 0 0 transparent' : `0 0 ${Math.round(12 + 24 * glow)}px var(--lv-color-glow)`,
  };
};

/** A value of the schema as css: `{radius.md}` becomes `var(--lv-radius-md)`. */
const toCss = (value: string): string =>
  value.replace(/\{([^}]*)\}/g, (_, key: string) => `var(--${tokensByKey.get(key)?.property})`);

interface Measure {
  key: string;
  property: string;
  /** Its default as css, if it has a fixed one. */
  css?: string;
  /** Its default as css by the values of a setting: `layout.corner`. */
  by?: { setting: string; css: Record<string, string> };
}

const toMeasure = ({ group, name, property, default: fallback }: TokenModel): Measure => {
  const measure: Measure = { key: `${group}.${name}`, property };
  if (fallback === undefined) return measure;
  if (typeof fallback === 'string') return { ...measure, css: toCss(fallback) };
  const [setting = '', values = {}] = Object.entries(fallback)[0] ?? [];
  const css = Object.entries(values).map(([value, text]) => [value, toCss(text)]);
  return { ...measure, by: { setting, css: Object.fromEntries(css) } };
};

const measures = tokenModels.filter(({ group }) => group !== 'color').map(toMeasure);

/**
 * The measures that follow from a theme and a layout, as CSS values. Colors and other tokens are
 * referred to, not repeated, so that both modes share them. The pattern is not among them: it is
 * drawn in the colors of a mode.
 *
 * @param languages of the site; their scripts decide the font stacks
 */
export const deriveTokens = (
  theme: Theme,
  layout: Layout,
  languages: readonly LanguageCode[],
): TokenValues => {
  const special = computed(theme, languages);
  const settings = { theme, layout };
  const values: TokenValues = {};
  for (const { key, property, css, by } of measures) {
    const chosen = by && by.css[String(settingOf(settings, by.setting))];
    const value = css ?? chosen ?? special[key];
    if (value !== undefined) values[property] = value;
  }
  return values;
};
