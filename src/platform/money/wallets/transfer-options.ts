import { transferOptions } from '#api/wallet.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { isAgent } from '../../people/access/member-types.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { mayTransferDown } from '../../people/agents/may-transfer-down.ts';
import { areTransfersFrozen } from '../../people/agents/transfer-freezes.ts';
import { maskName } from '../../people/members/mask-name.ts';
import { readWallets } from './read-wallets.ts';

/** Whether somebody of this type may give money to the own upline at this brand. */
export const mayTransferUp = ({ payments, flags }: MerchantConfig, type: number): boolean => {
  const { permitted, upline } = payments.transfers;
  return (
    flags.AGENTPOLICY3 &&
    permitted &&
    (upline === 'members' || (upline === 'agents' && isAgent(type)))
  );
};

/** The account directly above a member; null at the top. */
export const findUpline = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
): Promise<{ id: number; username: string } | null> => {
  const upline = await database
    .selectFrom('member')
    .innerJoin('member as upline', (join) =>
      join
        .onRef('upline.merchantId', '=', 'member.merchantId')
        .onRef('upline.id', '=', 'member.uplineId'),
    )
    .select(['upline.id', 'upline.username'])
    .where('member.merchantId', '=', merchantId)
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  return upline ?? null;
};

/** What the member may transfer to others, and to whom above. */
export const transferOptionsHandler = handle(
  transferOptions,
  async (_input, { database, merchant, session }) => {
    const { id, config } = merchant;
    const { minimumMinor, maximumMinor } = config.payments.transfers;
    const { cashMinor } = await readWallets(database, merchant, session.memberId);
    const frozen = await areTransfersFrozen(database, id, session.memberId);
    const upline =
      mayTransferUp(config, session.type) && !frozen
        ? await findUpline(database, id, session.memberId)
        : null;
    return {
      currency: config.currency,
      minimumMinor,
      maximumMinor,
      cashMinor,
      upline: upline && { account: maskName(upline.username) },
      downline: mayTransferDown(config, session.type) && !frozen,
      frozen,
    };
  },
);
