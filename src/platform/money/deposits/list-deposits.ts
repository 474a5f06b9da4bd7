import { deposits } from '#api/deposits.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { isOlder } from '../../base/lists/beyond-end.ts';
import { countFormer, rowsBefore } from '../../base/lists/former-pages.ts';
import { cutNumbered, readNumberedEnd } from '../../base/lists/list-cursor.ts';
import { viewDeposit } from './deposit-view.ts';

/** The member's own deposits, the newest first. */
export const depositsHandler = handle(deposits, async (input, context) => {
  const { state, pageSize } = input;
  const { database, merchant, session } = context;
  const { memberId } = session;
  const owner = { list: deposits.name, merchantId: merchant.id, memberId };
  const after = readNumberedEnd(input.after, owner);
  let own = database
    .selectFrom('deposit')
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', memberId);
  if (state) own = own.where('state', '=', state);
  const skip = rowsBefore(input);
  const rows = await own
    .selectAll()
    .where(isOlder('id', after))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .$if(skip > 0, (query) => query.offset(skip))
    .execute();
  const { items, next } = cutNumbered(rows, pageSize, owner);
  const former = await countFormer(input, () =>
    own.select((has) => has.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  );
  return {
    content: items.map((row) => viewDeposit(row, context)),
    next,
    ...(former && {
      pageNum: former.pageNo,
      totalPages: former.totalPages,
      totalCount: former.total,
    }),
  };
});
