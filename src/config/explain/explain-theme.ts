import type { ThemeMode } from '#generated/merchant-config.ts';
import { tokenModels, type TokenModel } from '#generated/theme-model.ts';
import path from 'node:path';
import { shownPath } from '../places/shown-path.ts';
import { readJson } from '../read/read-json.ts';
import type { ResolvedMerchant } from '../resolved-merchant.ts';
import { baseThemeFile } from '../theme/base-theme.ts';
import { explainSettings } from './explain-settings.ts';
import type {
  ExplainedTheme,
  ExplainedToken,
  ExplainedValue,
  WrittenTheme,
} from '../theme/explained-theme.ts';
import { findSources, type SourceOf } from './find-sources.ts';
import { themeValues } from '../theme/render-theme-css.ts';
import { isValues } from '../schema/settings.ts';
import { followTheme } from '../theme/theme-chain.ts';
import { workedOut } from '../theme/token-references.ts';

export type {
  ExplainedSetting,
  ExplainedTheme,
  ExplainedToken,
  ExplainedValue,
  ThemeSource,
} from '../theme/explained-theme.ts';

const readWritten = ({ code, folder }: ResolvedMerchant): WrittenTheme => {
  const file = path.join(folder, 'merchant.json');
  const { value } = readJson(file);
  const { theme, layout } = isValues(value) ? value : {};
  const ownTheme = { theme: isValues(theme) ? theme : {}, layout: isValues(layout) ? layout : {} };
  const extended = ownTheme.theme['extends'];
  const name = typeof extended === 'string' ? extended : undefined;
  const chain = followTheme({ code, file }, path.dirname(folder), name);
  // It was checked a moment ago.
  if ('message' in chain)
    throw new Error(`${file} was changed while it was read: ${chain.message}`);
  return { code, file, ...ownTheme, chain };
};

const explainToken = (
  model: TokenModel,
  values: Record<ThemeMode, Record<string, string>>,
  sourceOf: SourceOf,
): ExplainedToken => {
  const { group, name, property, type, title, description } = model;
  const inMode = (mode: ThemeMode): ExplainedValue => {
    const css = values[mode][property] ?? '';
    return { value: workedOut(css, values[mode]), css, source: sourceOf(model, mode) };
  };
  return {
    token: `${group}.${name}`,
    group,
    name,
    property: `--${property}`,
    type,
    title,
    description,
    modes: { light: inMode('light'), dark: inMode('dark') },
  };
};

/**
 * Tells of every token of a merchant what its value is in each mode and where it comes from: its
 * own file, a merchant or a base theme that it extends, the schema, or other values that it is
 * worked out from. Reads the files again, for their lines.
 *
 * @param merchant checked and resolved
 * @throws {Error} when its file is not the one that was checked
 */
export const explainTheme = (merchant: ResolvedMerchant): ExplainedTheme => {
  const written = readWritten(merchant);
  const { parents, base } = written.chain;
  const { theme } = merchant;
  const values = { light: themeValues(theme, 'light'), dark: themeValues(theme, 'dark') };
  const sourceOf = findSources(merchant, written);
  return {
    merchant: merchant.code,
    chain: [
      ...parents.map(({ code, file }) => ({
        kind: 'theme' as const,
        name: code,
        file: shownPath(file),
      })),
      { kind: 'base', name: base, file: shownPath(baseThemeFile(base)) },
    ],
    settings: explainSettings(merchant, written),
    tokens: tokenModels.map((model) => explainToken(model, values, sourceOf)),
  };
};
