import { claimRedEnvelopeHandler } from '../../money/red-envelopes/claim-red-envelope.ts';
import { redEnvelopesHandler } from '../../money/red-envelopes/list-red-envelopes.ts';

/** Red envelopes. */
export const redEnvelopesHandlers = {
  redEnvelopes: redEnvelopesHandler,
  claimRedEnvelope: claimRedEnvelopeHandler,
};
