import * as z from 'zod/mini';

/** What every call may be refused with, and the HTTP status of each. */
export const commonRefusals = {
  invalid_input: 400,
  encryption_invalid: 400,
  encryption_required: 400,
  not_logged_in: 401,
  cross_site: 403,
  forbidden: 403,
  password_change_required: 403,
  region_restricted: 403,
  not_found: 404,
  request_too_slow: 408,
  request_reused: 409,
  /** A single amount, or the balance that it makes, is above every bound. */
  amount_too_large: 409,
  rate_limited: 429,
  unknown_system_error: 500,
  maintenance: 503,
  /** The database is away: what was asked for was done or not, so ask again as the same request. */
  unavailable: 503,
} as const;

export type CommonRefusal = keyof typeof commonRefusals;

/** What a call can end with when the platform was never reached. */
export type ClientRefusal = 'network_error' | 'timeout';

/** One wrong field: `rule` is a pattern's id, or `required`, `length`, `mismatch`, … */
export const fieldError = z.object({
  field: z.string(),
  rule: z.string(),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
});

export type FieldError = z.infer<typeof fieldError>;

/** The body of every answer that is not a success. */
export const refusalBody = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
  fieldErrors: z.optional(z.array(fieldError)),
});

export type RefusalBody = z.infer<typeof refusalBody>;

/** The body of a success, around the endpoint's own value. */
export const successBody = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({ success: z.literal(true), value });
