import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#platform/base/database/connect.ts';
import { withoutSubqueries } from '../../scripts/citus/distribute.ts';
import { readSchema } from '../../scripts/citus/read-schema.ts';
import { rewriteFunctions } from '../../scripts/citus/rewrites.ts';
import { readTraces } from '../support/bet-traces.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { openPlayer, openSlot, startPlayFixture } from '../support/play-fixture.ts';
import { vendorOf } from '../support/vendor-player.ts';

/*
 * What an engine takes only in another form has to do the same. Here PostgreSQL itself runs both forms, one
 * after the other, in two databases.
 */
const STAKE = openSlot.minimumStakeUnits * 100;

let ours: Awaited<ReturnType<typeof startPlayFixture>>;
let theirs: Awaited<ReturnType<typeof startPlayFixture>>;

beforeAll(async () => {
  const start = () => startPlayFixture({ payments: { walletMode: 'transfer' } }, { jobs: false });
  [ours, theirs] = await Promise.all([start(), start()]);
  const owner = await connect(theirs.platform.databaseUrl, { connections: 1 });
  for (const statement of rewriteFunctions().statements.values()) await owner.pool.query(statement);
  await owner.close();
});

afterAll(async () => {
  await Promise.all([ours.platform.close(), theirs.platform.close()]);
});

const play = async ({ platform, merchant }: typeof ours) => {
  const player = await openPlayer(platform, merchant, { cashMinor: 20 * STAKE });
  const vendor = vendorOf(platform, STAKE);
  const bet = (name: string, more: object = {}) =>
    vendor.bet(player.play, {
      transactionId: name,
      roundId: name,
      stakeMinor: STAKE,
      pick: 'a pick',
      ...more,
    });
  const answers = [
    await bet('lost', { payoutMinor: 0 }),
    await bet('won', { payoutMinor: 3 * STAKE }),
    await bet('even', { payoutMinor: STAKE }),
    await bet('won', { payoutMinor: 3 * STAKE }),
    await bet('open'),
    await vendor.win(player.play, 'open', 2 * STAKE),
    await bet('taken back'),
    await vendor.rollback(player.play, 'taken back'),
    await bet('too much', { stakeMinor: 100 * STAKE, payoutMinor: 0 }),
  ];
  const traces = await readTraces(platform.database, player.member.memberId);
  const text = JSON.stringify({ answers, traces }).replaceAll(
    /"(betId|transferId)":"?\d+"?/g,
    '"$1":0',
  );
  return {
    found: JSON.parse(text) as { traces: { bets: unknown[] } },
    books: await findUnsoundBooks(platform.database),
  };
};

test('functions in the other form answer the same and leave the same rows behind', async () => {
  const [usual, other] = await Promise.all([play(ours), play(theirs)]);

  expect(other.found).toEqual(usual.found);
  const settled = ['lost', 'won', 'even', 'open'].map((transactionId) => ({
    transactionId,
    status: 'settled',
  }));
  expect(usual.found.traces.bets).toMatchObject(settled);
  expect(other.books).toEqual({ unbalanced: [], wrong: [] });
});

test('a policy in the other form asks the same, without a subquery', async () => {
  const owner = await connect(ours.platform.databaseUrl, { connections: 1 });
  const { policies } = await readSchema(owner.pool).finally(owner.close);
  const forms = new Set(
    policies.map(({ definition, table }) => withoutSubqueries(definition).replace(table, 'x')),
  );

  const condition = '(shows_all_brands() OR (merchant_id = shown_brand()))';
  expect([...forms]).toEqual([
    `create policy one_brand on x using (${condition}) with check (${condition})`,
  ]);
});

test('each place that is rewritten is there, and is told with what the engine says of it', () => {
  const { places, statements } = rewriteFunctions();

  expect(places.map(({ functions }) => functions.length > 0)).toEqual(places.map(() => true));
  expect([...statements.keys()]).toEqual(
    expect.arrayContaining(['write-transfer', 'play-brand-bets']),
  );
});
