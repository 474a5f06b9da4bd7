import type { ThemeMode, Layout } from '#generated/merchant-config.ts';
import { tokenModels, type TokenModel } from '#generated/theme-model.ts';
import path from 'node:path';
import { shownPath } from '../places/shown-path.ts';
import { readJson } from '../read/read-json.ts';
import type { ResolvedMerchant } from '../resolved-merchant.ts';
import { baseThemeFile, baseTheme } from '../theme/base-theme.ts';
import type {
  ExplainedTheme,
  ExplainedToken,
  ExplainedValue,
  WrittenTheme,
  ExplainedSetting,
  ThemeSource,
} from '../theme/explained-theme.ts';
import { findSources, type SourceOf, THEME_SCHEMA } from './find-sources.ts';
import { themeValues } from '../theme/render-theme-css.ts';
import { isValues, settingOf, themeGroups, themeSingles } from '../schema/settings.ts';
import { followTheme } from '../theme/theme-chain.ts';
import { workedOut } from '../theme/token-references.ts';
import { pointerTo } from '../issues/issue.ts';
import { makePlacer } from '../theme/place-in-file.ts';

const keysOf = (config: ResolvedMerchant['config']): string[] => [
  ...themeSingles.map((key) => `theme.${key}`),
  ...themeGroups.flatMap((group) =>
    Object.keys(config.theme[group]).map((key) => `theme.${group}.${key}`),
  ),
  ...Object.keys(config.layout satisfies Layout).map((key) => `layout.${key}`),
];

/** Tells of every setting of a theme and a layout where it was made. */
const explainSettings = (
  { config }: ResolvedMerchant,
  ownTheme: WrittenTheme,
): ExplainedSetting[] => {
  const place = makePlacer();
  const { parents, base } = ownTheme.chain;
  const sourceOf = (setting: string): ThemeSource => {
    const pointer = pointerTo('', ...setting.split('.'));
    if (settingOf(ownTheme, setting) !== undefined) {
      return { kind: 'merchant', name: ownTheme.code, ...place(ownTheme.file, pointer) };
    }
    const parent = parents.find((each) => settingOf(each, setting) !== undefined);
    if (parent) return { kind: 'theme', name: parent.code, ...place(parent.file, pointer) };
    const [, ...keys] = setting.split('.');
    const inBase = pointerTo('', ...keys);
    if (setting.startsWith('theme.') && settingOf(baseTheme(base), keys.join('.')) !== undefined) {
      return { kind: 'base', name: base, ...place(baseThemeFile(base), inBase) };
    }
    const inSchema = pointerTo('/$defs/layout/properties', ...keys, 'default');
    return { kind: 'default', ...place(THEME_SCHEMA, inSchema) };
  };
  return keysOf(config).map((setting) => ({
    setting,
    value: settingOf(config, setting),
    source: sourceOf(setting),
  }));
};

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
