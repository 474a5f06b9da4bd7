import type * as redEnvelopesApi from '#api/red-envelopes.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import { claimRedEnvelopeHandler } from '../../money/red-envelopes/claim-red-envelope.ts';
import { redEnvelopesHandler } from '../../money/red-envelopes/list-red-envelopes.ts';

/** Red envelopes. */
export const redEnvelopesHandlers: HandlersOf<typeof redEnvelopesApi> = {
  redEnvelopes: redEnvelopesHandler,
  claimRedEnvelope: claimRedEnvelopeHandler,
};
