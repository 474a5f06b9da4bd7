import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSource, root, sourceFiles } from './source-files.ts';

/** What a file declares at its top under one name, with everything that stands in it. */
interface Declared {
  /** Names that it uses. */
  uses: Set<string>;
  /** Its texts, SQL among them. */
  texts: string[];
  /** Calls of `handle` in it: the names of their endpoints. */
  handles: string[];
}

/** Where an imported name is declared. */
interface Origin {
  file: string;
  name: string;
}

interface SourceFile {
  declared: Map<string, Declared>;
  imported: Map<string, Origin>;
}

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Types say nothing of what is done; these merely stand around an expression. */
const AROUND = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

/** A name of a property is no use of what is declared under it. */
const isPropertyName = (node: Node, key: string): boolean =>
  node['computed'] === false &&
  ((node.type === 'MemberExpression' && key === 'property') ||
    (/^(Property|MethodDefinition|PropertyDefinition)$/.test(node.type) && key === 'key'));

const collect = (node: Node, into: Declared): void => {
  if (node.type.startsWith('TS') && !AROUND.has(node.type)) return;
  if (node.type === 'Identifier') into.uses.add(String(node['name']));
  if (node.type === 'Literal' && typeof node['value'] === 'string') into.texts.push(node['value']);
  if (node.type === 'TemplateElement') into.texts.push((node['value'] as { raw: string }).raw);
  if (node.type === 'CallExpression') {
    const [first] = node['arguments'] as Node[];
    const callee = node['callee'] as Node;
    if (callee['name'] === 'handle' && first?.type === 'Identifier')
      into.handles.push(String(first['name']));
  }
  for (const [key, value] of Object.entries(node)) {
    if (isPropertyName(node, key)) continue;
    for (const each of Array.isArray(value) ? value : [value])
      if (isNode(each)) collect(each, into);
  }
};

/** The names that a statement declares; a statement that declares none stands under the empty name. */
const namesOf = (statement: Node): string[] => {
  const declarations = (statement['declarations'] as Node[] | undefined) ?? [statement];
  const names = declarations.flatMap(({ id }) =>
    isNode(id) && id.type === 'Identifier' ? String(id['name']) : [],
  );
  return names.length > 0 ? names : [''];
};

const resolve = (from: string, to: string): string | null => {
  if (to.startsWith('.')) return path.join(path.dirname(from), to);
  return to.startsWith('#') ? path.join('src', to.slice(1)) : null;
};

const nameIn = (node: unknown): string => {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? '';
};

const noteImports = (file: string, statement: Node, { imported }: SourceFile): void => {
  const { value = '' } = (statement['source'] ?? {}) as { value?: string };
  const origin = resolve(file, value);
  const kinds = [statement['importKind'], statement['exportKind']];
  if (origin === null || kinds.includes('type')) return;
  for (const each of (statement['specifiers'] as Node[] | undefined) ?? [])
    if (each['importKind'] !== 'type' && each['exportKind'] !== 'type')
      imported.set(nameIn(each['exported'] ?? each['local']), {
        file: origin,
        name: nameIn(each['imported'] ?? each['local']),
      });
};

const readFile = (file: string): SourceFile => {
  const read: SourceFile = { declared: new Map(), imported: new Map() };
  const { body } = parseSource(file).result.program as unknown as { body: Node[] };
  for (const statement of body) {
    if (isNode(statement['source'])) noteImports(file, statement, read);
    else {
      const inner = isNode(statement['declaration']) ? statement['declaration'] : statement;
      const declared: Declared = { uses: new Set(), texts: [], handles: [] };
      collect(inner, declared);
      for (const name of namesOf(inner)) read.declared.set(name, declared);
    }
  }
  return read;
};

/** The functions of the database that write the ledger, by themselves or through others. */
export const moneyFunctions = (): Set<string> => {
  const folder = 'src/platform/base/database/functions';
  const bodies = globSync(`${folder}/*.sql`, { cwd: root }).map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/--.*$/gm, '');
    return { name: /create or replace function (\w+)/.exec(text)?.[1] ?? '', text };
  });
  const found = new Set(['write_transfer', 'write_round']);
  for (let before = 0; before !== found.size;) {
    before = found.size;
    const calls = new RegExp(`\\b(${[...found].join('|')})\\s*\\(`);
    for (const { name, text } of bodies)
      if (name && calls.test(text.replace(/create or replace function \w+/, ''))) found.add(name);
  }
  return found;
};

/**
 * The platform's calls whose handlers reach a statement that names one of some functions of the database. What stands in
 * one object or one list is reached together, so that some are found that never call it.
 *
 * @returns the names of their endpoints, as `src/api` exports them
 */
export const callsThatReach = (functions: ReadonlySet<string>): string[] => {
  const files = new Map(sourceFiles('src/platform').map((file) => [file, readFile(file)]));
  const wanted = new RegExp(`\\b(${[...functions].join('|')})\\s*\\(`);
  const reaches = (start: Origin): boolean => {
    const seen = new Set<string>();
    const open = [start];
    for (let one = open.pop(); one; one = open.pop()) {
      const { file, name } = one;
      const key = `${file} ${name}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const source = files.get(file);
      const origin = source?.imported.get(name);
      if (origin) open.push(origin);
      const declared = source?.declared.get(name);
      if (declared?.texts.some((text) => wanted.test(text))) return true;
      for (const used of declared?.uses ?? []) open.push({ file, name: used });
    }
    return false;
  };
  const calls = [...files].flatMap(([file, { declared }]) =>
    [...declared].flatMap(([name, { handles }]) =>
      handles.length > 0 && reaches({ file, name }) ? handles : [],
    ),
  );
  return [...new Set(calls)].toSorted();
};
