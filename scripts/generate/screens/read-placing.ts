import path from 'node:path';
import { parseAst } from 'vite';

/** A function that says which brands have something, as a placing file names it. */
export interface Rule {
  /** As it is written: `hasDownloads`, or `hasCategory('LOTT')`. */
  text: string;
  name: string;
  /** The file that exports it, below src/site. */
  file: string;
}

/** What a file says of the place of one screen, popup or part. */
export interface Placing {
  /** Below src/site. */
  file: string;
  /** Below src/site. */
  folder: string;
  /** The function that it calls: `siteScreen`, `memberScreen`, `sitePopup`, `sitePart`. */
  maker: string;
  /** The component's name, which is its file's. */
  component: string;
  /** Null where every brand has it. */
  when: Rule | null;
  /** Everything that is said in plain values. */
  values: Record<string, unknown>;
  /** An error that names the file. */
  fault: (what: string) => Error;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name']) : '');

const propertiesOf = (object: Node): [string, Node][] =>
  (object['properties'] as Node[]).flatMap(({ key, value }): [string, Node][] =>
    isNode(key) && isNode(value) ? [[String(key['name'] ?? key['value']), value]] : [],
  );

/** Texts, numbers, lists and objects as they stand; undefined for what would have to be run. */
const plain = (node: Node): unknown => {
  if (node.type === 'Literal') return node['value'];
  if (node.type === 'ArrayExpression') return (node['elements'] as Node[]).map(plain);
  if (node.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(propertiesOf(node).map(([name, value]) => [name, plain(value)]));
};

/** What the object says beside `when` and `load`. */
const plainValues = (
  said: ReadonlyMap<string, Node>,
  error: Placing['fault'],
): Record<string, unknown> => {
  const values: Record<string, unknown> = {};
  for (const [name, node] of said) {
    if (name === 'when' || name === 'load') continue;
    values[name] = plain(node);
    if (values[name] === undefined)
      throw error(`\`${name}\` stands there as it is, for nothing of the file is run`);
  }
  return values;
};

/** The file below src/site that a name is imported from. */
const importedFrom = (body: readonly Node[], name: string, folder: string): string | undefined => {
  const found = body.find(
    ({ type, specifiers }) =>
      type === 'ImportDeclaration' &&
      (specifiers as Node[]).some(({ local }) => nameOf(local) === name),
  )?.['source'];
  return isNode(found) ? path.posix.join(folder, String(found['value'])) : undefined;
};

/**
 * Reads the one call by which a file places a screen, a popup or a part. Nothing of it is run.
 *
 * @param file its path below src/site
 * @param exported the name under which it exports the place
 * @throws {Error} naming the file and what is wrong with it
 */
export const readPlacing = (file: string, text: string, exported: string): Placing => {
  const fault = (what: string): Error => new Error(`src/site/${file}: ${what}.`);
  const folder = path.posix.dirname(file);
  const { body } = parseAst(text, { lang: 'ts' }) as unknown as { body: Node[] };
  const textOf = ({ start, end }: Node): string => text.slice(Number(start), Number(end));
  const call = body
    .flatMap(
      ({ declaration }) => (isNode(declaration) ? declaration['declarations'] : []) as Node[],
    )
    .find((declared) => nameOf(declared?.['id']) === exported)?.['init'];
  const [object] = isNode(call) ? ((call['arguments'] ?? []) as Node[]) : [];
  if (!isNode(call) || object?.type !== 'ObjectExpression')
    throw fault(`it exports ${exported} = …({ … }), a call with one object`);
  const said = new Map(propertiesOf(object));
  const load = said.get('load');
  const [, component] = /=>\s*import\('\.\/(\w+)\.tsx'\)$/.exec(load ? textOf(load) : '') ?? [];
  if (component === undefined) throw fault("`load` is () => import('./<Component>.tsx')");
  const readRule = (node: Node): Rule => {
    const name = nameOf(node.type === 'CallExpression' ? node['callee'] : node);
    const from = importedFrom(body, name, folder);
    if (from === undefined)
      throw fault('`when` is the name of a function that the file imports, or a call of one');
    return { text: textOf(node), name, file: from };
  };
  const when = said.get('when');
  return {
    file,
    folder,
    maker: nameOf(call['callee']),
    component,
    when: when ? readRule(when) : null,
    values: plainValues(said, fault),
    fault,
  };
};
