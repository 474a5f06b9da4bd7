import { consolidatedFunds } from '#api/wallet.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readWallets } from './read-wallets.ts';

/** All of the member's money in one place; what has not arrived yet stands apart. */
export const consolidatedFundsHandler = handle(
  consolidatedFunds,
  async (_input, { database, merchant, session }) => {
    const { vendorWallets: _, ...wallets } = await readWallets(
      database,
      merchant,
      session.memberId,
    );
    const { pendingDepositsMinor } = await database
      .selectFrom('deposit')
      .select((has) =>
        has.fn
          .coalesce(has.fn.sum<string>(has('amountMinor', '-', has.ref('feeMinor'))), has.lit(0))
          .as('pendingDepositsMinor'),
      )
      .where('merchantId', '=', merchant.id)
      .where('memberId', '=', session.memberId)
      .where('state', '=', 'PENDING')
      .executeTakeFirstOrThrow();
    const { cashMinor, bonusMinor, lockedMinor, vendorsMinor } = wallets;
    return {
      currency: merchant.config.currency,
      ...wallets,
      pendingDepositsMinor: Number(pendingDepositsMinor),
      totalMinor: cashMinor + bonusMinor + lockedMinor + vendorsMinor,
      // A member to whom nobody offered a contract has no request to answer.
      dailysalreqtype: null,
      divtypereq: null,
      contracthoursalreq: null,
      realtimesalreqtype: null,
    };
  },
);
