import type { SchemaBundle } from '../../src/config/schema/bundle-schema.ts';
import { schemaAnnotations, type SchemaNode } from '../../src/config/schema/schema-files.ts';

const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlainScalar = (node: SchemaNode): boolean =>
  typeof node['type'] === 'string' &&
  ['string', 'integer', 'number', 'boolean'].includes(node['type']) &&
  node.tsType === undefined;

/** Another name of a type that has one already. */
const isAlias = (node: SchemaNode): boolean => /^\w+$/.test(node.tsType ?? '');

/** Keywords that say nothing to TypeScript. */
const words = ['title', 'examples', 'default', '$comment', 'minItems', 'maxItems'];
const forPeople = [...words, ...schemaAnnotations];

const without = (node: SchemaNode, keys: string[]): SchemaNode =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)));

/** A property that the loader fills is always present in the resolved shape. */
const isFilled = (property: SchemaNode): boolean =>
  'default' in property || property.$comment?.startsWith('Default:') === true;

/**
 * Turns the schema of what a merchant writes into the schema of what the loader hands out:
 * filled properties are required, plain scalars stand in line, titles give way to docstrings.
 */
export const resolvedSchema = (bundle: SchemaBundle): SchemaBundle => {
  /** A reference becomes its type's name, or, for a plain scalar, the scalar itself. */
  const inline = (property: SchemaNode): SchemaNode => {
    const name = (property.$ref ?? '').replace('#/$defs/', '');
    const target = bundle.$defs[name];
    if (target === undefined) return property;
    const own = without(property, ['$ref']);
    if (isPlainScalar(target)) return { ...target, ...own };
    return { tsType: (isAlias(target) && target.tsType) || name, ...own };
  };

  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (!isNode(node)) return node;
    const plain = inline(node);
    const result: SchemaNode = {};
    const dropped = plain.tsType === undefined ? forPeople : [...forPeople, 'anyOf'];
    for (const [key, value] of Object.entries(without(plain, dropped))) {
      result[key] =
        key === 'properties' || key === 'patternProperties' || key === '$defs'
          ? mapValues(value)
          : walk(value);
    }
    if (isNode(node.properties)) result.required = requiredOf(node);
    return result;
  };

  const mapValues = (value: unknown): SchemaNode =>
    Object.fromEntries(
      Object.entries(value as SchemaNode).map(([key, inner]) => [key, walk(inner)]),
    );

  const whole = walk(bundle) as SchemaBundle;
  const named = Object.entries(whole.$defs).filter(
    ([, node]) => !isPlainScalar(node) && !isAlias(node),
  );
  return { ...whole, $defs: Object.fromEntries(named) };
};

const requiredOf = (node: SchemaNode): string[] => {
  const properties = node.properties ?? {};
  const given = node.required ?? [];
  return Object.keys(properties).filter(
    (key) => given.includes(key) || isFilled(properties[key] as SchemaNode),
  );
};
