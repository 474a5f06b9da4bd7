import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, language, moment } from './fields.ts';

/**
 * How a round stands for a member. announced: it opens at `opensAt`; open: one can be taken; gone: all are
 * taken, none by the member; taken: the member has one.
 */
const envelopePhase = z.enum(['announced', 'open', 'gone', 'taken']);

const roundId = z.int().check(z.minimum(1));

/** A round of red envelopes. */
const redEnvelopeRound = z.object({
  id: roundId,
  promotionId: z.string(),
  title: z.string(),
  phase: envelopePhase,
  opensAt: moment,
  closesAt: moment,
  /** What was in the member's own; null while there is none. */
  amountMinor: z.nullable(amountMinor),
  currency: z.string(),
  /** How many times it is staked before it becomes cash; 0: it is cash. */
  turnover: z.int(),
});

export type RedEnvelopeRound = z.infer<typeof redEnvelopeRound>;

/** The rounds that are announced or open; none for who has a break from play or wants no offers. */
export const redEnvelopes = endpoint({
  name: 'redEnvelopes',
  method: 'GET',
  path: '/wps/member/red-envelopes',
  access: 'player',
  summary: 'The rounds of red envelopes that are announced or open',
  query: z.object({ language }),
  value: z.object({
    /** The platform's clock. */
    now: moment,
    rounds: z.array(redEnvelopeRound),
  }),
  refusals: [],
});

/** Takes one envelope of a round; a second time answers the first. */
export const claimRedEnvelope = endpoint({
  name: 'claimRedEnvelope',
  method: 'POST',
  path: '/wps/member/red-envelopes/claim',
  access: 'player',
  summary: 'Takes one envelope of a round; each member has one',
  body: z.object({ id: roundId }),
  value: z.object({
    id: roundId,
    amountMinor,
    currency: z.string(),
    turnover: z.int(),
  }),
  refusals: [
    'envelope_unknown',
    'envelope_early',
    'envelope_closed',
    'envelope_gone',
    'promotion_closed',
    'promotion_limit',
    'promotion_address',
    'self_excluded',
    'cooling_off',
    'age_unverified',
    'account_frozen',
  ],
});
