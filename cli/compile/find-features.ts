import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Visits every node below one, itself first. */
const visit = (node: Node, enter: (node: Node) => void): void => {
  enter(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) visit(child, enter);
  }
};

const literal = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string'
    ? node['value']
    : undefined;

const property = (object: Node, name: string): unknown =>
  (object['properties'] as Node[]).find(
    ({ key }) => isNode(key) && (key['name'] === name || literal(key) === name),
  )?.['value'];

/** The one module that `load` imports; undefined when there is none or it is not a plain text. */
const importedModule = (load: unknown): string | undefined => {
  let found: string | undefined;
  if (isNode(load)) {
    visit(load, (node) => {
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
 * Reads the list of optional parts from the source text of `features.ts`: which module each
 * `feature({ name, load: () => import('…'), when })` stands for.
 *
 * @param file its path from the root, with `/`
 * @returns feature name → module's path from the root
 * @throws when a feature has no name or its import cannot be read
 */
export const findFeatures = (root: string, file = 'src/site/features.ts'): Map<string, string> => {
  const features = new Map<string, string>();
  const program = parseAst(readFileSync(path.join(root, file), 'utf8'), { lang: 'ts' });
  visit(program as unknown as Node, (node) => {
    const callee = node['callee'];
    if (node.type !== 'CallExpression' || !isNode(callee) || callee['name'] !== 'feature') return;
    const [argument] = node['arguments'] as unknown[];
    if (!isNode(argument) || argument.type !== 'ObjectExpression') return;
    const name = literal(property(argument, 'name'));
    const module = importedModule(property(argument, 'load'));
    if (name === undefined || module === undefined) {
      throw new Error(`${file}: every feature needs a literal name and load: () => import('…').`);
    }
    if (features.has(name)) throw new Error(`${file}: two features are named "${name}".`);
    features.set(name, fromRoot(module, file));
  });
  return features;
};
