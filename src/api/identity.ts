import * as z from 'zod/mini';
import { identityDocuments, identityReasons } from '#domain/identity-documents.ts';
import { endpoint } from './endpoint.ts';
import { moment } from './fields.ts';

/** How the proof of age and identity of an account stands. */
export const identityState = z.object({
  /** The brand asks for it before the first deposit and before play. */
  asked: z.boolean(),
  /** `none`: nothing was sent. `submitted`: somebody looks at it. */
  status: z.enum(['none', 'submitted', 'approved', 'rejected']),
  document: z.nullable(z.enum(identityDocuments)),
  submittedAt: z.nullable(moment),
  decidedAt: z.nullable(moment),
  /** Only with `rejected`. */
  reason: z.nullable(z.enum(identityReasons)),
});

export type IdentityState = z.infer<typeof identityState>;

/** How the proof of age and identity stands; the pictures themselves are never answered. */
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
 * Sends photographs of a document and of its holder, as ids of `upload` with the purpose
 * `identity`. One is looked at at a time; after a refusal another may be sent.
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
