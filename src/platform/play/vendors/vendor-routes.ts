import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformEndpoint, ParsedOf } from '#api/endpoint.ts';
import {
  vendorAuthenticate,
  vendorBalance,
  vendorBet,
  vendorJackpot,
  vendorRollback,
  vendorWin,
} from '#api/vendor-protocol.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { noteRefusal } from '../../base/http/answers.ts';
import { AGAIN_AFTER_SECONDS } from '../../base/http/unavailable.ts';
import { authenticate, sessionTokenOf } from './authenticate.ts';
import {
  type Answer,
  answerBets,
  answerJackpots,
  answerRollbacks,
  answerWins,
} from './short-way-first.ts';
import { brandOfMessage } from './brand-of-message.ts';
import {
  answerMessageOnce,
  refusalAnswer,
  useNonce,
  useNonceOfNoBrand,
  type VendorAnswer,
} from './vendor-answer.ts';
import { tellingOfPlay } from './tell-of-play.ts';
import { registerVendorDocs } from './vendor-docs.ts';
import { type BrandMessage, readVendorMessage, type VendorMessage } from './vendor-message.ts';
import type { VendorContext } from './vendor-context.ts';
import type { SignedRequest } from './verify-signature.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { currencyOfPlay, readGameSession, notePlay, refuseEnded } from './game-session.ts';
import { readStakeableMinor } from './stakeable.ts';

/** What the player of a session can stake. */
const readVendorBalance = async (
  tx: OpenTransaction,
  message: BrandMessage<ParsedOf<typeof vendorBalance>>,
): Promise<{ balanceMinor: number; currency: string }> => {
  const { vendorCode } = message;
  const found = await readGameSession(tx, message);
  refuseEnded(found);
  const { session, merchant } = found;
  await notePlay(tx, session);
  const currency = currencyOfPlay(found);
  if (session.funMinor !== null) return { balanceMinor: session.funMinor, currency };
  const member = await lockMember(tx, merchant.id, session.memberId);
  if (!member) throw new Refusal('session_expired');
  const { nodeId } = session;
  const player = { memberId: member.id, type: member.type, vendorCode, nodeId };
  return { balanceMinor: await readStakeableMinor(tx, merchant, player), currency };
};

/** What a message says of its brand. */
type SaidOfBrand = Parameters<typeof brandOfMessage>[1];

type UnknownBrand = 'ticket_invalid' | 'session_expired' | 'bet_unknown';

/**
 * The vendors' calls. Bodies are taken as the bytes that were signed; which host name is called does
 * not matter: the ticket or the message says which brand is meant.
 */
export const registerVendorRoutes = (app: FastifyInstance, context: VendorContext): void => {
  registerVendorDocs(app);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    const { database } = context;
    const answerAndTell = tellingOfPlay(context);
    const once =
      <Body>(
        call: PlatformEndpoint,
        work: (
          tx: OpenTransaction,
          message: BrandMessage<Body>,
          world: VendorContext,
        ) => Promise<unknown>,
      ): Answer =>
      async (message) => {
        await useNonce(database, message);
        return answerMessageOnce(database, call, message, (tx) =>
          // The call's own schema has just read it.
          work(tx, message as BrandMessage<Body>, context),
        );
      };
    // What a message of no brand is answered with.
    const answers: readonly [PlatformEndpoint, Answer, UnknownBrand][] = [
      [vendorAuthenticate, withToken(once(vendorAuthenticate, authenticate)), 'ticket_invalid'],
      [vendorBalance, once(vendorBalance, readVendorBalance), 'session_expired'],
      [vendorBet, answerBets(context), 'session_expired'],
      [vendorWin, answerWins(context), 'bet_unknown'],
      [vendorRollback, answerRollbacks(context), 'bet_unknown'],
      [vendorJackpot, answerJackpots(context), 'bet_unknown'],
    ];
    for (const [call, answer, unknown] of answers) {
      const answerOfBrand = async (message: VendorMessage): Promise<VendorAnswer> => {
        const merchant = await brandOfMessage(context, message.body as SaidOfBrand);
        if (!merchant) {
          await useNonceOfNoBrand(database, message);
          throw new Refusal(unknown);
        }
        return answerAndTell(call, { ...message, merchant }, answer);
      };
      scope.post(
        call.path,
        { schema: { hide: true }, config: { measuredAs: call.name } },
        (request, reply) => send(call, answerOfBrand, request, reply),
      );
    }
  });
};

/** The session's token is not stored with the answer: it follows from the ticket. */
const withToken =
  (answer: Answer): Answer =>
  async (message) => {
    const { status, body } = await answer(message);
    if (status !== 200) return { status, body };
    const { ticket } = message.body as { ticket: string };
    const { value } = JSON.parse(body) as { value: object };
    const sessionToken = sessionTokenOf(message.key, ticket);
    return { status, body: JSON.stringify({ success: true, value: { sessionToken, ...value } }) };
  };

const send = async (
  call: PlatformEndpoint,
  answer: (message: VendorMessage) => Promise<VendorAnswer>,
  { method, url, headers, body }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const rawBody = typeof body === 'string' ? body : '';
  const given = await read(call, answer, { method, target: url, headers, rawBody });
  if (given.status !== 200) noteRefusal(reply, refusalCodeOf(given));
  if (given.status === 503) reply.header('retry-after', String(AGAIN_AFTER_SECONDS));
  return reply
    .code(given.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(given.body);
};

/** The code of a refusal; an answer that was kept is known by its text alone. */
const refusalCodeOf = ({ body }: VendorAnswer): string =>
  /"code":"(\w+)"/.exec(body)?.[1] ?? 'unknown_system_error';

const read = async (
  call: PlatformEndpoint,
  answer: (message: VendorMessage) => Promise<VendorAnswer>,
  request: SignedRequest,
): Promise<VendorAnswer> => {
  try {
    return await answer(await readVendorMessage(call, request));
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(call, error);
    throw error;
  }
};
