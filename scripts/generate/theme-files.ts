import { readSchemaFile, type SchemaNode } from '../../src/config/schema/schema-files.ts';

const propertiesOf = (node: SchemaNode): [string, SchemaNode][] =>
  Object.entries(node.properties as Record<string, SchemaNode>);

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const group = (name: string, node: SchemaNode): string => {
  const lines = propertiesOf(node).map(
    ([token, { description }]) =>
      `    /** ${String(description)} */\n    ${token}: 'lv-${kebab(name)}-${kebab(token)}',`,
  );
  return `  ${name}: {\n${lines.join('\n')}\n  },`;
};

/**
 * The module that lists the colour roles, in the order of the schema.
 *
 * @param banner the comment at its head
 */
export const colorRolesFile = (banner: string): string => {
  const roles = propertiesOf(readSchemaFile('parts/color-roles.schema.json'));
  const lines = roles.map(([role]) => `  '${role}',`);
  return [
    banner,
    '',
    '/** Every colour role of a theme. */',
    `export const colorRoles = [\n${lines.join('\n')}\n] as const;`,
    '',
  ].join('\n');
};

/**
 * The module that names the custom property of every token: `themeTokens.color.bg` is
 * `lv-color-bg`, without the two dashes.
 *
 * @param banner the comment at its head
 */
export const themeTokensFile = (banner: string): string => {
  const groups = propertiesOf(readSchemaFile('parts/theme-tokens.schema.json'));
  const all = [
    group('color', readSchemaFile('parts/color-roles.schema.json')),
    ...groups.map(([name, node]) => group(name, node)),
  ];
  return [
    banner,
    '',
    '/** The custom property of every token, without the leading dashes. */',
    `export const themeTokens = {\n${all.join('\n')}\n} as const;`,
    '',
  ].join('\n');
};
