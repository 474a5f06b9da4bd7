import { afterAll, beforeAll, expect, test } from 'vitest';
import { configuredBeacon } from '#beacon/configured-beacon.ts';
import { sql } from '#platform/base/database/sql.ts';
import { closeRaffles } from '#platform/money/raffles/close-raffles.ts';
import { openRaffles } from '#platform/money/raffles/open-raffles.ts';
import { runRaces } from '#platform/money/races/run-races.ts';
import { racesFollower } from '#platform/play/contests/races-follower.ts';
import {
  type ContestFixture,
  contestMerchant,
  race,
  startContestFixture,
} from '../support/contests.ts';
import { withClient } from '../support/database-template.ts';
import { followUntilNow } from '../support/follow-until-now.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { rafflePromotion } from '../support/raffles.ts';

/* A brand of many members asks for countries for the first time. */

const CROWD = 2500;
/** What one transaction finds at most. */
const BATCH = 1000;

let here: ContestFixture;

beforeAll(async () => {
  const audience = { countries: ['SE'] };
  const { mechanic } = rafflePromotion('any', { source: 'deposits' });
  if (!mechanic) throw new Error('a raffle has a mechanic');
  const list: Parameters<typeof contestMerchant>[1] = {
    north: [race(), { audience }],
    list: [mechanic, { audience, endsAt: '2099-01-01T00:00:00Z' }],
  };
  here = await startContestFixture([contestMerchant('alpha', list)]);
  await runRaces(here.database);
  await openRaffles(here.database);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const log = { error: (facts: unknown) => void Promise.reject(new Error(JSON.stringify(facts))) };

const newMember = (username: string, nationality: string): Promise<OpenedMember> =>
  openMember(here.platform, 'alpha', {
    username,
    cashMinor: 10_000_000,
    profile: { nationality },
  });

const asOwner = (statement: string): Promise<unknown> =>
  withClient(here.platform.databaseUrl, (client) => client.query(statement));

/** Everybody is due to be looked at, as before the brand asked. */
const forget = () =>
  sql`update member_country set country = null, due = true`.execute(here.database);

const joinCrowd = ({ merchantId }: OpenedMember): Promise<unknown> =>
  sql`insert into member (merchant_id, username, nickname, type, language, registered_ip, profile)
    select ${merchantId}, 'crowd' || n, 'crowd' || n, 0, 'en', '127.0.0.1', '{"nationality": "SE"}'
      from generate_series(1, ${CROWD}::int) n`.execute(here.database);

/** How many members each transaction has written, of those whose country is known. */
const transactions = async (): Promise<number[]> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from member_country
    where not due group by xmin::text order by 1`.execute(here.database);
  return rows.map(({ count }) => count);
};

const countDue = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from member_country where due`.execute(here.database);
  return rows[0]?.count ?? 0;
};

const inRace = async ({ memberId }: OpenedMember): Promise<boolean> => {
  const { rows } = await sql`select from race_score where member_id = ${memberId}`.execute(
    here.database,
  );
  return rows.length > 0;
};

test('their countries are found in steps, each a transaction; nobody is judged before, and many processes do it once', async () => {
  const first = await newMember('first', 'SE');
  await joinCrowd(first);
  const [last, foreign] = [await newMember('last', 'SE'), await newMember('foreign', 'DE')];
  for (const member of [first, last, foreign]) await here.play(member);
  expect(await countDue()).toBeGreaterThan(CROWD);

  await Promise.all(
    Array.from({ length: 8 }, () =>
      followUntilNow({ database: here.database, log }, [racesFollower]),
    ),
  );

  expect(await countDue()).toBe(0);
  const written = await transactions();
  expect(written.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...written)).toBeLessThanOrEqual(BATCH);
  expect(await Promise.all([first, last, foreign].map(inRace))).toEqual([true, true, false]);
});

test('whose country is not yet known is let in by their own look, and by nobody’s guess', async () => {
  const [swede, german] = [await newMember('swede', 'SE'), await newMember('german', 'DE')];
  await forget();
  const before = await countDue();

  expect(await here.standing(swede, 'north')).not.toMatchObject({ reason: 'audience' });
  expect(await here.standing(german, 'north')).toMatchObject({ reason: 'audience' });

  // Only their own was looked up for it.
  expect(await countDue()).toBe(before - 2);
});

test('what was found before a step fails is kept, and the next look goes on from there', async () => {
  await forget();
  const all = await countDue();
  await asOwner(`create function refuse_last() returns trigger language plpgsql as $$ begin
    if (select count(*) from member_country where not due) > ${BATCH} then
      raise exception 'the second step fails'; end if; return null; end $$;
    create trigger refuse_last after update on member_country
      for each statement execute function refuse_last()`);

  await expect(followUntilNow({ database: here.database, log }, [racesFollower])).rejects.toThrow(
    'the second step fails',
  );

  expect(await countDue()).toBe(all - BATCH);
  await asOwner('drop trigger refuse_last on member_country');
  await followUntilNow({ database: here.database, log }, [racesFollower]);
  expect(await countDue()).toBe(0);
});

test('a raffle is closed after all countries are found, with a value that lies ahead of its list', async () => {
  await forget();
  await sql`update raffle set starts_at = now() - interval '3 hours',
    ends_at = now() - interval '2 hours', closes_at = now() - interval '1 hour'`.execute(
    here.database,
  );
  let dueWhenAsked = -1;
  const beacon = configuredBeacon();
  const watching: typeof beacon = {
    ...beacon,
    roundAfter: async (at) => {
      dueWhenAsked = await countDue();
      return beacon.roundAfter(at);
    },
  };

  await closeRaffles({ database: here.database, log }, watching);

  expect(dueWhenAsked).toBe(0);
  expect(Math.max(...(await transactions()))).toBeLessThanOrEqual(BATCH);
  const { rows } = await sql`select state from raffle`.execute(here.database);
  expect(rows).toEqual([{ state: 'CLOSED' }]);
});
