import type { SchemaNode } from '../../src/config/schema/schema-files.ts';
import type { TokenModel } from '../../src/generated/theme-model.ts';

/** A color, the grounds it stands on, and the contrast that it needs. */
export interface ContrastPair {
  color: string;
  on: string[];
  needed: number;
}

/** All that the schema says about tokens, in its order: colors first. */
export interface ThemeModel {
  tokens: TokenModel[];
  pairs: ContrastPair[];
  /** The base theme of whoever names none. */
  defaultTheme: string;
}

type Properties = Record<string, SchemaNode>;

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const toModel = (group: string, name: string, node: SchemaNode): TokenModel => ({
  group,
  name,
  property: `lv-${kebab(group)}-${kebab(name)}`,
  type: group === 'color' ? 'color' : (node.$ref ?? '').replace('#/$defs/', ''),
  title: String(node.title),
  description: String(node.description),
  ...('x-default' in node && { default: node['x-default'] as string }),
  ...('x-derived' in node && { derived: node['x-derived'] as string[] }),
});

const pairsOf = (roles: Properties): ContrastPair[] => {
  const grounds = Map.groupBy(
    Object.keys(roles),
    (role) => `@${String(roles[role]?.['x-ground'])}`,
  );
  return Object.entries(roles).flatMap(([color, node]) => {
    const pair = node['x-contrast'] as { on: string[]; needed: number } | undefined;
    const on = pair?.on.flatMap((ground) => grounds.get(ground) ?? [ground]);
    return pair && on ? [{ color, on, needed: pair.needed }] : [];
  });
};

/** The tokens that a text takes over: `{radius.md}` names `radius.md`. */
const aliasesIn = (text: string): string[] =>
  [...text.matchAll(/\{([^}]*)\}/g)].map(([, alias]) => String(alias));

const refuse = (token: string, message: string): never => {
  throw new Error(`schema/parts/theme.schema.json: ${token} ${message}`);
};

/** Every token or setting that is named exists, and nobody takes over itself in the end. */
const check = (model: ThemeModel, settings: ReadonlySet<string>): ThemeModel => {
  const known = new Map(model.tokens.map((token) => [`${token.group}.${token.name}`, token]));
  const aliasesOf = (key: string): string[] => {
    const value = known.get(key)?.default;
    return typeof value === 'string' ? aliasesIn(value) : [];
  };
  const visit = (key: string, trail: string[]): void => {
    if (trail.includes(key)) refuse(key, `takes over itself: ${[...trail, key].join(' → ')}`);
    for (const alias of aliasesOf(key)) {
      if (!known.has(alias)) refuse(key, `takes over {${alias}}, which is no token`);
      visit(alias, [...trail, key]);
    }
  };
  for (const [key, { default: fallback, derived = [] }] of known) {
    visit(key, []);
    const inputs = typeof fallback === 'object' ? Object.keys(fallback) : [];
    for (const input of [...inputs, ...derived]) {
      const isKnown = known.has(input) || settings.has(input);
      if (!isKnown) refuse(key, `follows ${input}, which is neither token nor setting`);
    }
  }
  for (const { color, on } of model.pairs) {
    const stray = on.find((ground) => !known.has(`color.${ground}`));
    if (stray !== undefined) refuse(`color.${color}`, `stands on ${stray}, which is no color`);
  }
  return model;
};

const settingsOf = (prefix: string, properties: Properties): string[] =>
  Object.entries(properties).flatMap(([key, { properties: inner }]) => [
    `${prefix}.${key}`,
    ...(inner ? settingsOf(`${prefix}.${key}`, inner) : []),
  ]);

/**
 * Reads every token out of the theme's schema.
 *
 * @param schema of `schema/parts/theme.schema.json`
 * @throws {Error} when a token refers to one that does not exist, or to itself
 */
export const readThemeModel = (schema: SchemaNode): ThemeModel => {
  const part = (name: string): Properties => schema.$defs?.[name]?.properties ?? {};
  const [roles, groups, layout] = [part('colorRoles'), part('themeTokens'), part('layout')];
  const colors = Object.entries(roles).map(([role, node]) => toModel('color', role, node));
  const measures = Object.entries(groups).flatMap(([group, { properties = {} }]) =>
    Object.entries(properties).map(([name, node]) => toModel(group, name, node)),
  );
  const model: ThemeModel = {
    tokens: [...colors, ...measures],
    pairs: pairsOf(roles),
    defaultTheme: String(schema.properties?.['extends']?.['default']),
  };
  const settings = [
    'mode',
    'languages',
    ...settingsOf('theme', schema.properties ?? {}),
    ...settingsOf('layout', layout),
  ];
  return check(model, new Set(settings));
};
