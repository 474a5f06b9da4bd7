/** Ends a call of a page with one of its codes; thrown, so that an open transaction rolls back. */
export class PlayRefusal extends Error {
  readonly code: string;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: string, details?: Record<string, unknown>) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Refuses a call. */
export const refuse = (code: string, details?: Record<string, unknown>): never => {
  throw new PlayRefusal(code, details);
};
