/** What the types of a database's tables need beyond its catalogue; columns are named `table.column`. */
export interface ColumnFacts {
  /** Where the named types come from: module → names. */
  imports: Record<string, string>;
  /** What a column holds, as TypeScript; of JSON, what it says. Its nulls and defaults are known. */
  holds: Record<string, string>;
  /** The whole type of a column that is read, inserted and updated in ways of its own. */
  types: Record<string, string>;
  /** What a column is, where its name does not say it. */
  notes: Record<string, string>;
}
