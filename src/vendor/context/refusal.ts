import type { PlayRefusalCode } from '#api/refusals/play-refusals.ts';

/** Ends a call of a page with one of its codes; thrown, so that an open transaction rolls back. */
export class PlayRefusal extends Error {
  readonly code: PlayRefusalCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: PlayRefusalCode, details?: Record<string, unknown>) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Refuses a call. */
export const refuse = (code: PlayRefusalCode, details?: Record<string, unknown>): never => {
  throw new PlayRefusal(code, details);
};
