import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formText, withDefault } from './fields.ts';

/** Checks whether an invitation code can be used on this site. */
export const affiliateCheck = endpoint({
  name: 'affiliateCheck',
  method: 'GET',
  path: '/wps/agent/affiliate/check',
  access: 'any',
  summary: 'Check an affiliate (invitation) code',
  perMinute: 30,
  query: z.object({
    code: formText(64).check(z.minLength(1)),
    domain: z.optional(formText(255)),
  }),
  value: z.object({ code: z.string() }),
  refusals: ['invitation_code_error'],
  statuses: { invitation_code_error: 404 },
});

/** The affiliate code of this domain, and the signed-in agent's own code and link. */
export const affiliateInfo = endpoint({
  name: 'affiliateInfo',
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'any',
  summary: 'The affiliate of this domain, and the own code of a signed-in agent',
  value: z.object({
    domain: z.string(),
    domainCode: z.nullable(z.string()),
    ownCode: z.nullable(z.string()),
    registerUrl: z.nullable(z.string()),
  }),
  refusals: [],
});

/** What an affiliate tells its campaigns apart by: carried by the address, counted beside the code. */
export const subId = z.string().check(z.regex(/^[\w.~-]{0,64}$/));

/**
 * Counts a visit by an agent's code, once for each browser and day. Whether there is such a code is not told.
 */
export const affiliateVisit = endpoint({
  name: 'affiliateVisit',
  method: 'POST',
  path: '/wps/agent/affiliate/visit',
  access: 'any',
  summary: 'Count a visit by an affiliate (invitation) code',
  perMinute: 30,
  body: z.object({ code: formText(64).check(z.minLength(1)), subId: withDefault(subId, '') }),
  value: z.object({
    /** For so many days the browser may keep the code and tell it when an account is opened. */
    attributionDays: z.int(),
  }),
  refusals: [],
});
