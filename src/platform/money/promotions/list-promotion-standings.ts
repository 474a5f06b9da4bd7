import { promotionStandings } from '#api/promotions.ts';
import { handle } from '../../base/endpoints/handler.ts';
import {
  readJoinable,
  readMemberFacts,
  standingOfEntry,
  standingOfOther,
} from './promotion-standing.ts';

/** Every promotion that can be joined or was, in the merchant's order. */
export const promotionStandingsHandler = handle(promotionStandings, async (_input, context) => {
  const { database, merchant, session } = context;
  const now = new Date();
  const [promotions, entries, facts] = await Promise.all([
    readJoinable(database, merchant.id),
    database
      .selectFrom('promotionEntry')
      .selectAll()
      .where('merchantId', '=', merchant.id)
      .where('memberId', '=', session.memberId)
      .orderBy('joinedAt')
      .execute(),
    readMemberFacts(database, merchant, session.memberId),
  ]);
  const joined = new Set(entries.map(({ promotionId }) => promotionId));
  return [
    ...entries.map((entry) => standingOfEntry(entry, facts, merchant, now)),
    ...promotions
      .filter(({ id }) => !joined.has(id))
      .map((promotion) => standingOfOther(promotion, facts, merchant, now)),
  ];
});
