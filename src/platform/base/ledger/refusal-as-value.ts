import { Refusal } from '../endpoints/handler.ts';

/** Why nothing was done. */
export interface Refused {
  ok: false;
  code: Refusal['code'];
  details?: Record<string, unknown>;
}

/**
 * Turns a refusal, which rolled the work's transaction back, into a value: for callers that are no
 * HTTP call. Whatever else is thrown is a fault and goes on.
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
