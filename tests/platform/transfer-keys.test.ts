import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { transferKeysJob } from '#platform/base/ledger/sweep-transfer-keys.ts';
import { withClient } from '../support/database-template.ts';
import { STAKE, useVendorFixture } from '../support/vendor-fixture.ts';

/*
 * The window of idempotency (note 116): keys of payouts and rollbacks of bets are kept for 93 days, all other
 * keys for good. What a vendor repeats later is answered by the bet's own row.
 */
const world = useVendorFixture();

const ask = (text: string): Promise<Record<string, unknown>[]> =>
  withClient(world.fixture.platform.databaseUrl, async (client) => (await client.query(text)).rows);

const keys = () =>
  ask(`select scope, count(*)::int as keys from transfer_key
    where scope in ('bet', 'reverses') group by 1 order by 1`);

/** All but those of bets, of what was there when time passed: jobs of the platform write others meanwhile. */
const oldOthers = () =>
  ask(`select count(*)::int as keys from transfer_key
    where scope <> 'bet' and created_at < now() - interval '90 days'`);

const age = (by: string) =>
  ask(`update transfer_key set created_at = created_at - interval '${by}'`);

const sweep = () =>
  transferKeysJob.run({ database: world.fixture.platform.database } as Parameters<
    typeof transferKeysJob.run
  >[0]);

test('a bet, its payout and its rollback that are repeated after the window move nothing, and are answered as within it', async () => {
  const { member, play } = await world.newPlayer({ cashMinor: 100 * STAKE });
  const [settled, voided, round] = [randomUUID(), randomUUID(), randomUUID()];
  const bets = [
    { transactionId: settled, roundId: settled },
    { transactionId: voided, roundId: voided },
    { transactionId: round, roundId: round, payoutMinor: 2 * STAKE },
  ];
  const send = async () => [
    ...(await Promise.all(bets.map((bet) => world.vendor.bet(play, bet)))),
    await world.vendor.win(play, settled, 3 * STAKE),
    await world.vendor.rollback(play, voided),
    await world.vendor.rollback(play, round),
  ];
  const first = await send();
  const within = await send();
  const money = await world.accounts(member.memberId);
  const kept = await keys();
  await age('92 days');
  const others = await oldOthers();
  await sweep();
  const still = await keys();

  await age('2 days');
  await sweep();
  const after = await send();

  expect(first.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true]);
  // A payout and two rollbacks; stakes have none, because a bet is its own.
  expect(kept).toEqual([
    { scope: 'bet', keys: 3 },
    { scope: 'reverses', keys: 2 },
  ]);
  expect(still).toEqual(kept);
  expect(after).toEqual(within);
  expect(await world.accounts(member.memberId)).toEqual(money);
  expect(await keys()).toEqual([{ scope: 'reverses', keys: 2 }]);
  expect(others[0]?.['keys']).toBeGreaterThan(2);
  expect(await oldOthers()).toEqual(others);
});

test('two payouts of one bet at one moment pay once, without any key of it', async () => {
  const { member, play } = await world.newPlayer({ cashMinor: 10 * STAKE });
  const transactionId = randomUUID();
  await world.vendor.bet(play, { transactionId, roundId: transactionId });

  const wins = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(() => world.vendor.win(play, transactionId, 2 * STAKE)),
  );

  expect(wins.every(({ ok }) => ok)).toBe(true);
  expect(await world.accounts(member.memberId)).toMatchObject({ cash: 11 * STAKE });
});
