import type { WithdrawalPayment } from '../../base/database/bet-tables.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';

/** Who says what became of a payment. */
export interface PaymentAnswer {
  status: 'RECEIVED' | 'NOT_RECEIVED' | 'FAILED';
  answeredBy: 'member' | 'default' | 'operator';
  remark?: string | null;
  /** Ids of the member's uploads. */
  proofs?: readonly string[];
}

/** Writes what became of a payment; its withdrawal must be held. */
export const answerPayment = async (
  tx: OpenTransaction,
  { merchantId, id }: Pick<WithdrawalPayment, 'merchantId' | 'id'>,
  { status, answeredBy, remark, proofs }: PaymentAnswer,
): Promise<void> => {
  await tx
    .updateTable('withdrawalPayment')
    .set({
      status,
      answeredBy,
      answeredAt: new Date(),
      ...(remark === undefined ? {} : { remark }),
      ...(proofs ? { proofs: JSON.stringify(proofs) } : {}),
    })
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .execute();
};
