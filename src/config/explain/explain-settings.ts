import type { Layout } from '#generated/merchant-config.ts';
import { pointerTo } from '../issues/issue.ts';
import type { ResolvedMerchant } from '../resolved-merchant.ts';
import { baseThemeFile, baseTheme } from '../theme/base-theme.ts';
import type { ExplainedSetting, ThemeSource, WrittenTheme } from '../theme/explained-theme.ts';
import { THEME_SCHEMA } from './find-sources.ts';
import { makePlacer } from '../theme/place-in-file.ts';
import { settingOf, themeGroups, themeSingles } from '../schema/settings.ts';

const keysOf = (config: ResolvedMerchant['config']): string[] => [
  ...themeSingles.map((key) => `theme.${key}`),
  ...themeGroups.flatMap((group) =>
    Object.keys(config.theme[group]).map((key) => `theme.${group}.${key}`),
  ),
  ...Object.keys(config.layout satisfies Layout).map((key) => `layout.${key}`),
];

/** Tells of every setting of a theme and a layout where it was made. */
export const explainSettings = (
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
