import type { ThemeMode } from '#generated/merchant-config.ts';
import type { ColorRole } from '#generated/merchant-config.ts';
import type { ResolvedMerchant } from '../resolved-merchant.ts';
import { explainTheme, type ExplainedToken } from '../explain/explain-theme.ts';
import { firstModeOf } from '../theme/first-mode.ts';
import { aliasedRoles } from '../theme/token-graph.ts';
import { toDtcgColor } from './color-values.ts';
import { MODE_EXTENSION, OWN_EXTENSION, type DtcgToken } from './dtcg-values.ts';
import { toDtcg, type Converted } from './to-dtcg.ts';
import { keyOfProperty } from './token-names.ts';

/** A group of design tokens. */
interface DtcgGroup {
  [name: string]: DtcgToken | string | Record<string, unknown>;
}

/** A file of design tokens (DTCG 2025.10, Format Module). */
export interface DtcgFile {
  $schema: string;
  $description: string;
  $extensions: Record<string, unknown>;
  [group: string]: DtcgGroup | string | Record<string, unknown>;
}

type InModes<Value> = Record<ThemeMode, Value>;

const isSame = ({ light, dark }: InModes<unknown>): boolean =>
  JSON.stringify(light) === JSON.stringify(dark);

/** The colors that take over another one in both modes. */
const aliasOfColor = (
  { name, modes }: ExplainedToken,
  { light, dark }: ResolvedMerchant['theme'],
): string | undefined => {
  const target = aliasedRoles.get(name as ColorRole);
  const follows =
    target !== undefined &&
    modes.light.value === light[target] &&
    modes.dark.value === dark[target];
  return follows ? `{color.${target}}` : undefined;
};

const convert = (token: ExplainedToken, theme: ResolvedMerchant['theme']) => {
  const alias = token.group === 'color' ? aliasOfColor(token, theme) : undefined;
  const inMode = (mode: ThemeMode): Converted | undefined =>
    alias === undefined
      ? toDtcg(token.type, token.modes[mode].css, keyOfProperty)
      : { $type: 'color', $value: alias };
  return { light: inMode('light'), dark: inMode('dark') };
};

const tokenOf = (
  { description }: ExplainedToken,
  { light, dark }: InModes<Converted>,
  first: ThemeMode,
): DtcgToken => {
  const { $type, $value, beside } = first === 'light' ? light : dark;
  const values = { light: light.$value, dark: dark.$value };
  const extensions = {
    ...(!isSame(values) && { [MODE_EXTENSION]: values }),
    ...(beside && { [OWN_EXTENSION]: beside }),
  };
  return {
    $type,
    $value,
    $description: description,
    ...(Object.keys(extensions).length > 0 && { $extensions: extensions }),
  };
};

/** What the format has no type for; a drawn pattern follows from its setting and is left out. */
const cssOf = ({
  modes: { light, dark },
}: ExplainedToken): string | InModes<string> | undefined => {
  if ([light, dark].some(({ css }) => css.startsWith('url('))) return undefined;
  return light.css === dark.css ? light.css : { light: light.css, dark: dark.css };
};

/**
 * A merchant's resolved theme as design tokens, to be read by any tool that knows the format.
 * Tokens that take over another one are aliases. What differs from mode to mode stands in
 * `$extensions.mode`, beside the value of the mode in which the site opens. What the format has no
 * type for stands as CSS in the file's own `$extensions`.
 *
 * @param merchant checked and resolved
 */
export const exportTokens = (merchant: ResolvedMerchant): DtcgFile => {
  const { code, config, theme } = merchant;
  const first = firstModeOf(config.theme);
  const brand: DtcgGroup = {};
  for (const [name, hex] of Object.entries(config.theme.brand)) {
    brand[name] = { $type: 'color', $value: toDtcgColor(hex) };
  }
  const groups: Record<string, DtcgGroup> = { brand };
  const css: Record<string, string | InModes<string>> = {};
  for (const token of explainTheme(merchant).tokens) {
    const { light, dark } = convert(token, theme);
    if (light && dark) {
      (groups[token.group] ??= {})[token.name] = tokenOf(token, { light, dark }, first);
      continue;
    }
    const text = cssOf(token);
    if (text !== undefined) css[token.token] = text;
  }
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: `The theme of ${config.brand.name}. Its site opens in ${first} mode.`,
    ...groups,
    $extensions: { [OWN_EXTENSION]: { merchant: code, css } },
  };
};
