import { coordinatorTables, referenceTables } from './reference-tables.ts';
import type { ForeignKey, Schema, SchemaTable } from './read-schema.ts';

/** What becomes of each table, in the order in which foreign keys need it: who is referred to comes first. */
export interface DistributionPlan {
  /** A copy of each on every node. */
  references: string[];
  /** As they are, on the coordinator. */
  kept: string[];
  /** Spread by `merchant_id`, the rows of one brand together. */
  distributed: string[];
  /** Neither named as a reference table nor of a brand: they would stay on the coordinator alone. */
  unplanned: string[];
  /** Named as a reference table, and not there. */
  unknown: string[];
}

/** Each table behind those that it refers to; a circle is broken where it is met. */
const inOrder = (tables: readonly SchemaTable[], foreignKeys: readonly ForeignKey[]): string[] => {
  const ordered = new Set<string>();
  const begun = new Set<string>();
  const visit = (name: string): void => {
    if (begun.has(name)) return;
    begun.add(name);
    for (const { table, refersTo } of foreignKeys) if (table === name) visit(refersTo);
    ordered.add(name);
  };
  for (const { name } of tables) visit(name);
  return [...ordered];
};

/**
 * Decides what becomes of each table of the platform on an engine that spreads brands over machines.
 *
 * @param schema without partitions: they go with their tables
 * @param references by name; those of the platform when left out
 */
export const planDistribution = (
  { tables, foreignKeys }: Pick<Schema, 'tables' | 'foreignKeys'>,
  references: Readonly<Record<string, string>> = referenceTables,
): DistributionPlan => {
  const known = new Map(tables.map((table) => [table.name, table]));
  const order = inOrder(tables, foreignKeys).filter((name) => known.has(name));
  const isReference = (name: string): boolean => Object.hasOwn(references, name);
  const isKept = (name: string): boolean => coordinatorTables.includes(name);
  const isOfBrand = (name: string): boolean => known.get(name)?.hasMerchant === true;
  return {
    references: order.filter((name) => isReference(name) && !isKept(name)),
    kept: order.filter(isKept),
    distributed: order.filter((name) => !isReference(name) && isOfBrand(name)),
    unplanned: order.filter((name) => !isReference(name) && !isOfBrand(name)),
    unknown: Object.keys(references).filter((name) => !known.has(name)),
  };
};
