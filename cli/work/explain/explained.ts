/** Where a value was set, or what it was worked out from. All of it is plain data: it survives JSON. */
export interface ValueSource {
  /**
   * `merchant`: the brand's own file. `content`: one of its content files. `own`: a file of its own code. `theme`: the file of a
   * merchant that it extends. `base`: the base theme. `default`: the schema. `derived`: worked out
   * from `inputs`. `given`: no file says it, such as the mode that is looked at.
   */
  kind: 'merchant' | 'content' | 'own' | 'theme' | 'base' | 'default' | 'derived' | 'given';
  /** Whose it is: a merchant's code or a base theme. */
  name?: string;
  /** The file that says so, as a path from the working folder, with the place in it. */
  file?: string;
  /** Counts from 1. */
  line?: number;
  column?: number;
  /** JSON pointer (RFC 6901) into that file. */
  pointer?: string;
  /** How the value follows from its inputs, in words. */
  rule?: string;
  /** What stands in the file, where it is another way of writing the value. */
  written?: unknown;
  /** The color that was proposed, where it was moved until it could be read on its grounds. */
  movedFrom?: string;
  /** What a derived value is worked out from, each explained in turn; once in a tree. */
  inputs?: ExplainedValue[];
}

/** One value of a merchant and where it comes from. */
export interface ExplainedValue {
  /** JSON pointer into the resolved merchant; for an input that has none, its name. */
  pointer: string;
  value: unknown;
  source: ValueSource;
  /** What the schema calls it. */
  title?: string;
  description?: string;
}

/** The answer of `livery explain --json`. */
export interface Explanation {
  merchant: string;
  /** What was asked for, as a JSON pointer. */
  pointer: string;
  /** Whether it is a single value; else the values below it are told. */
  isLeaf: boolean;
  /** How many single values there are; `values` holds the first of them, up to the limit. */
  count: number;
  values: ExplainedValue[];
}
