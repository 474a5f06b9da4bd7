/** What is known of a code before anybody is refused with it. */
export interface RefusalRule {
  /** The HTTP status, where the call that answers it names no other. */
  status: number;
  /** What it means, for whoever operates the platform; pages show words of their own. */
  meaning: string;
}
