import { deposits } from '#api/deposits.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { viewDeposit } from './deposit-view.ts';

/** The member's own deposits, the newest first. */
export const depositsHandler = handle(deposits, async (input, context) => {
  const { state, pageNo, pageSize } = input;
  const { database, merchant, session } = context;
  let own = database
    .selectFrom('deposit')
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', session.memberId);
  if (state) own = own.where('state', '=', state);
  const [rows, { total }] = await Promise.all([
    own
      .selectAll()
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    own.select((has) => has.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    content: rows.map((row) => viewDeposit(row, context)),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    totalCount: total,
  };
});
