import { passkeys, removePasskey } from '#api/passkeys.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { notifyMember } from '../members/notify-member.ts';

/** The account's passkeys and how many it may have. */
export const passkeysHandler = handle(passkeys, async (_input, { database, merchant, session }) => {
  const rows = await readPasskeys(database, merchant.id, session.memberId);
  return { passkeys: rows.map(toPasskey), most: merchant.config.signIn.passkeysMost };
});

/** Removes one passkey of the account; one that it does not have is answered alike. */
export const removePasskeyHandler = handle(
  removePasskey,
  async ({ id }, { database, merchant, session }) => {
    await database.transaction().execute(async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('passkey')
        .where('merchantId', '=', merchant.id)
        .where('memberId', '=', session.memberId)
        .where('credentialId', '=', id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows > 0n)
        await notifyMember(tx, merchant.id, session.memberId, 'accountChanged');
    });
    return {};
  },
);

/** The stored passkeys of a member, newest first. */
export const readPasskeys = (database: Database, merchantId: number, memberId: number) =>
  database
    .selectFrom('passkey')
    .select(['credentialId', 'name', 'synced', 'transports', 'createdAt', 'lastUsedAt'])
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .orderBy('createdAt', 'desc')
    .execute();

/** A passkey as its owner sees it. */
export const toPasskey = (row: {
  credentialId: string;
  name: string;
  synced: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}) => ({
  id: row.credentialId,
  name: row.name,
  synced: row.synced,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
