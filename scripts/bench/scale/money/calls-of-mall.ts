import { redeemItem } from '#api/point-mall.ts';
import { sql } from '#platform/base/database/sql.ts';
import { usualRedemption } from '#platform/money/mall/usual-redemption.ts';
import { drawMember } from '../../platform/pgbench.ts';
import { type CallPlace, keepGiven, PAYMENT_PASSWORD } from './call-place.ts';
import { callOf, inTurn } from './money-call.ts';
import { askOnce, givenOfDrawn, type MoreCall, passwordWrites, transfersOf } from './more-calls.ts';
import { asOwner } from './stock.ts';

/** The item: cash, as many as are wanted. */
const ITEM = 'bench-cash';

/** A server that starts writes the brand's own catalogue anew. */
const putOnShelf = ({ url, context }: CallPlace): Promise<void> =>
  asOwner(url, async (database) => {
    await sql`insert into mall_item (merchant_id, id, position, kind, category, title, text, art, price_points, amount_minor)
      values (${context.merchantId}, ${ITEM}, 1000, 'cash', 'play', '{"en": "bench"}', '{"en": "bench"}', 'bench', 1, 5)
      on conflict do nothing`.execute(database);
  });

/** A member redeems points for cash of the points mall. */
export const redeemItemCall = async (place: CallPlace): Promise<MoreCall> => {
  const { context, merchant } = place;
  const { merchantId, people } = context;
  const wanted = { itemId: ITEM, quantity: 1, pricePoints: 1 };
  await putOnShelf(place);
  await keepGiven(place, 'redeemItem', (database) =>
    usualRedemption({ database, merchant, language: 'en' }, wanted, {}),
  );
  const next = inTurn(people, () => ({ ...wanted, paymentPassword: PAYMENT_PASSWORD }));
  const script = `${drawMember(people)}
${passwordWrites(merchantId)}${askOnce(merchantId, 'redeemItem', givenOfDrawn('redeemItem'))}`;
  return {
    ...callOf(`${redeemItem.path}?language=en`, script, next),
    name: 'redeemItem',
    what: 'points redeemed for cash',
    // All take the same item off the shelf.
    clients: 6,
    done: transfersOf('mall'),
    prepare: () => putOnShelf(place),
  };
};
