import { claimMission } from '#api/missions.ts';
import { convertPoints } from '#api/points.ts';
import { sql } from '#platform/base/database/sql.ts';
import { LOTTERY_SET } from '#platform/money/missions/lottery-set.ts';
import { usualConversion } from '#platform/money/points/convert-points.ts';
import { drawMember } from '../../platform/pgbench.ts';
import { type CallPlace, keepGiven, PAYMENT_PASSWORD } from './call-place.ts';
import { callOf, inTurn } from './money-call.ts';
import { askOnce, givenOfDrawn, type MoreCall, passwordWrites, transfersOf } from './more-calls.ts';
import { asOwner, openStock } from './stock.ts';

/** A set of missions that has no limits. */
const SET = 'bench';

/** Hundredths of a point that a mission brings. */
const REWARD = 100;

/** A place in the set for each member: the first claim takes one, in the long way; all later ones have it. */
const takePlaces = async ({ url, context: { merchantId, people } }: CallPlace): Promise<void> =>
  asOwner(url, async (database) => {
    await sql`create table bench_award (n bigint primary key, id bigint not null)`.execute(
      database,
    );
    await sql`insert into promotion_state (merchant_id, promotion_id) values (${merchantId}, ${SET})`.execute(
      database,
    );
    await sql`insert into promotion_place (merchant_id, promotion_id, member_id, address)
      select ${merchantId}, ${SET}, id, 'bench' from unnest(${people.map(({ memberId }) => memberId)}::bigint[]) id`.execute(
      database,
    );
  });

/** A member claims the points of a mission that was reached. */
export const claimMissionCall = async (place: CallPlace): Promise<MoreCall> => {
  const { url, context, merchant } = place;
  const { merchantId, people } = context;
  const first = people[0]?.memberId ?? 0;
  // The awards' own numbers are the database's: they follow each other in the order in which they are made.
  const idsOf = { http: [] as number[], own: [] as number[] };
  await takePlaces(place);
  const stock = await openStock(url, {
    sequence: 'bench_mission',
    make: async (database, way, from, to) => {
      const { rows } = await sql<{ id: number }>`
        insert into mission_award (merchant_id, member_id, set_id, mission_id, window_from, metric, time_window, target,
            bonus_title, amount_minor, budgeted, claim_until, points)
          select ${merchantId}, ${first}::bigint + n % ${people.length}, ${SET}, ${`${way}-`}::text || n, '2000-01-01',
              'bets', 'once', 1, '{"en": "bench"}', 0, false, now() + interval '7 days', ${REWARD}
            from generate_series(${from}::int, ${to}::int) n order by n returning id`.execute(
        database,
      );
      idsOf[way].push(...rows.map(({ id }) => id).toSorted((a, b) => a - b));
      if (way === 'own')
        await sql`insert into bench_award select ${from}::bigint + a.place - 1, a.id
          from unnest(${idsOf.own.slice(from - 1)}::bigint[]) with ordinality as a (id, place)`.execute(
          database,
        );
    },
  });
  const next = () => {
    const sent = stock.next();
    const { token, address } = people[sent % people.length] ?? { token: '', address: '' };
    return { token, address, body: { awardId: idsOf.http[sent - 1] ?? 1 } };
  };
  const { currency, withdrawals } = merchant.config;
  const times = withdrawals.turnover.bonusTimes;
  const script = `with turn as (select nextval('bench_mission') as n),
whose as (select ${first} + turn.n % ${people.length} as member, jsonb_build_object('award', a.id, 'ownSet', '${LOTTERY_SET}',
  'times', ${times}, 'days', ${withdrawals.bonusDays}, 'currency', '${currency}') as given
  from turn join bench_award a on a.n = turn.n)
${askOnce(merchantId, 'claimMission', { from: 'whose', repeats: false })}`;
  return {
    ...callOf(claimMission.path, script, next),
    name: 'claimMission',
    what: 'claims of points that a mission brings',
    done: `select count(*)::int as count from mission_award where state = 'CLAIMED'`,
    prepare: stock.prepare,
  };
};

/** Hundredths of a point. */
const CONVERTED = 1000;

/** A member turns points into cash. */
export const convertPointsCall = async (place: CallPlace): Promise<MoreCall> => {
  const { merchantId, people } = place.context;
  await keepGiven(place, 'convertPoints', () => usualConversion(place.merchant, CONVERTED));
  const next = inTurn(people, () => ({
    into: 'cash',
    points: CONVERTED,
    paymentPassword: PAYMENT_PASSWORD,
  }));
  const script = `${drawMember(people)}
${passwordWrites(merchantId)}${askOnce(merchantId, 'convertPoints', givenOfDrawn('convertPoints'))}`;
  return {
    ...callOf(convertPoints.path, script, next),
    name: 'convertPoints',
    what: 'points turned into cash',
    done: transfersOf('pointsCash'),
  };
};
