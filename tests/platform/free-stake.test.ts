import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#catalogue/catalogue.ts';
import { sql } from '#platform/base/database/sql.ts';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import { grantFreeStake } from '#platform/money/bonuses/grant-free-stake.ts';
import { verifyAge } from '#platform/people/protection/verify-age.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { readStakeableMinor } from '#platform/play/vendors/stakeable.ts';
import { findUnsoundBooks, giveMoney, type OpenedMember } from '../support/members.ts';
import { readAccounts } from '../support/money.ts';
import { inProof } from '../support/proof.ts';
import { type PromotionFixture, startPromotionFixture } from '../support/promotions.ts';

let here: PromotionFixture;
let count = 0;

const [named, second, other] = catalogue
  .filter(({ gameType }) => gameType === 'LIVE')
  .slice(0, 3)
  .map(({ gameCode, nodeId }) => ({ gameCode, nodeId })) as [Game, Game, Game];

interface Game {
  gameCode: string;
  nodeId: number;
}

beforeAll(async () => {
  here = await startPromotionFixture();
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const grown = async () => here.newMember(0, { birthday: '1990-01-01' });

const give = (member: OpenedMember, more: object = {}) =>
  here.platform.database.transaction().execute((tx) =>
    grantFreeStake(tx, here.merchant, {
      memberId: member.memberId,
      amountMinor: 500,
      key: `free ${member.memberId}`,
      title: { en: 'Free' },
      games: [named.gameCode, second.gameCode],
      turnover: 1,
      mostMinor: 2000,
      ...more,
    }),
  );

const payIn = (member: OpenedMember, amountMinor: number) =>
  here.platform.database
    .transaction()
    .execute((tx) =>
      giveMoney(tx, { ...member, currency: 'USD' }, amountMinor, `in ${member.memberId}`),
    );

const nameOf = (member: OpenedMember, transactionId: string) => ({
  memberId: member.memberId,
  vendorCode: 'SPURFIELD',
  transactionId,
});

const place = async (member: OpenedMember, stakeMinor: number, { nodeId }: Game = named) => {
  count += 1;
  const name = nameOf(member, `free-${count}`);
  const { database } = here.platform;
  const placed = await placeBet(database, here.merchant, {
    ...name,
    gameType: 'LIVE',
    stakeMinor,
    nodeId,
  });
  return placed.ok ? name : placed.code;
};

const play = async (member: OpenedMember, stakeMinor: number, payoutMinor: number, game?: Game) => {
  const name = await place(member, stakeMinor, game);
  if (typeof name === 'string') return name;
  const settled = await settleBet(here.platform.database, here.merchant, { ...name, payoutMinor });
  return settled.ok ? name : settled.code;
};

const moneyOf = async ({ memberId }: OpenedMember) => {
  const { cash, bonus } = await readAccounts(here.platform.database, here.merchant, memberId);
  return [cash, bonus];
};

const bonusOf = async ({ memberId }: OpenedMember) => {
  const { rows } = await sql<{ status: string; done: number; cash: number; above: number }>`
    select status, done_minor as done, converted_minor as cash, above_minor as above
      from bonus where member_id = ${memberId} and merchant_id = ${here.merchant.id}
      order by id limit 1`.execute(here.platform.database);
  return rows[0];
};

const stakeable = (member: OpenedMember, { nodeId }: Game) =>
  here.platform.database
    .transaction()
    .execute((tx) =>
      readStakeableMinor(tx, here.merchant, { ...member, type: 0, vendorCode: 'X', nodeId }),
    );

test('only its games take it, before the cash; what it won becomes cash when it is turned over', async () => {
  const member = await grown();
  await payIn(member, 1000);
  expect(await give(member)).toMatchObject({ ok: true, status: 'ACTIVE', replay: false });
  expect(await give(member)).toMatchObject({ ok: true, replay: true });
  expect([await stakeable(member, named), await stakeable(member, other)]).toEqual([1500, 1000]);

  expect(await place(member, 1001, other)).toBe('insufficient_funds');
  await play(member, 100, 0, other);
  expect(await moneyOf(member)).toEqual([900, 500]);
  expect(await bonusOf(member)).toMatchObject({ status: 'ACTIVE', done: 0 });

  await play(member, 200, 600);
  expect(await moneyOf(member)).toEqual([900, 900]);
  await play(member, 300, 0, second);

  expect(await bonusOf(member)).toEqual({ status: 'COMPLETED', done: 500, cash: 600, above: 0 });
  expect(await moneyOf(member)).toEqual([1500, 0]);
});

test('what is above the most stays with the house, also of bets that end later or are taken back', async () => {
  const member = await grown();
  await give(member);
  const open = await place(member, 100);
  const won = await play(member, 400, 3000);
  expect(await bonusOf(member)).toMatchObject({ status: 'ACTIVE', done: 400 });
  await play(member, 100, 0);
  expect(await bonusOf(member)).toEqual({ status: 'COMPLETED', done: 500, cash: 2000, above: 900 });

  if (typeof open === 'string' || typeof won === 'string') throw new Error('refused');
  await settleBet(here.platform.database, here.merchant, { ...open, payoutMinor: 700 });
  expect(await moneyOf(member)).toEqual([2000, 0]);
  expect(await bonusOf(member)).toMatchObject({ cash: 2000, above: 1600 });
  await voidBet(here.platform.database, here.merchant, won);

  expect(await bonusOf(member)).toMatchObject({ cash: 1000, above: 0 });
  expect(await moneyOf(member)).toEqual([1000, 0]);
});

test('it waits for the bonus before it, and then is bound; trial accounts and unknown games get none', async () => {
  const [member, trial] = [await grown(), await here.newMember(4)];
  await here.platform.database.transaction().execute((tx) =>
    grantBonus(tx, here.merchant, {
      memberId: member.memberId,
      amountMinor: 100,
      key: `first ${member.memberId}`,
      title: { en: 'First' },
      turnover: 1,
    }),
  );
  expect(await give(member)).toMatchObject({ ok: true, status: 'WAITING' });
  await play(member, 100, 0, other);
  expect(await moneyOf(member)).toEqual([0, 500]);
  expect(await place(member, 1, other)).toBe('insufficient_funds');
  expect(await place(member, 500)).toMatchObject({});

  expect(await give(trial)).toEqual({ ok: false, code: 'trial_account' });
  const games = { games: ['no-such-game'], key: 'none' };
  expect(await give(await grown(), games)).toEqual({ ok: false, code: 'games_unknown' });
});

test('who joins the promotion and proves who they are claims it once, bound to the named games', async () => {
  const member = await grown();
  expect(await here.join(member, 'free')).toMatchObject({ ok: true });
  expect(await here.claim(member, 'free')).toMatchObject({ refusal: 'promotion_not_earned' });
  await verifyAge(here.platform.database, here.merchant, member.username, 'passport', 'tests');

  const claims = await Promise.all(Array.from({ length: 64 }, () => here.claim(member, 'free')));

  expect(claims.every(({ ok }) => ok)).toBe(true);
  expect(await here.bonuses(member)).toEqual([['The free', 300, 600, 'ACTIVE']]);
  expect(await place(member, 300, other)).toBe('insufficient_funds');
  expect(await place(member, 300)).toMatchObject({ memberId: member.memberId });
});

test('64 stakes at once never take more than there is', async () => {
  const member = await grown();
  await give(member);
  const placed = await Promise.all(Array.from({ length: 64 }, () => place(member, 50)));
  expect(placed.filter((name) => typeof name !== 'string')).toHaveLength(10);
  expect(await moneyOf(member)).toEqual([0, 0]);
});

const event = fc.record({
  what: fc.constantFrom('place', 'settle', 'void', 'elsewhere'),
  pick: fc.nat(9),
  stake: fc.integer({ min: 1, max: 400 }),
  times: fc.constantFrom(0, 0, 1, 2, 9),
});

test('whatever is staked, ends and is taken back in whatever order: no more than the most becomes cash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 24 }), async (events) => {
      const member = await grown();
      await give(member, { turnover: 2 });
      const { database } = here.platform;
      const bets: { name: ReturnType<typeof nameOf>; stake: number }[] = [];
      for (const { what, pick, stake, times } of events) {
        const bet = bets[pick % Math.max(1, bets.length)];
        const isActive = (await bonusOf(member))?.status === 'ACTIVE';
        if (what === 'elsewhere' && isActive) {
          const [cash = 0] = await moneyOf(member);
          expect(await place(member, cash + 1, other)).toBe('insufficient_funds');
        } else if (what === 'place' && isActive) {
          const name = await place(member, stake);
          if (typeof name !== 'string') bets.push({ name, stake });
        } else if (what === 'settle' && bet)
          await settleBet(database, here.merchant, { ...bet.name, payoutMinor: bet.stake * times });
        else if (what === 'void' && bet) await voidBet(database, here.merchant, bet.name);
        const [cash = 0, bonus = 0] = await moneyOf(member);
        const state = await bonusOf(member);
        expect(cash).toBeLessThanOrEqual(2000);
        expect(state?.cash ?? 0).toBeLessThanOrEqual(2000);
        if (state?.status !== 'ACTIVE') expect(bonus).toBe(0);
      }
    }),
    { numRuns: inProof(12, 100) },
  );
}, 120_000);
