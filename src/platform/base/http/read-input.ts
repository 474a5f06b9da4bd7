import type { PlatformEndpoint, InputSchema } from '#api/endpoint.ts';
import type { FieldError } from '#api/envelope.ts';
import { findUnstorable } from '#domain/storable.ts';

/** One finding of zod, as far as we read it. */
interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  input?: unknown;
  minimum?: unknown;
  maximum?: unknown;
}

export type ReadInput =
  | { ok: true; input: Record<string, unknown> }
  | { ok: false; fieldErrors: FieldError[] };

/**
 * Checks what came in the address and in the body, and joins them into one input. A text that no row
 * can hold is refused before anything else, in every field that there is.
 */
export const readInput = (
  endpoint: PlatformEndpoint,
  given: { query: unknown; body: unknown },
): ReadInput => {
  const unstorable = findUnstorable(given.query) ?? findUnstorable(given.body);
  if (unstorable !== null)
    return { ok: false, fieldErrors: [{ field: unstorable, rule: 'characters' }] };
  const query = read(endpoint.query as InputSchema | undefined, given.query);
  const body = read(endpoint.body as InputSchema | undefined, given.body);
  const fieldErrors = [...query.fieldErrors, ...body.fieldErrors];
  return fieldErrors.length > 0
    ? { ok: false, fieldErrors }
    : { ok: true, input: { ...query.value, ...body.value } };
};

const read = (
  schema: InputSchema | undefined,
  given: unknown,
): { value: Record<string, unknown>; fieldErrors: FieldError[] } => {
  if (!schema) return { value: {}, fieldErrors: [] };
  const result = schema.safeParse(given);
  if (result.success) return { value: result.data, fieldErrors: [] };
  return { value: {}, fieldErrors: result.error.issues.map((issue) => toFieldError(issue, given)) };
};

const toFieldError = (issue: Issue, given: unknown): FieldError => {
  const field = issue.path.map(String).join('.');
  const [name] = issue.path;
  const isMissing =
    name !== undefined && (given as Record<PropertyKey, unknown> | null)?.[name] === undefined;
  return {
    field,
    rule: isMissing ? 'required' : (RULES[issue.code ?? ''] ?? 'invalid'),
    ...(typeof issue.minimum === 'number' ? { min: issue.minimum } : {}),
    ...(typeof issue.maximum === 'number' ? { max: issue.maximum } : {}),
  };
};

const RULES: Record<string, string> = { too_small: 'length', too_big: 'length' };
