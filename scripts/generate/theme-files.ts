import type { TokenModel } from '../../src/generated/theme-model.ts';
import type { ThemeModel } from './token-models.ts';

/**
 * The module that lists the color roles, in the order of the schema.
 *
 * @param banner the comment at its head
 */
export const colorRolesFile = (banner: string, { tokens }: ThemeModel): string => {
  const roles = tokens.filter(({ group }) => group === 'color');
  const lines = roles.map(({ name }) => `  '${name}',`);
  return [
    banner,
    '',
    '/** Every color role of a theme. */',
    `export const colorRoles = [\n${lines.join('\n')}\n] as const;`,
    '',
  ].join('\n');
};

const groupLines = (name: string, tokens: readonly TokenModel[]): string => {
  const lines = tokens.map(
    (token) => `    /** ${token.description} */\n    ${token.name}: '${token.property}',`,
  );
  return `  ${name}: {\n${lines.join('\n')}\n  },`;
};

/**
 * The module that names the custom property of every token: `themeTokens.color.bg` is
 * `lv-color-bg`, without the two dashes.
 *
 * @param banner the comment at its head
 */
export const themeTokensFile = (banner: string, { tokens }: ThemeModel): string => {
  const groups = [...Map.groupBy(tokens, ({ group }) => group)];
  const all = groups.map(([name, inner]) => groupLines(name, inner));
  return [
    banner,
    '',
    '/** The custom property of every token, without the leading dashes. */',
    `export const themeTokens = {\n${all.join('\n')}\n} as const;`,
    '',
  ].join('\n');
};

const types = `
/** A design token as the schema describes it. */
export interface TokenModel {
  group: string;
  name: string;
  /** Its custom property, without the two dashes. */
  property: string;
  /** \`color\`, or the kind of css value: \`dimension\`, \`shadow\` … */
  type: string;
  title: string;
  description: string;
  /** While nothing sets it; \`{radius.md}\` takes over a token, an object chooses by a setting. */
  default?: string | Record<string, Record<string, string>>;
  /** What it is worked out from; first what it is a shade of. */
  derived?: string[];
}

/** Colors that stand on each other somewhere, and the contrast they need (WCAG 2.2 AA). */
export interface ContrastPair {
  color: ColorRole;
  on: ColorRole[];
  needed: 4.5 | 3;
}
`;

const list = (items: readonly object[]): string =>
  `[\n${items.map((item) => `  ${JSON.stringify(item)},`).join('\n')}\n]`;

/**
 * The module that says of every token what its value is while nothing sets it, and of every color
 * what it has to be readable on.
 *
 * @param banner the comment at its head
 */
export const themeModelFile = (banner: string, model: ThemeModel): string =>
  [
    banner,
    '',
    "import type { ColorRole } from './merchant-config.ts';",
    types,
    '/** The base theme of whoever names none. */',
    `export const defaultTheme = '${model.defaultTheme}';`,
    '',
    '/** Every token, in the order of the schema: colors first. */',
    `export const tokenModels: readonly TokenModel[] = ${list(model.tokens)};`,
    '',
    '/** Every pair of colors that is checked. */',
    `export const contrastPairs: readonly ContrastPair[] = ${list(model.pairs)};`,
    '',
  ].join('\n');
