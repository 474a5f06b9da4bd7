import { affiliateInfo } from '#api/affiliate.ts';
import { isAgentOf } from '../access/member-types.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { inviteUrl } from './invite-url.ts';

/** The code that belongs to the called domain; for a signed-in agent also the own one. */
export const affiliateInfoHandler = handle(
  affiliateInfo,
  async (_input, { database, merchant, session, host }) => {
    const [domainCode, ownCode] = await Promise.all([
      findCode(database, merchant.id, { domain: host }),
      session && isAgentOf(merchant.config, session.type)
        ? findCode(database, merchant.id, { ownerId: session.memberId })
        : null,
    ]);
    const registerUrl = ownCode ? inviteUrl({ merchant, host }, { code: ownCode }) : null;
    return { domain: host, domainCode, ownCode, registerUrl };
  },
);

const findCode = async (
  database: Database,
  merchantId: number,
  by: { domain: string } | { ownerId: number },
): Promise<string | null> => {
  const query = database
    .selectFrom('affiliateCode')
    .select('code')
    .where('merchantId', '=', merchantId)
    .where('active', '=', true);
  const row = await (
    'domain' in by
      ? query.where('domain', '=', by.domain)
      : query
          .where('ownerId', '=', by.ownerId)
          .where('kind', '=', 'agent')
          .where('name', 'is', null)
          .where('domain', 'is', null)
          .orderBy('code')
  ).executeTakeFirst();
  return row?.code ?? null;
};
