import type { AnyEndpoint, InputOf, RefusalOf, ValueOf } from '#api/endpoint.ts';
import type { ClientRefusal, FieldError } from '#api/envelope.ts';

/** Why a call gave no value: a refusal code of the endpoint, a common one, or a network error. */
export interface Refused<Code extends string = string> {
  ok: false;
  refusal: Code;
  details?: Record<string, unknown>;
  fieldErrors?: FieldError[];
}

/** A refusal with its code alone. */
export const refused = (refusal: string): Refused => ({ ok: false, refusal });

/** How a call ends. What a player can cause is a value; nothing is thrown. */
export type Outcome<E extends AnyEndpoint> =
  | { ok: true; value: ValueOf<E> }
  | Refused<RefusalOf<E> | ClientRefusal>;

/** Calls one endpoint of the platform; query and body are passed as one object. */
export type Call = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => Promise<Outcome<E>>;

/** The code of a refusal; null for a call that succeeded. */
export const refusalOf = (outcome: { ok: true } | Refused): string | null =>
  outcome.ok ? null : outcome.refusal;
