import * as z from 'zod/mini';

/** Refusals that the client itself reports when it received no response from the platform. */
export type ClientRefusal = 'network_error' | 'timeout';

/** One invalid field: `rule` is a pattern's id, or `required`, `length`, `mismatch`, … */
export const fieldError = z.object({
  field: z.string(),
  rule: z.string(),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
});

export type FieldError = z.infer<typeof fieldError>;

/** The body of every response that is not a success. */
export const refusalBody = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
  fieldErrors: z.optional(z.array(fieldError)),
});

export type RefusalBody = z.infer<typeof refusalBody>;

/** The body of a successful response, around the endpoint's own value. */
export const successBody = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({ success: z.literal(true), value });
