import {
  type Checker,
  isIntrinsicType,
  isLiteralType,
  isObjectType,
  isTupleType,
  isTypeReference,
  isUnionType,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';

/** A part of a JSON Schema. */
export type Schema = Record<string, unknown>;

const PRIMITIVES: [TypeFlags, Schema][] = [
  [TypeFlags.String, { type: 'string' }],
  [TypeFlags.TemplateLiteral, { type: 'string' }],
  [TypeFlags.Number, { type: 'number' }],
  [TypeFlags.Boolean, { type: 'boolean' }],
  [TypeFlags.BooleanLiteral, { type: 'boolean' }],
  [TypeFlags.Null, { type: 'null' }],
];

/** JSON leaves these out. */
const UNSAID = TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never;

const unionOf = (schemas: readonly Schema[]): Schema => {
  const distinct = [...new Map(schemas.map((each) => [JSON.stringify(each), each])).values()];
  const literals = distinct.filter((each) => 'const' in each);
  const rest = distinct.filter((each) => !('const' in each));
  const all = [
    ...(literals.length > 1 ? [{ enum: literals.map((each) => each['const']) }] : literals),
    ...rest,
  ];
  return all.length === 1 ? (all[0] ?? {}) : { anyOf: all };
};

/**
 * What JSON.stringify makes of values of a type, as a JSON Schema.
 *
 * Types that hold themselves are left open at the second time.
 */
export const schemaOf = (type: Type, checker: Checker, within: readonly number[] = []): Schema => {
  if (isUnionType(type)) {
    const said = type.getTypes().filter((each) => (each.flags & UNSAID) === 0);
    return unionOf(said.map((each) => schemaOf(each, checker, within)));
  }
  if (isLiteralType(type) && (type.flags & TypeFlags.BooleanLiteral) === 0)
    return { const: typeof type.value === 'bigint' ? String(type.value) : type.value };
  const primitive = PRIMITIVES.find(([flag]) => (type.flags & flag) !== 0);
  if (primitive) return primitive[1];
  if (isIntrinsicType(type) && !isObjectType(type)) return {};
  if (within.includes(type.id)) return {};
  return objectSchema(type, checker, [...within, type.id]);
};

const objectSchema = (type: Type, checker: Checker, within: readonly number[]): Schema => {
  const of = (each: Type): Schema => schemaOf(each, checker, within);
  if (type.getSymbol()?.name === 'Date') return { type: 'string', format: 'date-time' };
  if (isTypeReference(type) && (checker.isArrayType(type) || isTupleType(type.getTarget()))) {
    const items = checker.getTypeArguments(type).map(of);
    return items.length === 0 ? { type: 'array' } : { type: 'array', items: unionOf(items) };
  }
  const [index] = checker.getIndexInfosOfType(type);
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const symbol of checker.getPropertiesOfType(type)) {
    const value = checker.getTypeOfSymbol(symbol);
    if (!value || checker.getSignaturesOfType(value, 0).length > 0) continue;
    properties[symbol.name] = of(value);
    if (!isLeftOut(value, symbol.flags)) required.push(symbol.name);
  }
  return {
    type: 'object',
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required: required.toSorted() }),
    ...(index && { additionalProperties: of(index.valueType) }),
  };
};

/** Whether JSON may lack a property: it is optional, or may be undefined or anything. */
const isLeftOut = (type: Type, flags: SymbolFlags): boolean => {
  const parts = isUnionType(type) ? type.getTypes() : [type];
  const open = UNSAID | TypeFlags.Any | TypeFlags.Unknown;
  return (flags & SymbolFlags.Optional) !== 0 || parts.some((each) => (each.flags & open) !== 0);
};
