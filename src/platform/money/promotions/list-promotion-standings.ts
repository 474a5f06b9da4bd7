import { type PromotionStanding, promotionStandings } from '#api/promotions.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle, type Merchant } from '../../base/endpoints/handler.ts';
import { fillCountryOf } from '../../people/access/fill-countries.ts';
import { readMultiplierStandings } from '../points/multiplier-standings.ts';
import { readRaffleStandings } from '../raffles/raffle-standings.ts';
import { readBoostStandings } from '../rebates/boost-standings.ts';
import { readEnvelopeStandings } from '../red-envelopes/envelope-standings.ts';
import { readContestStandings } from './contest-standings.ts';
import { isPastDay } from './daily-match.ts';
import { readMemberFacts } from './member-facts.ts';
import {
  findJoinReason,
  momentAt,
  readJoinable,
  standingOfEntry,
  standingOfOther,
} from './promotion-standing.ts';

/** How the member stands to every promotion that can be joined or was. */
export const promotionStandingsHandler = handle(promotionStandings, async (_input, context) => {
  const { database, merchant, session } = context;
  const facts = [database, merchant, session.memberId] as const;
  await fillCountryOf(database, merchant.id, session.memberId);
  const [all, ...others] = await Promise.all([
    readStandings(...facts),
    readEnvelopeStandings(...facts),
    readContestStandings(...facts),
    readBoostStandings(...facts),
    readMultiplierStandings(...facts),
    readRaffleStandings(...facts),
  ]);
  return [...all.map(({ standing }) => standing), ...others.flat()];
});

/** A standing with the promotion's title, language → text. */
export interface TitledStanding {
  standing: PromotionStanding;
  title: Record<string, string>;
}

/** Those that the member joined come first, the newest of them on top; then the others in the merchant's order. */
export const readStandings = async (
  database: Database,
  merchant: Merchant,
  memberId: number,
): Promise<TitledStanding[]> => {
  const moment = momentAt(merchant);
  const [promotions, all, facts] = await Promise.all([
    readJoinable(database, merchant.id),
    database
      .selectFrom('promotionEntry')
      .selectAll()
      .where('merchantId', '=', merchant.id)
      .where('memberId', '=', memberId)
      .orderBy('joinedAt', 'desc')
      .execute(),
    readMemberFacts(database, merchant, memberId),
  ]);
  const running = new Set(promotions.map(({ id }) => id));
  const entries = all.filter(
    (entry) => !running.has(entry.promotionId) || !isPastDay(entry, merchant, moment.today),
  );
  const joined = new Set(entries.map(({ promotionId }) => promotionId));
  // What is over, or for others now, cannot be applied for again.
  const open = new Set(
    promotions.flatMap((each) => (findJoinReason(each, facts, moment) === null ? [each.id] : [])),
  );
  return [
    ...entries.map((entry) => {
      const { appliesLeft, ...standing } = standingOfEntry(entry, facts, merchant, moment.now);
      const mayApply = appliesLeft !== undefined && open.has(entry.promotionId);
      return { standing: { ...standing, ...(mayApply && { appliesLeft }) }, title: entry.title };
    }),
    ...promotions
      .filter(({ id }) => !joined.has(id))
      .map((promotion) => ({
        standing: standingOfOther(promotion, facts, merchant, moment),
        title: promotion.title,
      })),
  ];
};
