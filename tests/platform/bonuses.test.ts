import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bonusDetails, forfeitBonus } from '#api/bonuses.ts';
import { turnover } from '#api/turnover.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { expireBonuses } from '#platform/money/bonuses/expire-bonuses.ts';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, playRound, readAccounts } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = buildMerchant('alpha', {
  categories: [
    { type: 'RNG', vendors: [] },
    { type: 'LIVE', vendors: [] },
  ],
});
let platform: TestPlatform;
let merchant: Merchant;
let people = 0;

beforeAll(async () => {
  // A bonus that the job ends at that moment is left to it by a test's own look.
  platform = await startTestPlatform([alpha, buildMerchant('beta')], { jobs: false });
  merchant = await openMerchant(platform.database, alpha);
});

afterAll(() => platform.close());

const newMember = (cashMinor = 0) => {
  people += 1;
  return openMember(platform, 'alpha', {
    username: `lucky${people}`,
    cashMinor,
    profile: { birthday: '1990-01-01' },
  });
};

const grant = ({ memberId }: { memberId: number }, amountMinor: number, key: string) =>
  platform.database.transaction().execute((tx) =>
    grantBonus(tx, merchant, {
      memberId,
      amountMinor,
      key: `${memberId} ${key}`,
      title: { en: `Gift ${key}`, my: 'လက်ဆောင်' },
    }),
  );

const play = ({ memberId }: OpenedMember, round: Parameters<typeof playRound>[3]) =>
  playRound(platform.database, merchant, memberId, round);

const accounts = ({ memberId }: OpenedMember) =>
  readAccounts(platform.database, merchant, memberId);

const list = async (member: OpenedMember, input: Parameters<typeof call>[1] = {}) => {
  const answer = await call(member, input);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value.list;
};

const call = (
  member: OpenedMember,
  input: {
    status?: 'ACTIVE' | 'WAITING' | 'FORFEITED';
    from?: string;
    to?: string;
    pageSize?: number;
    pageNo?: number;
    after?: string;
    language?: string;
  },
) => platform.call(member, bonusDetails, input);

const forfeit = (member: OpenedMember, id: number, requestId = randomUUID()) =>
  platform.call(member, forfeitBonus, { id, requestId });

test('a bonus goes to its own account and is to be staked ten times', async () => {
  const ana = await newMember();

  expect(await grant(ana, 500, 'one')).toMatchObject({ ok: true, status: 'ACTIVE', replay: false });

  expect(await accounts(ana)).toEqual({ cash: 0, bonus: 500, locked: 0 });
  expect(await list(ana)).toMatchObject([
    {
      title: 'Gift one',
      amountMinor: 500,
      status: 'ACTIVE',
      requiredMinor: 5_000,
      doneMinor: 0,
      convertedMinor: null,
      closedAt: null,
    },
  ]);
  expect(await platform.call(ana, turnover)).toMatchObject({
    value: { remainingMinor: 0, forfeitMinor: 500, items: [{ kind: 'bonus' }] },
  });
});

test('the same key grants once, and never something else', async () => {
  const ben = await newMember();
  const [first, ...others] = await Promise.all(
    Array.from({ length: 6 }, () => grant(ben, 500, 'one')),
  );

  expect(new Set([first, ...others].map((outcome) => outcome?.ok && outcome.id)).size).toBe(1);
  expect(await accounts(ben)).toEqual({ cash: 0, bonus: 500, locked: 0 });
  expect(await grant(ben, 600, 'one')).toEqual({ ok: false, code: 'grant_changed' });
  expect(await grant({ memberId: 999_999 }, 600, 'x')).toEqual({
    ok: false,
    code: 'member_unknown',
  });
  const trial = await openMember(platform, 'alpha', { username: 'triallist', type: 4 });
  expect(await grant(trial, 600, 'x')).toEqual({ ok: false, code: 'trial_account' });
});

test('categories count by their contribution, sports from the least odds on', async () => {
  const cleo = await newMember(100_000);
  await grant(cleo, 1_000, 'one');

  await play(cleo, { stakeMinor: 1_000, gameType: 'RNG' });
  await play(cleo, { stakeMinor: 1_000, gameType: 'LIVE' });
  await play(cleo, { stakeMinor: 1_000, gameType: 'PVP' });
  await play(cleo, { stakeMinor: 1_000, gameType: 'SPORTS', odds: 1.499 });
  await play(cleo, { stakeMinor: 1_000, gameType: 'ESPORTS', odds: 1.5 });

  expect(await list(cleo)).toMatchObject([{ doneMinor: 2_100 }]);
});

test('a completed bonus becomes cash, and the one that waits begins', async () => {
  const dan = await newMember(10_000);
  await grant(dan, 500, 'one');
  await grant(dan, 700, 'two');
  expect(await list(dan)).toMatchObject([{ status: 'WAITING', expiresAt: null }, {}]);
  expect(await accounts(dan)).toEqual({ cash: 10_000, bonus: 500, locked: 0 });

  await play(dan, { stakeMinor: 6_000 });

  expect(await accounts(dan)).toEqual({ cash: 4_500, bonus: 700, locked: 0 });
  expect(await list(dan)).toMatchObject([
    { title: 'Gift two', status: 'ACTIVE', doneMinor: 0 },
    { title: 'Gift one', status: 'COMPLETED', doneMinor: 5_000, convertedMinor: 500 },
  ]);
});

test('what was won with a bonus belongs to it until it is completed', async () => {
  const eve = await newMember();
  await grant(eve, 500, 'one');

  await play(eve, { stakeMinor: 500, payoutMinor: 2_000 });

  expect(await accounts(eve)).toEqual({ cash: 0, bonus: 2_000, locked: 0 });
  await play(eve, { stakeMinor: 2_000, payoutMinor: 6_000 });
  await play(eve, { stakeMinor: 2_500, payoutMinor: 2_500 });
  await play(eve, { stakeMinor: 2_500, payoutMinor: 5_000 });
  expect(await list(eve)).toMatchObject([{ status: 'COMPLETED', convertedMinor: 8_500 }]);
  expect(await accounts(eve)).toEqual({ cash: 8_500, bonus: 0, locked: 0 });
});

test('a bonus that is lost to the last cent is over', async () => {
  const fay = await newMember();
  await grant(fay, 500, 'one');
  const transactionId = await play(fay, { stakeMinor: 500 });

  expect(await list(fay)).toMatchObject([{ status: 'SPENT' }]);
  expect(await platform.call(fay, turnover)).toMatchObject({ value: { items: [] } });
  const name = { memberId: fay.memberId, vendorCode: 'TESTER', transactionId };
  await voidBet(platform.database, merchant, name);
  expect(await list(fay)).toMatchObject([{ status: 'ACTIVE', doneMinor: 0 }]);
  expect(await accounts(fay)).toEqual({ cash: 0, bonus: 500, locked: 0 });
});

test('giving up a bonus empties its account, frees the cash and keeps later wins of it', async () => {
  const gus = await newMember(300);
  await grant(gus, 500, 'one');
  await grant(gus, 100, 'two');
  const name = { memberId: gus.memberId, vendorCode: 'TESTER', transactionId: 'gus open' };
  await placeBet(platform.database, merchant, { ...name, gameType: 'RNG', stakeMinor: 400 });
  const [two, one] = await list(gus);
  const requestId = randomUUID();

  const given = await forfeit(gus, one?.id ?? 0, requestId);

  expect(given).toMatchObject({ value: { status: 'FORFEITED', forfeitedMinor: 400 } });
  expect(await forfeit(gus, one?.id ?? 0, requestId)).toEqual(given);
  expect(await forfeit(gus, one?.id ?? 0)).toMatchObject({ refusal: 'bonus_closed', status: 409 });
  expect(await accounts(gus)).toEqual({ cash: 0, bonus: 100, locked: 400 });
  await settleBet(platform.database, merchant, { ...name, payoutMinor: 800 });
  expect(await accounts(gus)).toEqual({ cash: 600, bonus: 100, locked: 0 });
  expect(await forfeit(gus, two?.id ?? 0)).toMatchObject({ value: { forfeitedMinor: 100 } });
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
});

test('a bonus that waits can be given up too', async () => {
  const hana = await newMember();
  await grant(hana, 500, 'one');
  await grant(hana, 100, 'two');
  const [two] = await list(hana, { status: 'WAITING' });

  expect(await forfeit(hana, two?.id ?? 0)).toMatchObject({ value: { forfeitedMinor: 0 } });
  expect(await accounts(hana)).toEqual({ cash: 0, bonus: 500, locked: 0 });
});

test('nobody gives up another’s bonus', async () => {
  const [ivo, jun] = [await newMember(), await newMember()];
  await grant(ivo, 500, 'one');
  const [one] = await list(ivo);

  expect(await forfeit(jun, one?.id ?? 0)).toMatchObject({ refusal: 'not_found', status: 404 });
  expect(await platform.call({ ...jun, token: 'x'.repeat(43) }, bonusDetails)).toMatchObject({
    refusal: 'not_logged_in',
  });
});

test('a bonus ends when its days are over', async () => {
  const kim = await newMember(50);
  await grant(kim, 500, 'one');
  await expireBonuses(platform.database, [merchant]);
  expect(await list(kim)).toMatchObject([{ status: 'ACTIVE' }]);
  await sql`update bonus set expires_at = now() - interval '1 second'
    where member_id = ${kim.memberId}`.execute(platform.database);

  await Promise.all([
    expireBonuses(platform.database, [merchant]),
    expireBonuses(platform.database, [merchant]),
  ]);

  expect(await list(kim)).toMatchObject([{ status: 'EXPIRED', expiresAt: null }]);
  expect(await accounts(kim)).toEqual({ cash: 50, bonus: 0, locked: 0 });
});

test('a bet that was open before the bonus came does not count for it', async () => {
  const lea = await newMember(1_000);
  const name = { memberId: lea.memberId, vendorCode: 'TESTER', transactionId: 'lea open' };
  await placeBet(platform.database, merchant, { ...name, gameType: 'RNG', stakeMinor: 400 });
  await grant(lea, 500, 'one');

  await settleBet(platform.database, merchant, { ...name, payoutMinor: 0 });

  expect(await list(lea)).toMatchObject([{ doneMinor: 0 }]);
});

test('the list is chosen by state and day, page by page, in the asked language', async () => {
  const mia = await newMember();
  for (const key of ['one', 'two', 'three']) await grant(mia, 100, key);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

  expect(await list(mia, { status: 'WAITING' })).toMatchObject([
    { title: 'Gift three' },
    { title: 'Gift two' },
  ]);
  const first = await call(mia, { pageSize: 1 });
  const after = (first.ok && first.value.next) || '';
  expect(await list(mia, { pageSize: 1, after })).toMatchObject([{ title: 'Gift two' }]);
  expect(await list(mia, { pageSize: 1, pageNo: 2 })).toMatchObject([{ title: 'Gift two' }]);
  expect(await list(mia, { from: tomorrow })).toEqual([]);
  expect(await list(mia, { to: tomorrow, language: 'my' })).toMatchObject([
    { title: 'လက်ဆောင်' },
    {},
    {},
  ]);
  expect(await call(mia, { pageSize: 2, pageNo: 1 })).toMatchObject({
    value: {
      total: 3,
      totalPages: 2,
      contributions: [
        { gameType: 'RNG', percent: 100 },
        { gameType: 'LIVE', percent: 10 },
      ],
      minimumOdds: 1.5,
    },
  });
});
