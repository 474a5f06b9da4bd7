import { passkeys, removePasskey } from '#api/passkeys.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { canSignIn } from '../members/can-sign-in.ts';
import { notifyMember } from '../members/notify-member.ts';
import { proveMember } from '../members/prove-member.ts';

/** The account's passkeys and how many it may have. */
export const passkeysHandler = handle(passkeys, async (_input, { database, merchant, session }) => {
  const rows = await readPasskeys(database, merchant.id, session.memberId);
  return { passkeys: rows.map(toPasskey), most: merchant.config.signIn.passkeysMost };
});

/**
 * Proves the member, and removes one passkey of the account, unless nothing else would be left to sign in with; one that it does
 * not have is answered alike.
 */
export const removePasskeyHandler = handle(
  removePasskey,
  async ({ id, ...proof }, context, refuse) => {
    const { database, merchant, session } = context;
    await proveMember(context, proof);
    await database.transaction().execute(async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('passkey')
        .where('merchantId', '=', merchant.id)
        .where('memberId', '=', session.memberId)
        .where('credentialId', '=', id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return;
      // Where passkeys are switched off it was no way in.
      if (merchant.config.signIn.passkeys && !(await canSignIn(tx, context)))
        refuse('last_sign_in');
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
