import { withdrawalDetail, withdrawals } from '#api/withdrawals.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { isOlder } from '../../base/lists/beyond-end.ts';
import { countFormer, rowsBefore } from '../../base/lists/former-pages.ts';
import { cutNumbered, readNumberedEnd } from '../../base/lists/list-cursor.ts';
import { selectWithdrawals, viewWithdrawal, viewWithdrawals } from './withdrawal-view.ts';

/** The member's withdrawals, the newest first, page by page. */
export const withdrawalsHandler = handle(withdrawals, async (input, context) => {
  const { database, merchant, session } = context;
  const { memberId } = session;
  const { open, pageSize } = input;
  const owner = { list: withdrawals.name, merchantId: merchant.id, memberId };
  const after = readNumberedEnd(input.after, owner);
  const closedness = open === undefined ? null : open ? ('is' as const) : ('is not' as const);
  // Former pages of the site ask for those that are open without a number; there are never many of them.
  const asked = open ? { ...input, pageNo: input.pageNo ?? 1 } : input;
  const skip = rowsBefore(asked);
  const all = selectWithdrawals(database, merchant.id)
    .where('withdrawal.memberId', '=', memberId)
    .where(isOlder('withdrawal.id', after))
    .orderBy('withdrawal.id', 'desc')
    .limit(pageSize + 1)
    .$if(skip > 0, (query) => query.offset(skip));
  const rows = await (
    closedness ? all.where('withdrawal.closedAt', closedness, null) : all
  ).execute();
  const { items, next } = cutNumbered(rows, pageSize, owner);
  const own = database
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', memberId);
  const former = await countFormer(asked, () =>
    (closedness ? own.where('closedAt', closedness, null) : own).executeTakeFirstOrThrow(),
  );
  return { list: await viewWithdrawals(database, merchant.id, items), next, ...former };
});

/** One withdrawal of the member. */
export const withdrawalDetailHandler = handle(
  withdrawalDetail,
  async ({ id }, { database, merchant, session }, refuse) => {
    const { memberId } = session;
    return (await viewWithdrawal(database, merchant.id, { id, memberId })) ?? refuse('not_found');
  },
);
