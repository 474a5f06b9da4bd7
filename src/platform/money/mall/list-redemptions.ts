import { redemptionDetail, redemptions } from '#api/point-mall.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readSiteAssets } from '../../base/sites/read-site-assets.ts';
import { openRecipient } from './order-recipient.ts';
import { viewOrder } from './order-view.ts';

/** What the member redeemed, the newest first, page by page. */
export const redemptionsHandler = handle(redemptions, async ({ before, pageSize }, context) => {
  const { database, merchant, session, language } = context;
  const assets = await readSiteAssets(context.siteFolder);
  const own = database
    .selectFrom('mallOrder')
    .selectAll()
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', session.memberId)
    .orderBy('id', 'desc')
    // One more tells whether there is a next page.
    .limit(pageSize + 1);
  const rows = await (before === undefined ? own : own.where('id', '<', before)).execute();
  const page = rows.slice(0, pageSize);
  return {
    list: page.map((order) => viewOrder(order, { merchant, language, assets })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
});

/** One order of the member, with where it goes. */
export const redemptionDetailHandler = handle(redemptionDetail, async ({ id }, context, refuse) => {
  const { database, merchant, session, language } = context;
  const order = await database
    .selectFrom('mallOrder')
    .selectAll()
    .where('merchantId', '=', merchant.id)
    .where('memberId', '=', session.memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!order) return refuse('not_found');
  const assets = await readSiteAssets(context.siteFolder);
  return {
    ...viewOrder(order, { merchant, language, assets }),
    recipient: openRecipient(order),
    isErased: order.erasedAt !== null,
  };
});
