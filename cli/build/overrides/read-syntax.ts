import { parseAst } from 'vite';
import { TOO_DEEP, tooDeepAt } from './nesting.ts';
import { isSyntaxNode, type SyntaxNode, visitSyntax } from '../compile/visit-syntax.ts';

/** A file of own code that was read. */
export interface OwnSyntax {
  text: string;
  program: SyntaxNode;
}

/** A file that is no TypeScript: where it breaks off, as an offset in characters. */
export interface SyntaxFault {
  text: string;
  offset: number;
  message: string;
}

/** Reads a file of own code. What nests too deep is refused before: the parser would end the process. */
export const readSyntax = (text: string): OwnSyntax | SyntaxFault => {
  const deep = tooDeepAt(text);
  if (deep >= 0) return { text, offset: deep, message: TOO_DEEP };
  try {
    const program = parseAst(text, { lang: 'tsx' }) as unknown as SyntaxNode;
    return { text, program };
  } catch (error) {
    const { pos, message } = error as Error & { pos?: number };
    return { text, offset: pos ?? 0, message: message.split('\n')[1] ?? message };
  }
};

/** A value that stands in the text as it is: texts and objects of them. */
export type Literal = string | { [key: string]: Literal };

const keyName = (key: unknown): string | undefined => {
  if (!isSyntaxNode(key)) return undefined;
  const name = key.type === 'Identifier' ? key['name'] : key['value'];
  return typeof name === 'string' ? name : undefined;
};

/** The value of an expression of texts and objects; undefined for any other. */
export const literalOf = (node: unknown): Literal | undefined => {
  if (!isSyntaxNode(node)) return undefined;
  if (node.type === 'Literal') {
    return typeof node['value'] === 'string' ? node['value'] : undefined;
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const entries: [string, Literal][] = [];
  for (const property of node['properties'] as SyntaxNode[]) {
    const [name, value] = [keyName(property['key']), literalOf(property['value'])];
    if (name === undefined || value === undefined || property['computed'] === true)
      return undefined;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
};

/** What a call in a file is given: `ownPage({ … })`. */
export const argumentOf = (
  { program }: OwnSyntax,
  callee: string,
): { at: number; value: Literal | undefined } | undefined => {
  let found: { at: number; value: Literal | undefined } | undefined;
  visitSyntax(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const called = node['callee'];
    if (!isSyntaxNode(called) || called['name'] !== callee) return;
    const [argument] = node['arguments'] as unknown[];
    found ??= { at: node.start, value: literalOf(argument) };
  });
  return found;
};

/** The value at some keys of an object in the text. */
const nodeAt = (node: unknown, keys: readonly string[]): SyntaxNode | undefined => {
  if (!isSyntaxNode(node)) return undefined;
  const [key, ...rest] = keys;
  if (key === undefined) return node;
  const properties = (node['properties'] ?? []) as SyntaxNode[];
  const found = properties.find((property) => keyName(property['key']) === key);
  return nodeAt(found?.['value'], rest);
};

/** Where a value of what a call is given stands; the call itself for what is not in the text. */
export const placeOfArgument = (
  { program }: OwnSyntax,
  callee: string,
  keys: readonly string[],
): number => {
  let at = 0;
  visitSyntax(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const called = node['callee'];
    if (!isSyntaxNode(called) || called['name'] !== callee) return;
    const [argument] = node['arguments'] as unknown[];
    at = nodeAt(argument, keys)?.start ?? node.start;
  });
  return at;
};

/** The names that a file exports as values, each with its place. */
export const exportsOf = ({ program }: OwnSyntax): Map<string, number> => {
  const names = new Map<string, number>();
  const add = (node: unknown): void => {
    const name = keyName(node);
    if (name !== undefined && isSyntaxNode(node)) names.set(name, node.start);
  };
  for (const statement of program['body'] as SyntaxNode[]) {
    if (statement.type === 'ExportDefaultDeclaration') names.set('default', statement.start);
    if (statement.type !== 'ExportNamedDeclaration' || statement['exportKind'] === 'type') continue;
    const declaration = statement['declaration'];
    if (isSyntaxNode(declaration)) {
      add(declaration['id']);
      for (const each of (declaration['declarations'] as SyntaxNode[] | undefined) ?? [])
        add(each['id']);
    }
    for (const each of (statement['specifiers'] as SyntaxNode[] | undefined) ?? [])
      add(each['exported']);
  }
  return names;
};

/** The keys that a file says by `say('…')`, each with its place; those that are worked out are not known. */
export const saidKeys = ({ program }: OwnSyntax): { key: string; at: number }[] => {
  const keys: { key: string; at: number }[] = [];
  visitSyntax(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const called = node['callee'];
    if (!isSyntaxNode(called) || called['name'] !== 'say') return;
    const [argument] = node['arguments'] as unknown[];
    const key = literalOf(argument);
    if (typeof key === 'string' && isSyntaxNode(argument)) keys.push({ key, at: argument.start });
  });
  return keys;
};
