import type { ThemeMode } from '#generated/merchant-config.ts';
import type { ResolvedMerchant } from '../resolved-merchant.ts';
import { explainTheme, type ExplainedToken } from '../explain/explain-theme.ts';
import { firstModeOf } from '../theme/first-mode.ts';
import { toDtcgColor } from './color-values.ts';
import { OWN_EXTENSION, referenceIn, type DtcgToken } from './dtcg-values.ts';
import { toDtcg } from './to-dtcg.ts';
import { keyOfProperty } from './token-names.ts';

/** Groups of tokens by name. */
export type TokenGroups = Record<string, Record<string, DtcgToken>>;

/** Tokens of one mode, every one of them (DTCG 2025.10, Format Module). */
export interface ModeFile {
  $schema: string;
  $description: string;
  $extensions: Record<string, { mode: ThemeMode }>;
  [group: string]: Record<string, DtcgToken> | string | Record<string, { mode: ThemeMode }>;
}

/** Tokens of all modes in one document (DTCG 2025.10, Resolver Module). */
export interface ResolverFile {
  $schema: string;
  name: string;
  version: string;
  description: string;
  sets: { shared: { sources: TokenGroups[] } };
  modifiers: { mode: { contexts: Record<ThemeMode, TokenGroups[]>; default: ThemeMode } };
  resolutionOrder: { $ref: string }[];
}

/** Tools put a text into their css as it stands; it is no type of the format, which has none for this. */
const TEXT_TYPE = 'string';

/**
 * A token as tools that build css read it. Whole tokens are aliases where they take over another;
 * parts of a composite value are explicit, as most tools follow no alias there. A gradient's
 * direction and what else the format cannot say stands as css.
 */
const tokenIn = (
  { type, modes, description }: ExplainedToken,
  mode: ThemeMode,
): DtcgToken & { $description: string } => {
  const { css, value } = modes[mode];
  const explicit = type === 'image' ? undefined : toDtcg(type, value, keyOfProperty);
  if (explicit === undefined) {
    return { $type: TEXT_TYPE, $value: value, $description: description };
  }
  const isAlias = referenceIn(css, keyOfProperty) !== undefined;
  const { $type, $value } = (isAlias && toDtcg(type, css, keyOfProperty)) || explicit;
  return { $type, $value, $description: description };
};

/** The same as Style Dictionary reads it without a transform of one's own: values are css. */
const styledIn = (token: ExplainedToken, mode: ThemeMode): DtcgToken => {
  const { $type, $description } = tokenIn(token, mode);
  return { $type, $value: token.modes[mode].value, $description };
};

const grouped = (
  tokens: readonly ExplainedToken[],
  mode: ThemeMode,
  as: (token: ExplainedToken, mode: ThemeMode) => DtcgToken = tokenIn,
): TokenGroups => {
  const groups: TokenGroups = {};
  for (const token of tokens) (groups[token.group] ??= {})[token.name] = as(token, mode);
  return groups;
};

/**
 * Every token of a merchant as it is in one mode, for Style Dictionary 4 and 5 with the transforms
 * that it brings for css.
 *
 * @param merchant checked and resolved
 */
export const exportStyleDictionary = (merchant: ResolvedMerchant, mode: ThemeMode): TokenGroups =>
  grouped(explainTheme(merchant).tokens, mode, styledIn);

const brandOf = ({ config }: ResolvedMerchant): TokenGroups => ({
  brand: Object.fromEntries(
    Object.entries(config.theme.brand).map(([name, hex]) => [
      name,
      { $type: 'color', $value: toDtcgColor(hex) },
    ]),
  ),
});

/**
 * Every token of a merchant as it is in one mode, for tools that build one mode at a time.
 *
 * @param merchant checked and resolved
 */
export const exportMode = (merchant: ResolvedMerchant, mode: ThemeMode): ModeFile => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
  $description: `The theme of ${merchant.config.brand.name} in ${mode} mode.`,
  // Read again, it is for this mode alone.
  $extensions: { [OWN_EXTENSION]: { mode } },
  ...brandOf(merchant),
  ...grouped(explainTheme(merchant).tokens, mode),
});

/**
 * Every token of a merchant as a resolver: what the modes share, and what each has of its own.
 *
 * @param merchant checked and resolved
 */
export const exportResolver = (merchant: ResolvedMerchant): ResolverFile => {
  const { tokens } = explainTheme(merchant);
  const isShared = (token: ExplainedToken): boolean =>
    JSON.stringify(tokenIn(token, 'light')) === JSON.stringify(tokenIn(token, 'dark'));
  const own = tokens.filter((token) => !isShared(token));
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: merchant.config.brand.name,
    version: '2025.10',
    description: `The theme of ${merchant.config.brand.name}.`,
    sets: {
      shared: {
        sources: [{ ...brandOf(merchant), ...grouped(tokens.filter(isShared), 'light') }],
      },
    },
    modifiers: {
      mode: {
        contexts: { light: [grouped(own, 'light')], dark: [grouped(own, 'dark')] },
        default: firstModeOf(merchant.config.theme),
      },
    },
    resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/mode' }],
  };
};
