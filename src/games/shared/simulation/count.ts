/** What was counted: an exact return, say, or what many rounds came to. */
export type Counted = number | string | Readonly<Record<string, number>>;

/** Counts of one kind by their names: each counts anew when it is called. */
export type Counts = Readonly<Record<string, () => Counted>>;

/** Counts that follow from the same rules, and take too long to be done in every test run. */
export interface CountGroup {
  /** The source files that say what is counted; their rules are all that these import. */
  sources: readonly string[];
  load: () => Promise<Counts>;
}
