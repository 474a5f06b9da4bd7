import type { Merchant } from '../../base/endpoints/handler.ts';
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
 */
export const findBrand = async (context: VendorContext, said: Said): Promise<Merchant | null> => {
  const token = said.ticket ?? said.sessionToken ?? '';
  const code = said.merchant ?? brandCodeOf(token);
  const merchants = context.merchants();
  if (code !== null) return merchantsByCode(merchants).get(code) ?? null;
  const id = await findFormer(context, said, hashToken(token));
  return (id === undefined ? undefined : merchantsById(merchants).get(id)) ?? null;
};

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
