import type { PlatformEndpoint } from '#api/endpoint.ts';
import { sendChat } from '#api/chat.ts';
import { claimRedEnvelope } from '#api/red-envelopes.ts';
import type { Context } from '../../base/endpoints/handler.ts';
import type { HintChannel } from '../../base/hints/hint-channel.ts';
import type { HintKind } from '../../base/hints/hint.ts';

/** Calls that change what a whole brand is shown. */
const OF_BRAND = new Map<string, HintKind>([
  [sendChat.name, 'room'],
  [claimRedEnvelope.name, 'board'],
]);

/** Has every process look at what a call may have changed; called when its answer is certain. */
export const tellOfCall = (
  hints: HintChannel,
  { name, method }: PlatformEndpoint,
  { merchant: { code }, session }: Pick<Context, 'merchant' | 'session'>,
): void => {
  if (method === 'GET') return;
  if (session) hints.tell({ kind: 'member', brand: code, id: session.memberId });
  const kind = OF_BRAND.get(name);
  if (kind) hints.tell({ kind, brand: code, id: null });
};
