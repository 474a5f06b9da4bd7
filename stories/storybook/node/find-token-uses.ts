import { parseSync } from 'vite';
import { tokenModels } from '#generated/theme-model.ts';

/** Anything that has a place in a file. */
interface SyntaxNode {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Token, `color.bgAlt`, or all of a group, `space.*`, where it is chosen while a site runs → offsets. */
type Uses = Map<string, Set<number>>;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node)
    .flat()
    .filter((value): value is SyntaxNode => isNode(value));

const everyNode = function* (node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of childrenOf(node)) yield* everyNode(child);
};

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';

/** The way from a name through its members: `vars.color.bg`; a member that is worked out is `*`. */
const wayOf = (node: SyntaxNode): string[] | undefined => {
  if (node.type === 'Identifier') return [nameOf(node)];
  if (node.type !== 'MemberExpression' || !isNode(node['object'])) return undefined;
  const before = wayOf(node['object']);
  const { property, computed } = node;
  const literal = isNode(property) && property.type === 'Literal' ? String(property['value']) : '*';
  return before && [...before, computed === true ? literal : nameOf(property)];
};

/** The names that stand for the tokens, or for one group of them, in a file. */
const aliasesOf = (program: SyntaxNode): Map<string, string[]> => {
  const aliases = new Map<string, string[]>();
  for (const node of everyNode(program)) {
    if (node.type === 'ImportSpecifier' && nameOf(node['imported']) === 'vars') {
      aliases.set(nameOf(node['local']), []);
    }
    if (node.type !== 'VariableDeclarator' || !isNode(node['id']) || !isNode(node['init']))
      continue;
    const [first = '', ...rest] = wayOf(node['init']) ?? [];
    const base = aliases.get(first);
    if (!base || base.length + rest.length > 1) continue;
    if (node['id'].type === 'Identifier') aliases.set(nameOf(node['id']), [...base, ...rest]);
    if (node['id'].type !== 'ObjectPattern') continue;
    for (const property of childrenOf(node['id'])) {
      aliases.set(nameOf(property['value']), [...base, ...rest, nameOf(property['key'])]);
    }
  }
  return aliases;
};

const isRename = ({ init }: SyntaxNode, aliases: Map<string, string[]>): boolean => {
  const [first = '', ...rest] = (isNode(init) && wayOf(init)) || [];
  const base = aliases.get(first);
  return base !== undefined && base.length + rest.length <= 1;
};

const byProperty = new Map(
  tokenModels.map(({ property, group, name }) => [property, `${group}.${name}`]),
);

const PROPERTY = /--(lv-[\w-]+)/gu;

const textOf = (node: SyntaxNode): string => {
  const { value } = node;
  if (node.type === 'Literal' && typeof value === 'string') return value;
  const raw = node.type === 'TemplateElement' && typeof value === 'object' && value;
  return raw ? String(Reflect.get(raw, 'raw')) : '';
};

/**
 * Finds where a source file uses design tokens: through `vars`, through what it is renamed to, and by their
 * custom properties in texts. Comments and types are no use.
 *
 * @param file its name says its language
 * @returns token, or `group.*`, → lines, from 1
 */
export const findTokenUses = (file: string, source: string): Map<string, number[]> => {
  const uses: Uses = new Map();
  if (!source.includes('vars') && !source.includes('--lv-')) return new Map();
  const program = parseSync(file, source).program as unknown as SyntaxNode;
  const aliases = aliasesOf(program);
  const note = (token: string, at: number) => {
    uses.set(token, (uses.get(token) ?? new Set()).add(at));
  };
  const look = (node: SyntaxNode): void => {
    for (const [, property = ''] of textOf(node).matchAll(PROPERTY)) {
      const token = byProperty.get(property);
      if (token) note(token, node.start);
    }
    const [first = '', ...rest] = wayOf(node) ?? [];
    const base = aliases.get(first);
    const [group, name = '*'] = [...(base ?? []), ...rest];
    if (base && group !== undefined && rest.length > 0) note(`${group}.${name}`, node.start);
    // A group that is given a short name is not used by it.
    if (node.type === 'VariableDeclarator' && isRename(node, aliases)) return;
    // Inside of a way stand only shorter ways to the same token, and what its member is worked out from.
    if (base && node.type === 'MemberExpression') {
      if (node['computed'] === true && isNode(node['property'])) look(node['property']);
      return;
    }
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) {
      const inner = node['expression'];
      if (isNode(inner)) look(inner);
      return;
    }
    for (const child of childrenOf(node)) look(child);
  };
  look(program);
  const lineOf = (at: number): number => source.slice(0, at).split('\n').length;
  return new Map(
    [...uses].map(([token, offsets]) => [token, [...new Set([...offsets].map(lineOf))]]),
  );
};
