import * as z from 'zod/mini';
import { identityDocuments, identityReasons } from '#domain/identity-documents.ts';
import { endpoint } from './endpoint.ts';
import { moment } from './fields.ts';

/** The status of an account's age and identity verification. */
export const identityState = z.object({
  /** The brand requires verification before the first deposit and before play. */
  asked: z.boolean(),
  /** `none`: nothing was submitted. `submitted`: under review. */
  status: z.enum(['none', 'submitted', 'approved', 'rejected']),
  document: z.nullable(z.enum(identityDocuments)),
  submittedAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  /** Set only with `rejected`. */
  reason: z.nullable(z.enum(identityReasons)),
});

export type IdentityState = z.infer<typeof identityState>;

/** The status of the age and identity verification; the pictures themselves are never returned. */
export const identity = endpoint({
  name: 'identity',
  method: 'GET',
  path: '/wps/member/identity',
  access: 'member',
  summary: 'How the proof of age and identity stands',
  value: identityState,
  refusals: [],
});

/**
 * Submits photographs of a document and of its holder, as ids from `upload` with the purpose
 * `identity`. Only one submission is reviewed at a time; after a rejection another may be sent.
 */
export const submitIdentity = endpoint({
  name: 'submitIdentity',
  method: 'POST',
  path: '/wps/member/identity',
  access: 'member',
  summary: 'Send a proof of age and identity',
  perMinute: 10,
  body: z.object({
    document: z.enum(identityDocuments),
    frontId: z.uuid(),
    /** Null for a passport. */
    backId: z.nullable(z.uuid()),
    selfieId: z.uuid(),
  }),
  value: identityState,
  refusals: ['upload_unknown', 'identity_under_review', 'identity_proved'],
});
