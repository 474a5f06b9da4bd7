import path from 'node:path';
import type { ThemeMode } from '#generated/merchant-config.ts';
import type { TokenModel } from '#generated/theme-model.ts';
import { pointerTo } from '../issues/issue.ts';
import type { ResolvedMerchant } from '../resolved-merchant.ts';
import { schemaFolder } from '../schema/schema-files.ts';
import { baseThemeFile } from '../theme/base-theme.ts';
import { deriveColors, type ColorOrigin } from '../theme/derive-colors.ts';
import type { ThemeSource, WrittenTheme } from '../theme/explained-theme.ts';
import { inheritTheme, listInherited, type Inherited } from '../theme/inherit-theme.ts';
import { makePlacer } from '../theme/place-in-file.ts';
import { settingOf, settingsIn } from '../schema/settings.ts';
import { aliasesIn } from '../theme/token-graph.ts';

/** Where a token's value comes from in one mode. */
export type SourceOf = (model: TokenModel, mode: ThemeMode) => ThemeSource;

/** The schema that describes every token. */
export const THEME_SCHEMA = path.join(schemaFolder, 'parts', 'theme.schema.json');

const MODES = ['light', 'dark'] as const;

/** The keys that lead to a token in a theme: a color stands in each mode. */
const trailOf = ({ group, name }: TokenModel, mode: ThemeMode): string[] =>
  group === 'color' ? ['colors', mode, name] : ['tokens', group, name];

const schemaPointer = ({ group, name }: TokenModel, annotation: string): string => {
  const trail = group === 'color' ? ['colorRoles'] : ['themeTokens', 'properties', group];
  return pointerTo('/$defs', ...trail, 'properties', name, annotation);
};

/** How every color came about, by mode and role. */
const originsOf = (
  { config: { theme } }: ResolvedMerchant,
  { chain, ...ownTheme }: WrittenTheme,
): Record<ThemeMode, Map<string, ColorOrigin & { color: string }>> => {
  const inheritance = inheritTheme(chain, settingsIn(ownTheme));
  const inMode = (mode: ThemeMode) => {
    const origins: ColorOrigin[] = [];
    const palette = { own: theme.colors[mode], inherited: inheritance.colors[mode] };
    const colors = deriveColors(theme, mode, palette, (origin) => origins.push(origin));
    return new Map(origins.map((each) => [each.role, { ...each, color: colors[each.role] }]));
  };
  return { light: inMode('light'), dark: inMode('dark') };
};

/** The nearest inherited value of every token, by mode. */
const inheritedBy = (ownTheme: WrittenTheme): Map<string, Inherited> => {
  const nearest = new Map<string, Inherited>();
  for (const each of listInherited(ownTheme.chain, settingsIn(ownTheme))) {
    for (const mode of each.mode ? [each.mode] : MODES) {
      const key = `${mode} ${each.group}.${each.name}`;
      if (!nearest.has(key)) nearest.set(key, each);
    }
  }
  return nearest;
};

/**
 * Prepares to tell where the values of a theme come from.
 *
 * @param ownTheme what the merchant's file says, and what it builds on
 */
export const findSources = (merchant: ResolvedMerchant, ownTheme: WrittenTheme): SourceOf => {
  const place = makePlacer();
  const inherited = inheritedBy(ownTheme);
  const origins = originsOf(merchant, ownTheme);
  const { parents, base } = ownTheme.chain;

  const fromStep = (step: number, trail: string[]): ThemeSource => {
    const parent = parents[step];
    if (parent === undefined) {
      return { kind: 'base', name: base, ...place(baseThemeFile(base), pointerTo('', ...trail)) };
    }
    const where = place(parent.file, pointerTo('/theme', ...trail));
    return { kind: 'theme', name: parent.code, ...where };
  };

  const bySchema = (model: TokenModel, isRule: boolean): ThemeSource => {
    const { default: fallback, derived = [] } = model;
    if (isRule || fallback === undefined) {
      return {
        kind: 'derived',
        from: derived,
        ...place(THEME_SCHEMA, schemaPointer(model, 'x-derived')),
      };
    }
    const where = place(THEME_SCHEMA, schemaPointer(model, 'x-default'));
    if (typeof fallback !== 'string')
      return { kind: 'derived', from: Object.keys(fallback), ...where };
    const from = aliasesIn(fallback);
    return { kind: 'default', ...(from.length > 0 && { from }), ...where };
  };

  const sourceOf: SourceOf = (model, mode) => {
    const trail = trailOf(model, mode);
    if (settingOf(ownTheme.theme, trail.join('.')) !== undefined) {
      const where = place(ownTheme.file, pointerTo('/theme', ...trail));
      return { kind: 'merchant', name: ownTheme.code, ...where };
    }
    const found = inherited.get(`${mode} ${model.group}.${model.name}`);
    if (found) return fromStep(found.step, trail);
    const origin = origins[mode].get(model.group === 'color' ? model.name : '');
    return bySchema(model, origin?.by === 'rule');
  };

  return (model, mode) => {
    const source = sourceOf(model, mode);
    const origin = model.group === 'color' ? origins[mode].get(model.name) : undefined;
    const isMoved = origin !== undefined && origin.proposed !== origin.color;
    return isMoved ? { ...source, movedFrom: origin.proposed } : source;
  };
};
