import path from 'node:path';
import { readSchemaFile, type ReadSchema, type SchemaNode } from './schema-files.ts';

/** One schema without outside references: every part stands under `$defs` by its type's name. */
export interface SchemaBundle extends SchemaNode {
  $defs: Record<string, SchemaNode>;
}

/** Between a file and a definition inside it. */
const FRAGMENT = /#(?:\/\$defs\/)?/;

/**
 * The type's name of a file or a definition: `localized-text` becomes `LocalizedText`.
 */
export const typeName = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

/**
 * Gathers a schema file and all that it refers to into one schema. Both the validator and the
 * type generator read this, so that they cannot differ.
 *
 * @param entry path below schema/, for instance `merchant.schema.json`; `#/$defs/…` for a part of it
 * @param extras further files whose definitions join, though the entry refers to none
 * @param read reads a file below schema/
 * @throws {Error} when two definitions would bear one name
 */
export const bundleSchema = (
  entry: string,
  extras: string[] = [],
  read: ReadSchema = readSchemaFile,
): SchemaBundle => {
  const $defs: Record<string, SchemaNode> = {};
  const homes = new Map<string, string>();
  const files = new Map<string, SchemaNode>();

  const fileOf = (file: string): SchemaNode => {
    const known = files.get(file) ?? read(file);
    files.set(file, known);
    return known;
  };

  const nodeAt = (file: string, inner: string): SchemaNode | undefined =>
    inner === '' ? fileOf(file) : fileOf(file).$defs?.[inner];

  const define = (reference: string, from: string): string => {
    const [relative = '', inner = ''] = reference.split(FRAGMENT);
    const file = relative === '' ? from : path.posix.join(path.posix.dirname(from), relative);
    const name = typeName(inner === '' ? path.posix.basename(file, '.schema.json') : inner);
    const home = `${file}#${inner}`;
    const taken = homes.get(name);
    if (taken === home) return name;
    if (taken !== undefined) throw new Error(`${taken} and ${home} both define ${name}`);
    homes.set(name, home);
    const node = nodeAt(file, inner);
    if (node === undefined) throw new Error(`${from} refers to ${reference}, which is not there`);
    $defs[name] = walk(node, file) as SchemaNode;
    return name;
  };

  /** `properties` maps names, so that a property called `default` is not taken for a keyword. */
  const walk = (node: unknown, file: string, isMap = false): unknown => {
    if (Array.isArray(node)) return node.map((item) => walk(item, file));
    if (typeof node !== 'object' || node === null) return node;
    const result: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(node)) {
      if (isMap) result[key] = walk(value, file);
      else if (key === '$defs' || key === '$schema' || key === '$id') continue;
      else if (key === 'properties' || key === 'patternProperties')
        result[key] = walk(value, file, true);
      else if (key === 'default' || key === 'examples' || key === 'const' || key.startsWith('x-'))
        result[key] = value;
      else if (key === '$ref') result[key] = `#/$defs/${define(value as string, file)}`;
      else result[key] = walk(value, file);
    }
    return result;
  };

  for (const extra of extras) define(extra, '');
  const [file = entry, inner = ''] = entry.split(FRAGMENT);
  return { ...(walk(nodeAt(file, inner), file) as SchemaNode), $defs };
};
