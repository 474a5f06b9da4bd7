import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { FEATURE_FILES } from './feature-files.ts';
import { isSyntaxNode, type SyntaxNode, visitSyntax } from './visit-syntax.ts';

const literal = (node: unknown): string | undefined =>
  isSyntaxNode(node) && node.type === 'Literal' && typeof node['value'] === 'string'
    ? node['value']
    : undefined;

const property = (object: SyntaxNode, name: string): unknown =>
  (object['properties'] as SyntaxNode[]).find(
    ({ key }) => isSyntaxNode(key) && (key['name'] === name || literal(key) === name),
  )?.['value'];

/** The one module that `load` imports; undefined when there is none or it is not a plain text. */
const importedModule = (load: unknown): string | undefined => {
  let found: string | undefined;
  if (isSyntaxNode(load)) {
    visitSyntax(load, (node) => {
      if (node.type === 'ImportExpression') found ??= literal(node['source']);
    });
  }
  return found;
};

/** Turns `./x.tsx` or `#site/x.tsx` into the path from the repository's root. */
const fromRoot = (specifier: string, file: string): string =>
  specifier.startsWith('#')
    ? `src/${specifier.slice(1)}`
    : path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));

/**
 * Reads the lists of optional parts from their source text: which module each
 * `feature({ name, load: () => import('…'), when })` stands for.
 *
 * @param files the lists' paths from the root, with `/`
 * @returns feature name → module's path from the root
 * @throws when a feature has no name, another's name, or its import cannot be read
 */
export const findFeatures = (
  root: string,
  files: readonly string[] = FEATURE_FILES,
): Map<string, string> => {
  const features = new Map<string, string>();
  for (const file of files) readFeatures(root, file, features);
  return features;
};

const readFeatures = (root: string, file: string, features: Map<string, string>): void => {
  const program = parseAst(readFileSync(path.join(root, file), 'utf8'), { lang: 'ts' });
  visitSyntax(program as unknown as SyntaxNode, (node) => {
    const callee = node['callee'];
    if (node.type !== 'CallExpression' || !isSyntaxNode(callee) || callee['name'] !== 'feature')
      return;
    const [argument] = node['arguments'] as unknown[];
    if (!isSyntaxNode(argument) || argument.type !== 'ObjectExpression') return;
    const name = literal(property(argument, 'name'));
    const module = importedModule(property(argument, 'load'));
    if (name === undefined || module === undefined) {
      throw new Error(`${file}: every feature needs a literal name and load: () => import('…').`);
    }
    if (features.has(name)) throw new Error(`${file}: two features are named "${name}".`);
    features.set(name, fromRoot(module, file));
  });
};
