import type { SchemaBundle } from '../../src/config/schema/bundle-schema.ts';
import type { SchemaNode } from '../../src/config/schema/schema-files.ts';

const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlainScalar = (node: SchemaNode): boolean =>
  typeof node['type'] === 'string' &&
  ['string', 'integer', 'number', 'boolean'].includes(node['type']) &&
  node['tsType'] === undefined;

/** Another name of a type that has one already. */
const isAlias = (node: SchemaNode): boolean => /^\w+$/.test(String(node['tsType'] ?? ''));

/** A property that the loader fills is always present in the resolved shape. */
const isFilled = (property: SchemaNode): boolean =>
  'default' in property || String(property['$comment'] ?? '').startsWith('Default:');

/**
 * Turns the schema of what a merchant writes into the schema of what the loader hands out:
 * filled properties are required, plain scalars stand in line, titles give way to docstrings.
 */
export const resolvedSchema = (bundle: SchemaBundle): SchemaBundle => {
  /** A reference becomes its type's name, or, for a plain scalar, the scalar itself. */
  const inline = (property: SchemaNode): SchemaNode => {
    const name = String(property['$ref'] ?? '').replace('#/$defs/', '');
    const target = bundle.$defs[name];
    if (target === undefined) return property;
    const { $ref, ...own } = property;
    if (isPlainScalar(target)) return { ...target, ...own };
    return { tsType: isAlias(target) ? target['tsType'] : name, ...own };
  };

  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (!isNode(node)) return node;
    const plain = inline(node);
    const { title, examples, default: _, $comment, minItems, maxItems, anyOf, ...rest } = plain;
    const result: SchemaNode = {};
    for (const [key, value] of Object.entries(rest)) {
      result[key] = key === 'properties' || key === 'patternProperties' || key === '$defs' ? mapValues(value) : walk(value);
    }
    if (anyOf !== undefined && rest['tsType'] === undefined) result['anyOf'] = walk(anyOf);
    if (isNode(node['properties'])) result['required'] = requiredOf(node);
    return result;
  };

  const mapValues = (value: unknown): SchemaNode =>
    Object.fromEntries(Object.entries(value as SchemaNode).map(([key, inner]) => [key, walk(inner)]));

  const whole = walk(bundle) as SchemaBundle;
  const named = Object.entries(whole.$defs).filter(
    ([, node]) => !isPlainScalar(node) && !isAlias(node),
  );
  return { ...whole, $defs: Object.fromEntries(named) };
};

const requiredOf = (node: SchemaNode): string[] => {
  const properties = node['properties'] as Record<string, SchemaNode>;
  const given = (node['required'] as string[] | undefined) ?? [];
  return Object.keys(properties).filter(
    (key) => given.includes(key) || isFilled(properties[key] as SchemaNode),
  );
};
