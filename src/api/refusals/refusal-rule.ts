/** The definition of a refusal code. */
export interface RefusalRule {
  /** The HTTP status; an endpoint may override it in `statuses`. */
  status: number;
  /** What the code means, for operators; pages show their own messages. */
  meaning: string;
}
