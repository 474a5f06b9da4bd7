import { withdrawalDetail, withdrawals } from '#api/withdrawals.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { selectWithdrawals, viewWithdrawal, viewWithdrawals } from './withdrawal-view.ts';

/** The member's withdrawals, the newest first, page by page. */
export const withdrawalsHandler = handle(withdrawals, async (input, context) => {
  const { database, merchant, session } = context;
  const { open, pageNo, pageSize } = input;
  const closedness = open === undefined ? null : open ? ('is' as const) : ('is not' as const);
  const own = database
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', session.memberId);
  const { total } = await (
    closedness ? own.where('closedAt', closedness, null) : own
  ).executeTakeFirstOrThrow();
  const all = selectWithdrawals(database, merchant.id)
    .where('withdrawal.memberId', '=', session.memberId)
    .orderBy('withdrawal.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const rows = await (
    closedness ? all.where('withdrawal.closedAt', closedness, null) : all
  ).execute();
  return {
    list: await viewWithdrawals(database, merchant.id, rows),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
});

/** One withdrawal of the member. */
export const withdrawalDetailHandler = handle(
  withdrawalDetail,
  async ({ id }, { database, merchant, session }, refuse) => {
    const { memberId } = session;
    return (await viewWithdrawal(database, merchant.id, { id, memberId })) ?? refuse('not_found');
  },
);
