import { afterAll, beforeAll, expect, test } from 'vitest';
import { bonusDetails } from '#api/bonuses.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { sql } from '#platform/base/database/sql.ts';
import { expireBonuses } from '#platform/money/bonuses/expire-bonuses.ts';
import { expirePromotionEntries } from '#platform/money/promotions/expire-promotion-entries.ts';
import { forecastPromotion } from '#platform/money/promotions/forecast-promotion.ts';
import { verifyAge } from '#platform/people/protection/verify-age.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { readAccounts } from '../support/money.ts';
import { type PromotionFixture, startPromotionFixture } from '../support/promotions.ts';

let here: PromotionFixture;
let count = 0;

const gamesOf = (type: string) => catalogue.filter(({ gameType }) => gameType === type);
const [first, second, third] = gamesOf('LIVE');
const [slot] = gamesOf('RNG');
if (!first || !second || !third || !slot) throw new Error('the catalogue has no games');

beforeAll(async () => {
  here = await startPromotionFixture();
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const grown = () => here.newMember(0, { birthday: '1990-01-01' });

const place = async (
  { memberId }: OpenedMember,
  stakeMinor: number,
  { gameType, nodeId }: Pick<typeof first, 'gameType' | 'nodeId'>,
) => {
  count += 1;
  const name = { memberId, vendorCode: 'TESTER', transactionId: `trigger ${count}` };
  const bet = { ...name, gameType, nodeId, stakeMinor };
  const placed = await placeBet(here.platform.database, here.merchant, bet);
  return placed.ok ? name : placed.code;
};

const bonusMoney = async ({ memberId }: OpenedMember) =>
  (await readAccounts(here.platform.database, here.merchant, memberId)).bonus;

/** Puts the two named games of the promotion out of the brand, or back. */
const hide = (hidden: boolean, ...games: { nodeId: number }[]) =>
  here.platform.database
    .insertInto('merchantGame')
    .values(games.map(({ nodeId }) => ({ merchantId: here.merchant.id, nodeId, hidden })))
    .onConflict((conflict) => conflict.columns(['merchantId', 'nodeId']).doUpdateSet({ hidden }))
    .execute();

const boundOf = async (member: OpenedMember) => {
  const answer = await here.platform.call(member, bonusDetails, { language: 'en' });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.list[0]?.bound;
};

test('the second deposit that counts brings it, and 64 claims at once grant it once', async () => {
  const member = await grown();
  await here.join(member, 'second-free');

  await here.payIn(member);
  await here.payIn(member, 3000);
  expect(await here.status(member, 'second-free')).toBe('joined');
  await here.payIn(member);
  expect(await here.standing(member, 'second-free')).toMatchObject({
    status: 'claim',
    amountMinor: 300,
  });
  const all = await Promise.all(
    Array.from({ length: 64 }, () => here.claim(member, 'second-free')),
  );

  expect(all.every(({ ok }) => ok)).toBe(true);
  expect(await here.bonuses(member)).toEqual([['The second-free', 300, 600, 'ACTIVE']]);
  const late = await grown();
  await here.payIn(late);
  await here.payIn(late);
  expect(await here.status(late, 'second-free')).toBe('closed: condition');
});

test('the next deposit after joining brings it, whichever it is; proving who one is does not', async () => {
  const member = await grown();
  await here.payIn(member);
  await here.join(member, 'next-free');
  await verifyAge(here.platform.database, here.merchant, member.username, 'passport', 'tests');
  await here.payIn(member, 3000);
  expect(await here.claim(member, 'next-free')).toMatchObject({ refusal: 'promotion_not_earned' });

  const deposit = await here.payIn(member);
  expect(await here.status(member, 'next-free')).toBe('claim');
  await here.claim(member, 'next-free');
  await here.refund(deposit);

  expect(await here.status(member, 'next-free')).toBe('rejected');
  expect(await here.bonuses(member)).toEqual([['The next-free', 300, 600, 'FORFEITED']]);
  expect(await bonusMoney(member)).toBe(0);
});

test('a forecast replays each condition', async () => {
  const costs = async () => {
    const ids = ['free', 'second-free', 'next-free'];
    const all = await Promise.all(
      ids.map((id) => forecastPromotion(here.platform.database, here.merchant, id, 30)),
    );
    return all.map((each) => each?.costMinor ?? 0);
  };
  const before = await costs();
  const [proved, once, often] = [await grown(), await grown(), await grown()];
  await verifyAge(here.platform.database, here.merchant, proved.username, 'passport', 'tests');
  await here.payIn(once);
  await here.payIn(once, 3000);
  for (let deposit = 0; deposit < 3; deposit += 1) await here.payIn(often);

  const after = await costs();

  expect(after.map((cost, at) => cost - (before[at] ?? 0))).toEqual([300, 300, 600]);
});

test('a free stake for a category is used on all its games, and on no other', async () => {
  const member = await grown();
  await here.join(member, 'slots-free');
  await verifyAge(here.platform.database, here.merchant, member.username, 'passport', 'tests');
  await here.claim(member, 'slots-free');

  expect(await boundOf(member)).toEqual({ games: [], categories: ['RNG'], mostMinor: 2000 });
  expect(await place(member, 100, first)).toBe('insufficient_funds');
  const name = await place(member, 100, slot);
  if (typeof name === 'string') throw new Error(name);
  expect(await bonusMoney(member)).toBe(200);
  // Taken back twice, it comes back once.
  for (let time = 0; time < 2; time += 1)
    await voidBet(here.platform.database, here.merchant, name);
  expect(await bonusMoney(member)).toBe(300);
  const won = await place(member, 300, slot);
  if (typeof won === 'string') throw new Error(won);
  await settleBet(here.platform.database, here.merchant, { ...won, payoutMinor: 900 });
  expect(await bonusMoney(member)).toBe(900);
});

test('a trial account takes no part, nor does who has a break; who earned it keeps it', async () => {
  const [trial, member] = [await here.newMember(4), await grown()];
  expect(await here.join(trial, 'next-free')).toMatchObject({ ok: false });
  await here.join(member, 'next-free');
  await here.payIn(member);
  await sql`insert into protection_choice (merchant_id, member_id, cool_off_until)
    values (${here.merchant.id}, ${member.memberId}, now() + interval '30 days')`.execute(
    here.platform.database,
  );
  await here.makeLate(member);
  await expirePromotionEntries(here.platform.database);

  expect(await here.join(member, 'second-free')).toMatchObject({ refusal: 'cooling_off' });
  expect(await here.claim(member, 'next-free')).toMatchObject({ ok: true });
  expect(await place(member, 100, first)).toBe('cooling_off');
  expect(await bonusMoney(member)).toBe(300);
});

test('one whose days are over goes back to the house, and one that nobody earned to the budget', async () => {
  const [member, idle] = [await grown(), await grown()];
  await here.join(member, 'next-free');
  await here.payIn(member);
  await here.claim(member, 'next-free');
  const before = await here.committed('next-free');
  await here.join(idle, 'next-free');
  await sql`update bonus set expires_at = now() - interval '1 s'
    where member_id = ${member.memberId}`.execute(here.platform.database);
  await here.makeLate(idle);

  await expireBonuses(here.platform.database, [here.merchant]);
  await expirePromotionEntries(here.platform.database);

  expect(await here.bonuses(member)).toEqual([['The next-free', 300, 600, 'EXPIRED']]);
  expect(await bonusMoney(member)).toBe(0);
  expect(await here.status(idle, 'next-free')).toBe('closed: expired');
  expect(await here.committed('next-free')).toEqual(before);
});

test('a game that is withdrawn after the grant takes it along no further; without any it waits to be claimed', async () => {
  const [member, waiting] = [await grown(), await grown()];
  for (const each of [member, waiting]) {
    await here.join(each, 'next-free');
    await here.payIn(each);
  }
  await here.claim(member, 'next-free');
  expect((await boundOf(member))?.games).toHaveLength(2);

  await hide(true, first);
  expect((await boundOf(member))?.games.map(({ nodeId }) => nodeId)).toEqual([second.nodeId]);
  expect(await place(member, 100, second)).toMatchObject({ memberId: member.memberId });
  await hide(true, second);
  expect(await here.claim(waiting, 'next-free')).toMatchObject({
    refusal: 'free_stake_unplayable',
  });
  expect(await here.status(waiting, 'next-free')).toBe('claim');

  await hide(false, first, second);
  expect(await here.claim(waiting, 'next-free')).toMatchObject({ ok: true });
  // Of a brand’s game that the grant does not name, as of another brand’s, it pays nothing.
  const whole = await readAccounts(here.platform.database, here.merchant, waiting.memberId);
  expect(await place(waiting, whole.cash + 1, third)).toBe('insufficient_funds');
  expect(await place(waiting, whole.cash + 1, { ...first, nodeId: 2_000_000_000 })).toBe(
    'insufficient_funds',
  );
});
