import { afterAll, beforeAll, expect, test } from 'vitest';
import { bonusDetails } from '#api/bonuses.ts';
import { applyForPromotion, claimPromotion } from '#api/promotions.ts';
import { turnover } from '#api/turnover.ts';
import type { PromotionMechanic } from '#generated/merchant-content.ts';
import { sql } from '#platform/base/database/sql.ts';
import { expireBonuses } from '#platform/money/bonuses/expire-bonuses.ts';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import { decideApplication } from '#platform/money/promotions/decide-application.ts';
import { readApplications } from '#platform/money/promotions/read-applications.ts';
import {
  type ContestFixture,
  contestMerchant,
  missionSet,
  startContestFixture,
} from '../support/contests.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { playRound, readAccounts } from '../support/money.ts';
import { operatorWho } from '../support/operator.ts';

const story: PromotionMechanic = {
  kind: 'application',
  mostMinor: 5000,
  turnover: 0,
  answerDays: 7,
  budgetMinor: 10_000_000,
};

let here: ContestFixture;
let people = 0;

beforeAll(async () => {
  here = await startContestFixture([
    contestMerchant('alpha', {
      daily: [
        missionSet(
          [
            { id: 'rounds', metric: 'rounds' },
            { id: 'games', metric: 'games', target: 2, amountMinor: 700 },
          ],
          { turnover: 0 },
        ),
      ],
      story: [story],
    }),
  ]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const newMember = (cashMinor = 0) => {
  people += 1;
  return openMember(here.platform, 'alpha', { username: `free${people}`, cashMinor });
};

const grant = ({ memberId }: OpenedMember, amountMinor: number, key: string, times = 0) =>
  here.database.transaction().execute((tx) =>
    grantBonus(tx, here.merchant, {
      memberId,
      amountMinor,
      key: `${memberId} ${key}`,
      title: { en: key },
      turnover: times,
    }),
  );

const accounts = ({ memberId }: OpenedMember) =>
  readAccounts(here.database, here.merchant, memberId);

/** The oldest first. */
const bonuses = async (member: OpenedMember) => {
  const answer = await here.platform.call(member, bonusDetails, {});
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value.list
    .toReversed()
    .map(({ title, status, convertedMinor }) => [title, status, convertedMinor]);
};

const turnoverOf = async (member: OpenedMember) => {
  const answer = await here.platform.call(member, turnover);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};

/** As the version before left it: nothing of it has to be staked, and it is not cash. */
const leaveOpen = (member: OpenedMember, key: string) =>
  sql`update bonus set required_minor = 0, done_minor = 0 where member_id = ${member.memberId}
    and title ->> 'en' = ${key}`.execute(here.database);

const expire = () => expireBonuses(here.database, [here.merchant]);

test('a bonus of which nothing has to be staked is cash at once, beside one that is played through', async () => {
  const ana = await newMember();

  expect(await grant(ana, 500, 'one')).toMatchObject({ status: 'COMPLETED', replay: false });
  expect(await grant(ana, 500, 'one')).toMatchObject({ status: 'COMPLETED', replay: true });
  expect(await accounts(ana)).toEqual({ cash: 500, bonus: 0, locked: 0 });
  expect(await turnoverOf(ana)).toMatchObject({ forfeitMinor: 0, items: [] });

  expect(await grant(ana, 300, 'two', 10)).toMatchObject({ status: 'ACTIVE' });
  expect(await grant(ana, 200, 'three', 10)).toMatchObject({ status: 'WAITING' });
  expect(await grant(ana, 70, 'four')).toMatchObject({ status: 'COMPLETED' });

  expect(await accounts(ana)).toEqual({ cash: 570, bonus: 300, locked: 0 });
  expect(await bonuses(ana)).toEqual([
    ['one', 'COMPLETED', 500],
    ['two', 'ACTIVE', null],
    ['three', 'WAITING', null],
    ['four', 'COMPLETED', 70],
  ]);
});

test('missions and an application without turnover bring cash, by whichever way they are claimed', async () => {
  const eve = await newMember(100_000);
  for (const nodeId of [1001, 1002, 1001])
    await here.play(eve, { nodeId, stakeMinor: 10_000, payoutMinor: 10_000 });
  await here.follow();
  const claimOf = async (id: string) => here.claim(eve, (await here.mission(eve, id))?.awardId);

  // The first of a set takes a place in it, and goes the long way; further ones go the short way.
  expect(await claimOf('rounds')).toMatchObject({ value: { amountMinor: 500 } });
  expect(await accounts(eve)).toEqual({ cash: 100_500, bonus: 0, locked: 0 });
  await grant(eve, 900, 'played through', 10);
  expect(await claimOf('games')).toMatchObject({ value: { amountMinor: 700 } });
  expect(await accounts(eve)).toEqual({ cash: 101_200, bonus: 900, locked: 0 });

  const sent = { id: 'story', remark: 'A straight on the river', imageIds: [] };
  expect(await here.platform.call(eve, applyForPromotion, sent)).toMatchObject({ ok: true });
  const [application] = await readApplications(here.database, { merchantId: null, limit: 1 });
  if (!application) throw new Error('one has applied');
  await decideApplication(here.database, application, { amountMinor: 1500 }, operatorWho('Fine'));
  expect(await here.platform.call(eve, claimPromotion, { id: 'story' })).toMatchObject({
    value: { status: 'claimed', amountMinor: 1500 },
  });
  expect(await accounts(eve)).toEqual({ cash: 102_700, bonus: 900, locked: 0 });
});

test('what the version before left open becomes cash by itself, with what it won, even when its days are over', async () => {
  const [ben, cleo] = [await newMember(), await newMember()];
  await grant(ben, 500, 'won', 10);
  await playRound(here.database, here.merchant, ben.memberId, {
    stakeMinor: 500,
    payoutMinor: 2000,
  });
  const bet = { memberId: ben.memberId, vendorCode: 'TESTER', transactionId: 'ben open' };
  await placeBet(here.database, here.merchant, { ...bet, gameType: 'RNG', stakeMinor: 400 });
  await leaveOpen(ben, 'won');
  await sql`update bonus set expires_at = now() - interval '1 second'
    where member_id = ${ben.memberId}`.execute(here.database);
  await grant(cleo, 300, 'active', 10);
  await grant(cleo, 200, 'waiting', 10);
  await leaveOpen(cleo, 'waiting');

  await Promise.all([expire(), expire()]);

  expect(await bonuses(ben)).toEqual([['won', 'COMPLETED', 1600]]);
  expect(await accounts(ben)).toEqual({ cash: 1600, bonus: 0, locked: 400 });
  await settleBet(here.database, here.merchant, { ...bet, payoutMinor: 900 });
  expect(await accounts(ben)).toEqual({ cash: 2500, bonus: 0, locked: 0 });
  expect(await bonuses(cleo)).toEqual([
    ['active', 'ACTIVE', null],
    ['waiting', 'COMPLETED', 200],
  ]);
  expect(await accounts(cleo)).toEqual({ cash: 200, bonus: 300, locked: 0 });
});

test('one that waited behind another is cash once that one is over', async () => {
  const dan = await newMember(10_000);
  await grant(dan, 500, 'first', 2);
  await grant(dan, 300, 'second', 10);
  await grant(dan, 200, 'third', 10);
  await leaveOpen(dan, 'third');

  await playRound(here.database, here.merchant, dan.memberId, {
    stakeMinor: 1000,
    payoutMinor: 1000,
  });

  expect(await bonuses(dan)).toEqual([
    ['first', 'ACTIVE', null],
    ['second', 'WAITING', null],
    ['third', 'WAITING', null],
  ]);
  await playRound(here.database, here.merchant, dan.memberId, { stakeMinor: 1000 });
  expect(await bonuses(dan)).toEqual([
    ['first', 'COMPLETED', 500],
    ['second', 'ACTIVE', null],
    ['third', 'COMPLETED', 200],
  ]);
});
