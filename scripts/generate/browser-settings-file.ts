import type { SchemaBundle } from '../../src/config/schema/bundle-schema.ts';
import {
  type BrowserRole,
  browserRoles,
  type SchemaNode,
} from '../../src/config/schema/schema-files.ts';

/** The marked properties of an object, or of the items of a list. */
type Tree = BrowserRole | { [property: string]: Tree } | [Tree];

const isRole = (value: unknown): value is BrowserRole =>
  browserRoles.some((role) => role === value);

/** The marked part of a node; null where nothing is. */
const treeOf = (bundle: SchemaBundle, node: SchemaNode, trail: string): Tree | null => {
  const mark = node['x-browser'];
  if (isRole(mark)) return mark;
  if (mark !== undefined)
    throw new Error(
      `${trail}: x-browser is one of ${browserRoles.join(', ')}, not ${JSON.stringify(mark)}`,
    );
  const { $ref } = node;
  const whole = $ref === undefined ? node : (bundle.$defs[$ref.replace('#/$defs/', '')] ?? node);
  if (whole['items']) {
    const items = treeOf(bundle, whole['items'] as SchemaNode, `${trail}/items`);
    return items && [items];
  }
  const marked = Object.entries(whole.properties ?? {}).flatMap(([name, property]) => {
    const inner = treeOf(bundle, property, `${trail}/${name}`);
    return inner ? [[name, inner] as const] : [];
  });
  return marked.length > 0 ? Object.fromEntries(marked) : null;
};

const show = (tree: Tree, indent: string): string => {
  if (typeof tree === 'string') return `'${tree}'`;
  if (Array.isArray(tree)) return `[${show(tree[0], indent)}]`;
  const lines = Object.entries(tree).map(
    ([name, inner]) => `${indent}  ${name}: ${show(inner, `${indent}  `)},`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
};

const types = `
type Shown<Value, Tree> = Tree extends string
  ? Value
  : Tree extends readonly [infer Inner]
    ? Value extends readonly (infer Item)[]
      ? Shown<Item, Inner>[]
      : never
    : { [Name in keyof Tree & keyof Value]: Shown<Value[Name], Tree[Name]> };

/** What of a merchant's file reaches the browser. */
export type BrowserSettings = Shown<MerchantConfig, typeof browserSettings>;
`;

/**
 * The module that says which settings reach the browser, and for what: the properties that the schema
 * marks with \`x-browser\`.
 *
 * @param banner the comment at its head
 * @throws {Error} when a mark is none of the roles
 */
export const browserSettingsFile = (banner: string, bundle: SchemaBundle): string => {
  const tree = treeOf(bundle, bundle, '') ?? {};
  return [
    banner,
    '',
    "import type { MerchantConfig } from './merchant-config.ts';",
    '',
    '/** The settings that reach the browser, each with what it may decide there. */',
    `export const browserSettings = ${show(tree, '')} as const;`,
    types,
  ].join('\n');
};
