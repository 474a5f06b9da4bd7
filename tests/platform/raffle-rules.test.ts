import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { cardChannel } from '../support/deposits.ts';
import { withClient } from '../support/database-template.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { type RaffleFixture, rafflePromotion, startRaffleFixture } from '../support/raffles.ts';
import { recordStatements } from '../support/statements.ts';

let here: RaffleFixture;

beforeAll(async () => {
  here = await startRaffleFixture([
    buildMerchant(
      'alpha',
      { payments: { channels: [cardChannel] } },
      {
        promotions: [
          rafflePromotion('family', { limits: { perHousehold: 1 } }),
          rafflePromotion('payers', { source: 'deposits', stepMinor: 5000, mostTickets: 3 }),
        ],
      },
    ),
  ]);
  await here.look();
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

test('of one household one member claims what was won, however often both ask', async () => {
  const family = [await here.newMember(), await here.newMember()] as const;
  for (const { memberId } of family)
    await sql`update member set profile = '{"address": "7 Hill Road, Westby"}'
      where id = ${memberId}`.execute(here.database);
  for (const member of family) await here.play(member, 150);
  await here.draw('family');

  const claims = await Promise.all(
    Array.from({ length: 64 }, (_, at) =>
      here.claim(at % 2 === 0 ? family[0] : family[1], 'family'),
    ),
  );

  const said = (each: number) =>
    new Set(
      claims.flatMap((claim, at) =>
        at % 2 === each ? [claim.ok ? claim.value.status : claim.refusal] : [],
      ),
    );
  expect(new Set([[...said(0)].join(), [...said(1)].join()])).toEqual(
    new Set(['claimed', 'promotion_limit']),
  );
  const { rows } = await sql`select from bonus where member_id = any(${family.map(
    ({ memberId }) => memberId,
  )})`.execute(here.database);
  expect(rows).toHaveLength(1);
});

/** Puts so many settled deposits of some members into each of the last days. */
const payIn = (member: OpenedMember, count: number) =>
  sql`insert into deposit (merchant_id, member_id, reference, channel_id, provider, channel, currency,
      amount_minor, fee_minor, state, expires_at, ended_at, transfer_id)
    select ${member.merchantId}, ${member.memberId}, gen_random_uuid(), 'c', 'bank', '{}', 'USD', 5000, 0,
        'SETTLED', now(), now() - make_interval(mins => n),
        (select min(id) from transfer) from generate_series(1, ${count}::int) n`.execute(
    here.database,
  );

/** The indexes by which the statements that name deposits read them. */
const indexesOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const { statements } = await recordStatements(work);
  const plans = await withClient(here.platform.databaseUrl, async (client) => {
    const found: string[] = [];
    for (const { text, values } of statements.filter((each) =>
      /from deposit|join deposit/.test(each.text),
    )) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
      found.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return found;
  });
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on deposit');
  return plans.flatMap((plan) => plan.match(/deposit_\w+/g) ?? []);
};

test('deposits of a raffle are summed by an index over their time', async () => {
  const [one, other] = [await here.newMember(), await here.newMember()];
  await payIn(one, 5000);
  await payIn(other, 5000);
  await withClient(here.platform.databaseUrl, (client) => client.query('analyze deposit'));

  await indexesOf(() => here.show('payers', one));
  await here.endTime('payers');
  // With one brand the one over all brands is as good.
  expect(await indexesOf(() => here.look())).toContainEqual(
    expect.stringMatching(/^deposit_(?:settled|ended_over_all)$/),
  );
});
