/** A value that a JSON file can hold. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };

/**
 * One change of a JSON file: a value set at a pointer, whose missing parents come along, or
 * something taken away.
 */
export type Edit = { pointer: string; value: JsonValue } | { pointer: string; remove: true };

/** One operation of a JSON patch (RFC 6902). */
export type PatchOperation =
  | { op: 'add' | 'replace'; path: string; value: JsonValue }
  | { op: 'remove'; path: string };

/** A ready patch of one file. */
export interface Patch {
  /** The file, as a path from the working folder. */
  file: string;
  patch: PatchOperation[];
}

let order: Intl.Collator | undefined;

/** Made when it is needed: few have edits to sort, and all who find issues load this. */
const compare = (one: string, other: string): number =>
  (order ??= new Intl.Collator('en', { numeric: true })).compare(one, other);

/** Edits in the order that is safe: what goes goes last, and from behind, so that indices hold. */
export const inOrder = (edits: readonly Edit[]): Edit[] => [
  ...edits.filter((edit) => 'value' in edit),
  ...edits
    .filter((edit) => 'remove' in edit)
    .toSorted((one, other) => compare(other.pointer, one.pointer)),
];
