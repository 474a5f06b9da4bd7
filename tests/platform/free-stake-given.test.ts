import { afterAll, beforeAll, expect, test } from 'vitest';
import { bonusDetails } from '#api/bonuses.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { sql } from '#platform/base/database/sql.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { requestLivery } from '../build/request-livery.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { mallItem, mallMerchant, type MallFixture, startMallFixture } from '../support/mall.ts';

let here: MallFixture;
let count = 0;

const [named, other] = catalogue.filter(({ gameType }) => gameType === 'LIVE');
const foreign = catalogue.find(({ gameType }) => gameType === 'INHOUSE');
if (!named || !other || !foreign) throw new Error('the catalogue has no games');

const terms = { games: [named.gameCode], winMostMinor: 1000, turnover: 2 };
const gives = { kind: 'freeStake' as const, amountMinor: 300, ...terms };
const vendors = [...new Set([named.vendor, other.vendor])];

beforeAll(async () => {
  const offers = { categories: [{ type: 'LIVE' as const, vendors }] };
  here = await startMallFixture([
    mallMerchant(
      'alpha',
      [mallItem('spin', { gives }), mallItem('one', { gives, stock: 1 })],
      offers,
    ),
    mallMerchant('beta', [], { categories: [{ type: 'INHOUSE', vendors: [foreign.vendor] }] }),
  ]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

/** What is bought here is not sent. */
const redeem = (member: OpenedMember, id: string, quantity = 1) =>
  here.redeem(member, id, { quantity, recipient: undefined });

const bonuses = async (member: OpenedMember) => {
  const answer = await here.platform.call(member, bonusDetails, { language: 'en' });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.list;
};

const place = async ({ memberId }: OpenedMember, game: { nodeId: number }) => {
  count += 1;
  const placed = await placeBet(here.database, here.merchant, {
    memberId,
    vendorCode: 'TESTER',
    transactionId: `given ${count}`,
    gameType: 'LIVE',
    nodeId: game.nodeId,
    stakeMinor: 100,
  });
  return placed.ok || placed.code;
};

const hide = (hidden: boolean) =>
  here.database
    .insertInto('merchantGame')
    .values({ merchantId: here.merchant.id, nodeId: named.nodeId, hidden })
    .onConflict((conflict) => conflict.columns(['merchantId', 'nodeId']).doUpdateSet({ hidden }))
    .execute();

test('points buy a free stake: it is there at once, on its game alone, with its most', async () => {
  const member = await here.newMember(500);
  expect(await here.shelf(member, 'spin')).toMatchObject({
    kind: 'freeStake',
    turnover: 2,
    freeStake: { games: [{ nodeId: named.nodeId }], categories: [], mostMinor: 1000 },
  });

  expect(await redeem(member, 'spin', 2)).toMatchObject({
    value: { kind: 'freeStake', amountMinor: 600, turnover: 2, state: 'COMPLETED' },
  });

  expect(await here.points(member)).toBe(300);
  expect(await bonuses(member)).toMatchObject([
    { amountMinor: 600, requiredMinor: 1200, status: 'ACTIVE', bound: { mostMinor: 2000 } },
  ]);
  expect(await place(member, other)).toBe('insufficient_funds');
  expect(await place(member, named)).toBe(true);
});

test('the last one goes to one of 64 at once', async () => {
  const members = await Promise.all(Array.from({ length: 64 }, () => here.newMember(100)));

  const all = await Promise.all(members.map((member) => here.take(member, 'one', null)));

  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  const left = await Promise.all(members.map(here.points));
  expect(left.filter((points) => points === 100)).toHaveLength(63);
});

test('a trial account, who has a break, and whose game is gone get none and pay nothing', async () => {
  const [trial, resting, late] = [
    await here.newMember(500, { type: 4 }),
    await here.newMember(500),
    await here.newMember(500),
  ];
  await sql`insert into protection_choice (merchant_id, member_id, cool_off_until)
    values (${here.merchant.id}, ${resting.memberId}, now() + interval '30 days')`.execute(
    here.database,
  );

  expect(await redeem(trial, 'spin')).toMatchObject({ ok: false });
  expect(await redeem(resting, 'spin')).toMatchObject({ refusal: 'cooling_off' });
  await hide(true);
  expect(await redeem(late, 'spin')).toMatchObject({ refusal: 'free_stake_unplayable' });
  expect([await here.points(resting), await here.points(late)]).toEqual([500, 500]);
  await hide(false);
  expect(await redeem(late, 'spin')).toMatchObject({ ok: true });
});

/** The operator's command, as it is typed. */
const grant = async (member: { username: string }, ...more: string[]) => {
  const said = ['--as', 'Ada', '--reason', 'a lost evening'];
  const where = more.includes('--merchant') ? [] : ['--merchant', 'alpha'];
  const most = more.includes('--most') ? [] : ['--most', '20'];
  return requestLivery(
    ['platform', 'bonus', 'free-stake', member.username, '5', ...where, ...most, ...more, ...said],
    { DATABASE_URL: here.platform.databaseUrl },
  );
};

const withName = async (member: OpenedMember) => {
  const { username } = await here.database
    .selectFrom('member')
    .select('username')
    .where('merchantId', '=', member.merchantId)
    .where('id', '=', member.memberId)
    .executeTakeFirstOrThrow();
  return { ...member, username };
};

test('an operator grants one once for each key, and the audit log has it', async () => {
  const member = await withName(await here.newMember());
  const options = ['--game', named.gameCode, '--turnover', '3', '--key', member.username];

  const first = await grant(member, ...options);
  const again = await grant(member, ...options, '--json');

  expect([first.code, first.stderr]).toEqual([
    0,
    `${member.username} was given a free stake of USD 5.00, of which up to USD 20.00 becomes cash; it is ACTIVE.\n`,
  ]);
  expect(JSON.parse(again.stdout)).toMatchObject({ replay: true, winMostMinor: 2000 });
  expect(await bonuses(member)).toMatchObject([{ requiredMinor: 1500, title: 'Free stake' }]);
  const { rows } = await sql`select action, actor, reason from audit_entry
    where merchant_id = ${here.merchant.id} order by seq desc limit 1`.execute(here.database);
  expect(rows).toMatchObject([{ action: 'bonus.free-stake', reason: 'a lost evening' }]);
});

test('what an operator gets wrong is named, with what to choose', async () => {
  const member = await withName(await here.newMember());
  const says = async (...options: string[]) => (await grant(member, ...options)).stderr;

  expect(await says('--game', foreign.gameCode)).toContain(`it is of ${foreign.vendor} in INHOUSE`);
  expect(await says('--game', `${named.gameCode}x`)).toContain(`Did you mean “${named.gameCode}”?`);
  expect(await says('--category', 'RNG')).toContain('Choose of “LIVE”');
  expect(await says()).toContain('Add games or categories.');
  expect(await says('--category', 'LIVE', '--most', '4')).toContain('Less becomes cash');
  expect(await says('--category', 'LIVE', '--turnover', '0')).toContain('from 1 to 100');
  expect(await says('--category', 'INHOUSE', '--merchant', 'beta')).toContain('beta has no member');
  await sql`insert into protection_choice (merchant_id, member_id, cool_off_until)
    values (${here.merchant.id}, ${member.memberId}, now() + interval '30 days')`.execute(
    here.database,
  );
  expect(await says('--category', 'LIVE')).toContain('has a break from play');
  expect(await bonuses(member)).toEqual([]);
});
