import { sendChallengeCode } from '#api/session.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { sendCode } from '../verification/send-code.ts';
import { readProofs } from './challenge-kinds.ts';
import { readPending } from './pending-entry.ts';

/** Sends the code of a further proof to where the account is reached, never where the caller says. */
export const sendChallengeCodeHandler = handle(
  sendChallengeCode,
  async (input, context, refuse) => {
    const pending = await readPending(context, input.challengeId);
    if (!pending?.data.kinds.includes(input.kind)) return refuse('challenge_expired');
    const { memberId } = pending;
    const to = (await readProofs(context, memberId))[input.kind];
    if (!to) return refuse('challenge_expired');
    const channel = input.kind === 'email' ? 'email' : 'sms';
    return sendCode(context, { purpose: 'challenge', channel, to, memberId });
  },
);
