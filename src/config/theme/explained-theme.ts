import type { ThemeMode } from '#generated/merchant-config.ts';
import type { ThemeChain } from './theme-chain.ts';

/** Where a value of a theme comes from. All of it is plain data: it survives JSON. */
export interface ThemeSource {
  /**
   * `merchant`: its own file. `theme`: the file of a merchant that it extends. `base`: the base
   * theme. `derived`: worked out from `from`. `default`: the schema's, or the token in `from`.
   */
  kind: 'merchant' | 'theme' | 'base' | 'derived' | 'default';
  /** Whose value it is: the merchant's code (`merchant`, `theme`) or the base theme (`base`). */
  name?: string;
  /** The file that says so, as a path from the working folder, with the place in it. */
  file?: string;
  /** Counts from 1. */
  line?: number;
  column?: number;
  /** JSON pointer into that file, e.g. `/theme/colors/dark/bg`. */
  pointer?: string;
  /** What the value is worked out from or taken over from: `color.primary`, `layout.corner`. */
  from?: string[];
  /** The color that was proposed, where it was moved until it could be read on its grounds. */
  movedFrom?: string;
}

/** One value together with its source. */
export interface ExplainedValue {
  /** Worked out to the end: a color in hexadecimal, a length, a shadow with its color. */
  value: string;
  /** As the css says it: it may refer to another token, `var(--lv-radius-md)`. */
  css: string;
  source: ThemeSource;
}

/** One token, in both modes; most measures are the same in both. */
export interface ExplainedToken {
  /** `color.bgAlt`, `button.radius`. */
  token: string;
  group: string;
  name: string;
  /** The custom property, with its dashes: `--lv-color-bg-alt`. */
  property: string;
  /** `color`, or the kind of css value: `dimension`, `shadow`, `fontFamily` … */
  type: string;
  title: string;
  description: string;
  modes: Record<ThemeMode, ExplainedValue>;
}

/** One setting from which values are worked out: `theme.brand.primary`, `layout.corner`. */
export interface ExplainedSetting {
  setting: string;
  value: unknown;
  source: ThemeSource;
}

/** A merchant's theme, value by value. */
export interface ExplainedTheme {
  merchant: string;
  /** What it extends, nearest first, the base theme last. */
  chain: { kind: 'theme' | 'base'; name: string; file: string }[];
  settings: ExplainedSetting[];
  /** In the order of the schema. */
  tokens: ExplainedToken[];
}

/** A merchant's own words about its look, and what they build on. */
export interface WrittenTheme {
  code: string;
  /** Its merchant.json, absolute. */
  file: string;
  theme: Record<string, unknown>;
  layout: Record<string, unknown>;
  chain: ThemeChain;
}
