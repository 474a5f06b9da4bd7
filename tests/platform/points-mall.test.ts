import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bonusDetails } from '#api/bonuses.ts';
import { turnover } from '#api/turnover.ts';
import { sql } from '#platform/base/database/sql.ts';
import { eraseRecipients } from '#platform/money/mall/order-recipient.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import {
  mallItem,
  mallMerchant,
  type MallFixture,
  RECIPIENT,
  startMallFixture,
} from '../support/mall.ts';

const cash = { gives: { kind: 'cash', amountMinor: 700 } } as const;
const bonus = { gives: { kind: 'bonus', amountMinor: 900 } } as const;

let here: MallFixture;

beforeAll(async () => {
  vi.stubEnv('LIVERY_SEAL_KEY', 'a key of this test');
  here = await startMallFixture([
    mallMerchant(
      'alpha',
      [
        mallItem('box', { stock: 5 }),
        mallItem('last', { stock: 1 }),
        mallItem('few', { stock: 10 }),
        mallItem('one', { perMember: 2 }),
        mallItem('cash', cash),
        mallItem('play', bonus),
        mallItem('noble', { leastRank: 'silver' }),
      ],
      { points: { enabled: true }, ranks: { enabled: true } },
    ),
    mallMerchant('beta', [mallItem('box'), mallItem('cash', cash)]),
    mallMerchant('off', [mallItem('cash', cash)], { points: { enabled: false } }),
  ]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
  vi.unstubAllEnvs();
});

const times = <Value>(count: number, work: (at: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

const pause = ({ merchantId, memberId }: OpenedMember) =>
  sql`insert into protection_choice (merchant_id, member_id, cool_off_until)
    values (${merchantId}, ${memberId}, now() + interval '1 day')`.execute(here.database);

test('goods take points and stock, and become an order that only its member reads', async () => {
  const member = await here.newMember();

  const id = await here.order(member, 'box', 2);

  expect(await here.points(member)).toBe(800);
  expect(await here.shelf(member, 'box')).toMatchObject({
    left: 3,
    mayHave: null,
    title: 'The box',
  });
  expect(await here.detail(member, id)).toMatchObject({
    value: { state: 'APPLYING', quantity: 2, pricePoints: 200, recipient: RECIPIENT },
  });
  const other = await here.newMember();
  const stranger = await here.newMember(0, { code: 'beta' });
  for (const who of [other, stranger])
    expect(await here.detail(who, id)).toMatchObject({ refusal: 'not_found' });
});

test('an address is sealed: the database alone tells nothing of it', async () => {
  const member = await here.newMember();
  const id = await here.order(member, 'few');

  const { rows } = await sql<{ recipient: Buffer }>`
    select recipient from mall_order where id = ${id}`.execute(here.database);

  expect(rows[0]?.recipient.includes('Gold Street')).toBe(false);
  // Nobody puts one order's address into another's place.
  const second = await here.order(member, 'few');
  await sql`update mall_order o set recipient = first.recipient from mall_order first
    where first.id = ${id} and o.id = ${second}`.execute(here.database);
  expect(await here.detail(member, second)).toMatchObject({ ok: false });
  expect(await here.detail(member, id)).toMatchObject({ value: { recipient: RECIPIENT } });
});

test('64 members want the last one: one has it, nobody else pays', async () => {
  const members = await times(64, () => here.newMember(100));

  // Past the payment password, whose queue would let only some of them come at once.
  const all = await Promise.all(members.map((member) => here.take(member, 'last')));

  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(all.filter((each) => !each.ok && each.code === 'mall_sold_out')).toHaveLength(63);
  const points = await Promise.all(members.map(here.points));
  expect(points.filter((left) => left === 0)).toHaveLength(1);
  expect(points.filter((left) => left === 100)).toHaveLength(63);
});

test('one request, 64 times at once, redeems once; another input under its id is refused', async () => {
  const member = await here.newMember(500);
  const requestId = randomUUID();

  const all = await times(64, () => here.redeem(member, 'one', { requestId }));

  expect(new Set(all.map((each) => each.ok && each.value.id)).size).toBe(1);
  expect(await here.points(member)).toBe(400);
  expect(await here.redeem(member, 'one', { requestId, quantity: 2 })).toMatchObject({
    refusal: 'request_reused',
  });
});

test('a limit for each member holds for 64 requests at once, and what was rejected does not count', async () => {
  const member = await here.newMember(10_000);

  const all = await times(64, () => here.redeem(member, 'one'));

  const had = all.flatMap((each) => (each.ok ? [each.value.id] : []));
  expect(had).toHaveLength(2);
  expect(await here.points(member)).toBe(9800);
  expect(await here.shelf(member, 'one')).toMatchObject({ mayHave: 0 });
  await here.decide(had[0] ?? 0, { step: 'reject' });
  expect(await here.redeem(member, 'one')).toMatchObject({ ok: true });
});

test('cash is in the wallet at once with its turnover; a bonus goes through the bonus engine', async () => {
  const member = await here.newMember();

  const credited = await here.redeem(member, 'cash', { quantity: 3, recipient: undefined });
  expect(credited).toMatchObject({ value: { state: 'COMPLETED', amountMinor: 2100 } });
  expect(await here.accounts(member)).toMatchObject({ cash: 2100 });
  const open = await here.platform.call(member, turnover, {});
  expect(open).toMatchObject({ value: { items: [{ kind: 'points', amountMinor: 2100 }] } });

  expect(await here.redeem(member, 'play', { recipient: undefined })).toMatchObject({ ok: true });
  const bonuses = await here.platform.call(member, bonusDetails, {});
  expect(bonuses).toMatchObject({
    value: { list: [{ title: 'The play', amountMinor: 900, requiredMinor: 9000 }] },
  });
  expect(await here.points(member)).toBe(600);
});

test('too few points, another price, no address, an address for cash, an unknown item: nothing is taken', async () => {
  const member = await here.newMember(150);

  const refused = async (itemId: string, input: Parameters<MallFixture['redeem']>[2]) => {
    const answer = await here.redeem(member, itemId, input);
    return answer.ok ? 'ok' : answer.refusal;
  };

  expect(await refused('few', { quantity: 2 })).toBe('points_short');
  expect(await refused('few', { pricePoints: 99 })).toBe('mall_item_changed');
  expect(await refused('few', { recipient: undefined })).toBe('invalid_input');
  expect(await refused('cash', {})).toBe('invalid_input');
  expect(await refused('none', {})).toBe('mall_item_unknown');
  expect(await refused('few\u0000', {})).toBe('invalid_input');
  expect(await refused('few', { quantity: 21 })).toBe('invalid_input');
  expect(await refused('few', { recipient: { ...RECIPIENT, mobile: 'call me' } })).toBe(
    'invalid_input',
  );
  expect(await here.points(member)).toBe(150);
  const odd = { ...RECIPIENT, name: 'Ana \u0000 \uD800', address: '1 \u202E Street\n2nd floor' };
  expect(await refused('few', { recipient: odd })).toMatch(/^(ok|invalid_input)$/);
});

test('a wrong payment password is counted and locks as elsewhere', async () => {
  const member = await here.newMember();

  const wrong = () => here.redeem(member, 'few', { paymentPassword: '000000' });

  expect(await wrong()).toMatchObject({ refusal: 'payment_password_wrong' });
  for (const _ of Array.from({ length: 8 })) await wrong();
  expect(await here.redeem(member, 'few')).toMatchObject({ refusal: 'payment_password_locked' });
  expect(await here.points(member)).toBe(1000);
});

test('play accounts redeem nothing; during a break goods and cash can be had, money to play with cannot', async () => {
  const trial = await here.newMember(0, { type: 4 });
  expect(await here.redeem(trial, 'few')).toMatchObject({ refusal: 'forbidden' });
  const member = await here.newMember();
  await pause(member);

  expect(await here.redeem(member, 'play', { recipient: undefined })).toMatchObject({
    refusal: 'cooling_off',
  });
  expect(await here.redeem(member, 'cash', { recipient: undefined })).toMatchObject({ ok: true });
  expect(await here.redeem(member, 'few')).toMatchObject({ ok: true });
});

test('an item of a least rank is for who has it', async () => {
  const member = await here.newMember();
  expect(await here.shelf(member, 'noble')).toMatchObject({
    leastRank: { name: 'Silver', isReached: false },
  });
  expect(await here.redeem(member, 'noble')).toMatchObject({ refusal: 'mall_rank' });
  expect(await here.points(member)).toBe(1000);

  await sql`insert into rank_member (merchant_id, member_id, rank, points, risen_on, hold_from, held_until)
    values (${member.merchantId}, ${member.memberId}, 'silver', 5001, current_date, current_date,
      current_date + 90)`.execute(here.database);

  expect(await here.redeem(member, 'noble')).toMatchObject({ ok: true });
});

test('a brand without points redeems none', async () => {
  const member = await here.newMember(500, { code: 'off' });

  expect(await here.redeem(member, 'cash', { recipient: undefined })).toMatchObject({
    refusal: 'points_off',
  });
});

test('the history comes page by page, the newest first, each order once', async () => {
  const member = await here.newMember(10_000);
  const ids: number[] = [];
  for (const _ of Array.from({ length: 5 })) {
    const answer = await here.redeem(member, 'cash', { recipient: undefined });
    ids.unshift(answer.ok ? answer.value.id : 0);
  }

  const read: number[] = [];
  for (let before: number | null | undefined; before !== null;) {
    const page = await here.history(member, { pageSize: 2, ...(before && { before }) });
    if (!page.ok) throw new Error(JSON.stringify(page));
    read.push(...page.value.list.map(({ id }) => id));
    before = page.value.next;
  }

  expect(read).toEqual(ids);
});

test('an address is erased once its brand no longer keeps it, of orders that are over only', async () => {
  const member = await here.newMember();
  const [over, open] = [await here.order(member, 'few'), await here.order(member, 'few')];
  await here.decide(over, { step: 'reject' });
  await eraseRecipients(here.database);
  expect(await here.detail(member, over)).toMatchObject({ value: { recipient: RECIPIENT } });

  await sql`update mall_order set closed_at = closed_at - interval '181 days',
    requested_at = requested_at - interval '181 days' where id in (${over}, ${open})`.execute(
    here.database,
  );
  await eraseRecipients(here.database);

  expect(await here.detail(member, over)).toMatchObject({
    value: { recipient: null, isErased: true },
  });
  expect(await here.detail(member, open)).toMatchObject({
    value: { recipient: RECIPIENT, isErased: false },
  });
});
