import { Refusal } from '../endpoints/handler.ts';

/** A refusal as a value: nothing was done. */
export interface Refused {
  ok: false;
  code: Refusal['code'];
  details?: Record<string, unknown>;
}

/**
 * Returns a refusal, which rolled back the transaction of `work`, as a value: for callers that are
 * not HTTP calls. Any other error is rethrown.
 */
export const refusalAsValue = async <Done extends object>(
  work: () => Promise<Done>,
): Promise<({ ok: true } & Done) | Refused> => {
  try {
    return { ok: true, ...(await work()) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { details } = error.extra;
    return { ok: false, code: error.code, ...(details ? { details } : {}) };
  }
};
