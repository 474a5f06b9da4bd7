import type { Database } from '#platform/base/database/tables.ts';

/** A verified bank account of a member, without the ceremony; answers its id. */
export const openBankAccount = async (
  database: Database,
  { merchantId, memberId }: { merchantId: number; memberId: number },
): Promise<number> => {
  const { id } = await database
    .insertInto('bankAccount')
    .values({
      merchantId,
      memberId,
      bankCode: 'GOLDLEAF',
      bankName: 'Gold Leaf Bank',
      accountNumber: `90120000${memberId}`,
      holderName: 'Ana Garcia',
      verifiedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
