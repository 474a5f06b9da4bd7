/** One thing that keeps a production start from happening. */
export interface Unsafe {
  /** Where it stands: a variable of the environment, a place in a merchant's file, or the database. */
  where: string;
  /** What is wrong and how to mend it, as a sentence. It never shows a secret. */
  issue: string;
}
