import { randomUUID } from 'node:crypto';
import { forfeitBonus } from '#api/bonuses.ts';
import { claimPromotion } from '#api/promotions.ts';
import { claimAllRewards, claimReward } from '#api/rewards.ts';
import { sql } from '#platform/base/database/sql.ts';
import { LOTTERY_SET } from '#platform/money/missions/lottery-set.ts';
import { rankGiving } from '#platform/money/ranks/rank-giving.ts';
import { type CallPlace, giversOf, receiversOf } from './call-place.ts';
import { callOf, inTurn } from './money-call.ts';
import { askAll, askOnce, jsonText, type MoreCall, transfersOf } from './more-calls.ts';
import { asOwner, openStock, type Stock, type Way } from './stock.ts';

/** What each of them brings, in minor units: cash at once, so that every claim moves money. */
const BROUGHT_MINOR = 5;

/** Parts in promotions that wait to be claimed: member `first + n % size` has one of `<name>-<way>-<n / size>`. */
const openEntries = (place: CallPlace, name: string): Promise<Stock> => {
  const { merchantId } = place.context;
  const people = giversOf(place.context);
  const first = people[0]?.memberId ?? 0;
  const mechanic = JSON.stringify({ kind: 'depositMatch', percent: 1, turnover: 0 });
  const title = JSON.stringify({ en: 'bench' });
  const idOf = (way: Way) => `${name}-${way}-`;
  return openStock(place.url, {
    sequence: `bench_${name}`,
    make: async (database, way, from, to) => {
      const ids = sql`select ${idOf(way)}::text || k as id from generate_series(
        ${Math.floor(from / people.length)}::int, ${Math.floor(to / people.length)}::int) k`;
      await sql`insert into promotion_state (merchant_id, promotion_id) select ${merchantId}, id from (${ids}) p
        on conflict do nothing`.execute(database);
      // Nobody else is shown them.
      await sql`insert into promotion (merchant_id, id, sequence, category, title, summary, content, art, mechanic, announced_at)
        select ${merchantId}, id, 0, 'ALL', ${title}::jsonb, ${title}::jsonb, ${title}::jsonb, 'bench',
            ${mechanic}::jsonb, '2099-01-01' from (${ids}) p
        on conflict do nothing`.execute(database);
      await sql`insert into promotion_entry (merchant_id, promotion_id, member_id, kind, terms, title, state, reserved_minor,
          address, due_at)
        select ${merchantId}, ${idOf(way)}::text || n / ${people.length}, ${first}::bigint + n % ${people.length}, 'depositMatch',
            ${mechanic}::jsonb, ${title}::jsonb, 'CLAIMABLE', ${BROUGHT_MINOR}, 'bench', now() + interval '1 day'
          from generate_series(${from}::int, ${to}::int) n`.execute(database);
    },
  });
};

/** Claims the bonus of a promotion, by a call of its own or as one reward of many. */
const claimOf = async (
  place: CallPlace,
  call: { name: 'claimPromotion' | 'claimReward'; path: string; what: string },
  bodyOf: (id: string) => object,
): Promise<MoreCall> => {
  const { context, merchant } = place;
  const people = giversOf(context);
  const first = people[0]?.memberId ?? 0;
  const name = call.name.toLowerCase();
  const stock = await openEntries(place, name);
  const next = () => {
    const sent = stock.next();
    const { token, address } = people[sent % people.length] ?? { token: '', address: '' };
    return { token, address, body: bodyOf(`${name}-http-${Math.floor(sent / people.length)}`) };
  };
  const { currency, withdrawals } = merchant.config;
  const script = `with turn as (select nextval('bench_${name}') as n),
whose as (select ${first} + n % ${people.length} as member, jsonb_build_object('promotion', '${name}-own-' || n / ${people.length},
  'times', ${withdrawals.turnover.bonusTimes}, 'days', ${withdrawals.bonusDays}, 'currency', '${currency}') as given from turn)
${askOnce(context.merchantId, 'claimPromotion', { from: 'whose', repeats: false })}`;
  return {
    ...callOf(call.path, script, next),
    name: call.name,
    what: call.what,
    done: transfersOf('bonus'),
    prepare: stock.prepare,
  };
};

/** A member claims the bonus of a promotion. */
export const claimPromotionCall = (place: CallPlace): Promise<MoreCall> =>
  claimOf(
    place,
    {
      name: 'claimPromotion',
      path: claimPromotion.path,
      what: 'claims of bonuses that a promotion brings',
    },
    (id) => ({ id }),
  );

/** The same in the reward center. */
export const claimRewardCall = (place: CallPlace): Promise<MoreCall> =>
  claimOf(
    place,
    { name: 'claimReward', path: claimReward.path, what: 'claims of one reward' },
    (id) => ({ kind: 'promotion', id }),
  );

/** How many rewards each member of the benchmark can claim at once. */
const AT_ONCE = 3;

/** A reward that was claimed makes room for the next one, so that there are always so many. */
const keepAwards = ({ url, context }: CallPlace): Promise<void> =>
  asOwner(url, async (database) => {
    const ids = receiversOf(context).map(({ memberId }) => memberId);
    await sql`create function bench_again() returns trigger language plpgsql as $$ begin
      insert into mission_award (merchant_id, member_id, set_id, mission_id, window_from, metric, time_window, target,
          bonus_title, amount_minor, budgeted, claim_until, points)
        values (new.merchant_id, new.member_id, new.set_id, gen_random_uuid(), '2000-01-01', 'rounds', 'once', 1,
          '{"en": "bench"}', 0, false, now() + interval '7 days', 100);
      delete from mission_award where merchant_id = new.merchant_id and id = new.id;
      return null; end $$`.execute(database);
    await sql`create trigger bench_again after update on mission_award for each row
      when (new.state = 'CLAIMED' and new.mission_id like '%-%-%-%-%') execute function bench_again()`.execute(
      database,
    );
    await sql`insert into mission_award (merchant_id, member_id, set_id, mission_id, window_from, metric, time_window, target,
        bonus_title, amount_minor, budgeted, claim_until, points)
      select ${context.merchantId}, id, ${LOTTERY_SET}, gen_random_uuid(), '2000-01-01', 'rounds', 'once', 1, '{"en": "bench"}', 0,
          false, now() + interval '7 days', 100
        from unnest(${ids}::bigint[]) id cross join generate_series(1, ${AT_ONCE}::int)`.execute(
      database,
    );
    // Countries are found at the first look of a new member: these have looked before.
    await sql`update member_country set due = false where merchant_id = ${context.merchantId}
      and member_id = any (${ids}::bigint[])`.execute(database);
  });

/** A member claims everything that there is: looked for by one function of the database, and claimed by the other. */
export const claimAllRewardsCall = async (place: CallPlace): Promise<MoreCall> => {
  const { url, context, merchant } = place;
  const people = receiversOf(context);
  const first = people[0]?.memberId ?? 0;
  await keepAwards(place);
  await asOwner(url, (database) => sql`create sequence bench_all`.execute(database));
  const { currency, withdrawals } = merchant.config;
  const from = `(select member_id as member, jsonb_build_object('award', id, 'ownSet', '${LOTTERY_SET}',
  'times', ${withdrawals.turnover.bonusTimes}, 'days', ${withdrawals.bonusDays}, 'currency', '${currency}') as given
  from mission_award where merchant_id = ${context.merchantId} and member_id = ${first} + :n::bigint % ${people.length}
    and state = 'CLAIMABLE') a`;
  // One after the other: two at once at the same member would wait for each other.
  const script = `select nextval('bench_all') as n \\gset
select count(*) from claimable_rewards(${context.merchantId}, array[${first} + :n::bigint % ${people.length}],
  ${jsonText(rankGiving(merchant) ?? 'null')});
${askAll(context.merchantId, 'claimMission', from)}`;
  return {
    ...callOf(
      claimAllRewards.path,
      script,
      inTurn(people, () => ({})),
    ),
    name: 'claimAllRewards',
    what: `claims of all ${AT_ONCE} rewards`,
    done: `select count(*)::int / ${AT_ONCE} as count from transfer_key where scope = 'points'`,
  };
};

/** Bonuses in line: of the way over HTTP the first half of the members has them, of pgbench the second one. */
const queueBonuses = async (
  { url, context }: CallPlace,
  way: Way,
  count: number,
): Promise<number[]> => {
  const { merchantId, currency } = context;
  const people = way === 'http' ? giversOf(context) : receiversOf(context);
  const first = people[0]?.memberId ?? 0;
  return asOwner(url, async (database) => {
    const { rows } = await sql<{ id: number }>`
      insert into bonus (merchant_id, member_id, grant_key, title, currency, amount_minor, status, required_minor)
        select ${merchantId}, ${first}::bigint + n % ${people.length}, gen_random_uuid(), '{"en": "bench"}', ${currency},
            ${BROUGHT_MINOR}, 'WAITING', 1000
          from generate_series(1, ${count}::int) n order by n returning id`.execute(database);
    await sql`select count(activate_next_bonus(${merchantId}, id, 30))
      from unnest(${people.map(({ memberId }) => memberId)}::bigint[]) id`.execute(database);
    return rows.map(({ id }) => id).toSorted((a, b) => a - b);
  });
};

/** A member gives the active bonus up; the next one begins. */
export const forfeitBonusCall = async (place: CallPlace): Promise<MoreCall> => {
  const { url, context, merchant } = place;
  const { merchantId } = context;
  const [givers, receivers] = [giversOf(context), receiversOf(context)];
  await asOwner(url, async (database) => {
    await sql`create sequence bench_forfeit`.execute(database);
    await sql`create table bench_bonus (n bigint primary key, id bigint not null)`.execute(
      database,
    );
  });
  let ids: number[] = [];
  let sent = 0;
  const next = () => {
    sent += 1;
    const { token, address } = givers[sent % givers.length] ?? { token: '', address: '' };
    return { token, address, body: { requestId: randomUUID(), id: ids[sent - 1] ?? 1 } };
  };
  const script = `with turn as (select nextval('bench_forfeit') as n),
whose as (select ${receivers[0]?.memberId ?? 0} + turn.n % ${receivers.length} as member,
  jsonb_build_object('bonus', b.id, 'days', ${merchant.config.withdrawals.bonusDays}) as given
  from turn join bench_bonus b on b.n = turn.n)
${askOnce(merchantId, 'forfeitBonus', { from: 'whose' })}`;
  return {
    ...callOf(forfeitBonus.path, script, next),
    name: 'forfeitBonus',
    what: 'bonuses given up',
    done: `select count(*)::int as count from transfer where kind = 'bonus_forfeited'`,
    prepare: async (calls) => {
      ids = await queueBonuses(place, 'http', calls);
      const own = await queueBonuses(place, 'own', calls);
      sent = 0;
      await asOwner(url, async (database) => {
        await sql`truncate bench_bonus`.execute(database);
        await sql`insert into bench_bonus select place, id
          from unnest(${own}::bigint[]) with ordinality as b (id, place)`.execute(database);
        await sql`select setval('bench_forfeit', 1, false)`.execute(database);
      });
    },
  };
};
