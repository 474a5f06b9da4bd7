import { memberIcon, setMemberIcon } from '#api/uploads.ts';
import type { Database } from '../database/tables.ts';
import { handle } from '../endpoints/handler.ts';
import { claimUploads } from './claim-uploads.ts';
import { readUploadBytes } from './upload-bytes.ts';

/** The member's own picture; null says that the default one is shown. */
export const memberIconHandler = handle(
  memberIcon,
  async (_input, { database, merchant, session }) => ({
    image: await readIcon(database, merchant.id, session.memberId),
  }),
);

/** Shows another picture for the account, or the default one; the one before is deleted. */
export const setMemberIconHandler = handle(
  setMemberIcon,
  async ({ uploadId }, { database, merchant, session }) => {
    const { memberId } = session;
    // Before it is changed: where the picture cannot be read, nothing is.
    const image = uploadId ? await readAvatar(database, merchant.id, memberId, uploadId) : null;
    await database.transaction().execute(async (tx) => {
      const member = await tx
        .selectFrom('member')
        .select('avatarUploadId')
        .where('merchantId', '=', merchant.id)
        .where('id', '=', memberId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      if (uploadId)
        await claimUploads(tx, merchant, { memberId, purpose: 'avatar', ids: [uploadId] });
      await tx
        .updateTable('member')
        .set({ avatarUploadId: uploadId })
        .where('merchantId', '=', merchant.id)
        .where('id', '=', memberId)
        .execute();
      if (member.avatarUploadId)
        await tx
          .deleteFrom('upload')
          .where('merchantId', '=', merchant.id)
          .where('id', '=', member.avatarUploadId)
          .execute();
    });
    return { image };
  },
);

const readIcon = async (
  database: Database,
  merchantId: number,
  memberId: number,
): Promise<string | null> => {
  const row = await database
    .selectFrom('member')
    .innerJoin('upload', (join) =>
      join
        .onRef('upload.merchantId', '=', 'member.merchantId')
        .onRef('upload.id', '=', 'member.avatarUploadId'),
    )
    .select(['upload.merchantId', 'upload.id', 'upload.mime', 'upload.bytes'])
    .where('member.merchantId', '=', merchantId)
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  return row ? asDataUrl(row) : null;
};

/** A picture that a member may take for the account; null where there is none, which is refused later. */
const readAvatar = async (
  database: Database,
  merchantId: number,
  memberId: number,
  id: string,
): Promise<string | null> => {
  const row = await database
    .selectFrom('upload')
    .select(['merchantId', 'id', 'mime', 'bytes'])
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('purpose', '=', 'avatar')
    .where('usedAt', 'is', null)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? asDataUrl(row) : null;
};

const asDataUrl = async ({
  mime,
  ...row
}: Parameters<typeof readUploadBytes>[0] & { mime: string }): Promise<string> =>
  `data:${mime};base64,${Buffer.from(await readUploadBytes(row)).toString('base64')}`;
