import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_BALANCE_MINOR } from '#domain/amount-ceilings.ts';
import { sql } from '#platform/base/database/sql.ts';
import { Refusal } from '#platform/base/endpoints/handler.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { claimEnvelope } from '#platform/money/red-envelopes/claim-red-envelope.ts';
import { lockMember } from '#platform/people/members/lock-member.ts';
import { findUnsoundBooks, giveMoney } from '../support/members.ts';
import {
  type EnvelopeFixture,
  envelopeMerchant,
  envelopes,
  startEnvelopeFixture,
} from '../support/red-envelopes.ts';

let here: EnvelopeFixture;

beforeAll(async () => {
  here = await startEnvelopeFixture([
    envelopeMerchant('alpha', {
      homes: [envelopes({ limits: { perAddress: 2, perHousehold: 1 } })],
      nets: [envelopes({ count: 3, limits: { perAddress: 2 } })],
      held: [envelopes({ count: 40 })],
    }),
  ]);
  await here.look();
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

test('whoever is held by somebody else holds up nobody', async () => {
  const [slow, ...others] = await Promise.all(Array.from({ length: 20 }, () => here.newMember()));
  if (!slow) throw new Error('there are members');
  const held = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const holder = here.database.transaction().execute(async (tx) => {
    await lockMember(tx, here.merchant.id, slow.memberId);
    held.resolve();
    await free.promise;
  });
  await held.promise;

  const late = here.take(slow, 'held');
  const taken = await Promise.all(others.map((member) => here.take(member, 'held')));
  expect(taken.every(({ ok }) => ok)).toBe(true);
  free.resolve();
  await holder;

  expect(await late).toMatchObject({ ok: true });
});

test('one whose books refuse does not lose the others theirs', async () => {
  const [rich, ...others] = await Promise.all(Array.from({ length: 8 }, () => here.newMember()));
  if (!rich) throw new Error('there are members');
  const { merchantId, memberId } = rich;
  const { cash } = await readBalances(here.database, merchantId, memberId, 'USD');
  const before = cash.balanceMinor;
  const fill = (sign: 1 | -1) =>
    here.database.transaction().execute(async (tx) => {
      const step = (MAX_BALANCE_MINOR - before) / 10;
      for (let at = 0; at < 10; at += 1)
        await giveMoney(
          tx,
          { merchantId, memberId, currency: 'USD' },
          sign * step,
          `fill ${sign} ${at}`,
        );
    });
  await fill(1);

  const [refused, ...taken] = await Promise.all(
    [rich, ...others].map((member) => here.take(member, 'held')),
  );

  expect(refused).toMatchObject({ ok: false, refusal: 'amount_too_large' });
  expect(taken.every(({ ok }) => ok)).toBe(true);
  await fill(-1);
});

test('limits by address and household hold under any number at once', async () => {
  const nets = await Promise.all(Array.from({ length: 12 }, () => here.newMember()));
  const { id } = await here.roundOf('nets');
  const from = (memberId: number, ip: string) => ({
    merchant: here.merchant,
    memberId,
    ip,
    deviceId: null,
  });
  const claim = (memberId: number, roundId: number, ip: string) =>
    here.database
      .transaction()
      .execute((tx) => claimEnvelope(tx, from(memberId, ip), roundId))
      .then(
        () => 'taken',
        (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
      );

  // One IPv6 /64 is one address.
  const all = await Promise.all(
    nets.map(({ memberId }, at) => claim(memberId, id, `2001:db8::${at + 1}`)),
  );
  expect(all.toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 'promotion_limit'),
    'taken',
    'taken',
  ]);
  // Who has had one takes it again; who came too late for an envelope keeps no place.
  const winner = nets[all.indexOf('taken')];
  expect(await claim(winner?.memberId ?? 0, id, '198.51.100.9')).toBe('taken');
  const [third, fourth] = [await here.newMember(), await here.newMember()];
  expect(await claim(third.memberId, id, '198.51.100.1')).toBe('taken');
  expect(await claim(fourth.memberId, id, '198.51.100.1')).toBe('envelope_gone');
  const { rows } = await sql`select from promotion_place
    where promotion_id = 'nets' and merchant_id = ${here.merchant.id}`.execute(here.database);
  expect(rows).toHaveLength(3);

  const homeless = await here.newMember();
  expect(await here.take(homeless, 'homes')).toMatchObject({ refusal: 'promotion_address' });
});
