import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { AGAIN_AFTER_SECONDS } from '../../base/http/unavailable.ts';
import { merchantsByCode, merchantsById } from '../../base/merchants/find-merchant.ts';
import { hashToken } from '../../people/access/opaque-token.ts';
import { brandCodeOf } from './brand-token.ts';
import type { VendorContext } from './vendor-context.ts';

/** What a message says of its brand: one of these, by the protocol. */
interface Said {
  merchant?: string;
  ticket?: string;
  sessionToken?: string;
}

/**
 * The brand that a message is about: before anything is looked up, so that it is looked up and kept
 * with the rows of that brand.
 *
 * @param said the message's body
 * @returns null when there is no such brand; then no session, player or bet either
 * @throws {Refusal} `unavailable` when there is one that is not served here at this moment: it is on its way to another
 *   cell, set aside, switched off or has just come. Nothing can be said of its bets; the message is to be sent again
 */
export const brandOfMessage = async (
  context: VendorContext,
  said: Said,
): Promise<Merchant | null> => {
  const token = said.ticket ?? said.sessionToken ?? '';
  const code = said.merchant ?? brandCodeOf(token);
  const merchants = context.merchants();
  const id = code === null ? await findFormer(context, said, hashToken(token)) : undefined;
  const served =
    code === null
      ? merchantsById(merchants).get(id ?? Number.NaN)
      : merchantsByCode(merchants).get(code);
  if (served) return served;
  if (id !== undefined || (code !== null && (await isKnown(context, code))))
    throw new Refusal('unavailable', { details: { retryAfterSeconds: AGAIN_AFTER_SECONDS } });
  return null;
};

/** Whether there is such a brand, served or not. */
const isKnown = async ({ database }: VendorContext, code: string): Promise<boolean> =>
  (await database
    .selectFrom('merchant')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst()) !== undefined;

/** Whose a ticket or token is that the former version gave out. */
const findFormer = async (
  { database }: VendorContext,
  { ticket }: Said,
  hash: string,
): Promise<number | undefined> => {
  const found = await database
    .selectFrom('gameSession')
    .select('merchantId')
    .where(ticket === undefined ? 'tokenHash' : 'ticketHash', '=', hash)
    .executeTakeFirst();
  return found?.merchantId;
};
