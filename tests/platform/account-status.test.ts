import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { login } from '#api/session.ts';
import { sql } from '#platform/base/database/sql.ts';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import { addTurnover } from '#platform/money/turnover/add-turnover.ts';
import {
  approveWithdrawal,
  rejectWithdrawal,
} from '#platform/money/withdrawals/decide-withdrawal.ts';
import { payOutClosed } from '#platform/money/withdrawals/pay-out-closed.ts';
import { payWithdrawal } from '#platform/money/withdrawals/pay-withdrawal.ts';
import { changeStatus, type StatusStep } from '#platform/people/members/change-status.ts';
import { listenAt } from '../support/listening.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { operator } from '../support/operator.ts';
import { openPayees, type Payee } from '../support/payees.ts';
import { openSomebody, PASSWORD } from '../support/people.ts';
import { openPlayer, openSlot, startPlayFixture } from '../support/play-fixture.ts';
import { vendorOf } from '../support/vendor-player.ts';

const STAKE = openSlot.minimumStakeUnits * 100;
const BANKS = [{ code: 'GOLDLEAF', name: 'Gold Leaf Bank' }];

let fixture: Awaited<ReturnType<typeof startPlayFixture>>;
let payees: Awaited<ReturnType<typeof openPayees>>;

beforeAll(async () => {
  fixture = await startPlayFixture(
    {
      withdrawals: { minimumMinor: 500, maximumMinor: 5_000, dailyCount: 1, banks: BANKS },
      registerFields: { captcha: { enabled: false, required: false } },
    },
    { jobs: false },
  );
  payees = await openPayees(fixture.platform, fixture.alpha);
});

afterAll(async () => {
  expect(await findUnsoundBooks(fixture.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await fixture.platform.close();
});

const change = (step: StatusStep, username: string) =>
  changeStatus(fixture.platform.database, fixture.merchant.id, { username, step }, operator);

const payOut = (
  { username }: Pick<Payee, 'username'>,
  bank?: Parameters<typeof payOutClosed>[2]['bank'],
) => payOutClosed(fixture.platform.database, fixture.merchant, { username, bank }, operator);

const decisionsOf = async (memberId: number) => {
  const { rows } = await sql<{
    action: string;
    facts: object;
  }>`select action, facts from audit_entry
    where subject = ${`member ${memberId}`} order by seq`.execute(fixture.platform.database);
  return rows;
};

test('whoever is frozen is signed out at once everywhere, and signs in again only when freed', async () => {
  const { platform } = fixture;
  const ana = await openSomebody(platform);
  const signIn = () =>
    platform.call(ana.visitor, login, { username: ana.username, password: PASSWORD });
  const second = await signIn();
  const stream = await listenAt(platform.port, ana);
  expect(second).toMatchObject({ ok: true });

  expect(await change('freeze', ana.username.toUpperCase())).toEqual({
    ok: true,
    memberId: ana.memberId,
    status: 'frozen',
    endedSessions: 2,
  });

  expect(await platform.call(ana, memberInfo)).toMatchObject({ refusal: 'not_logged_in' });
  expect(await signIn()).toMatchObject({ refusal: 'account_frozen', status: 403 });
  await expect
    .poll(() => stream.events.map(({ name }) => name), { timeout: 60_000 })
    .toContain('ended');
  expect(await change('freeze', ana.username)).toEqual({
    ok: false,
    fault: 'no_change',
    status: 'frozen',
  });

  expect(await change('unfreeze', ana.username)).toMatchObject({ ok: true, status: 'active' });
  expect(await platform.call(ana, memberInfo)).toMatchObject({ refusal: 'not_logged_in' });
  expect(await signIn()).toMatchObject({ ok: true });
  expect(await decisionsOf(ana.memberId)).toMatchObject([
    { action: 'member.freeze', facts: { before: 'active', endedSessions: 2 } },
    { action: 'member.unfreeze', facts: { before: 'frozen' } },
  ]);
});

test('no stake is taken of a frozen account, by either way, and what was staked before is paid', async () => {
  const { platform, merchant } = fixture;
  const vendor = vendorOf(platform, STAKE);
  const { member, play } = await openPlayer(platform, merchant, { cashMinor: 10 * STAKE });
  const transactionId = randomUUID();
  const open = await vendor.bet(play, { transactionId });
  // The next usual bet would go the short way.
  await vendor.bet(play, { payoutMinor: 0 });
  const { username } = await platform.database
    .selectFrom('member')
    .select('username')
    .where('merchantId', '=', merchant.id)
    .where('id', '=', member.memberId)
    .executeTakeFirstOrThrow();
  expect(open).toMatchObject({ ok: true });

  await change('freeze', username);

  expect(await vendor.bet(play, { payoutMinor: 0 })).toMatchObject({ refusal: 'session_expired' });
  // Whatever session a vendor thinks it has.
  await sql`update game_session set ended_at = null, seen_at = now() where member_id = ${member.memberId}`.execute(
    platform.database,
  );
  expect(await vendor.bet(play)).toMatchObject({ refusal: 'account_frozen' });
  expect(await vendor.bet(play, { payoutMinor: 0 })).toMatchObject({ refusal: 'account_frozen' });
  expect(await vendor.win(play, transactionId, 3 * STAKE)).toMatchObject({
    ok: true,
  });
  expect(await payees.accounts(member)).toMatchObject({ cash: 11 * STAKE, locked: 0 });
});

test('a withdrawal of a frozen account is not paid, and can be rejected; freed, it goes on', async () => {
  const { database } = fixture.platform;
  const { merchant } = payees;
  const [ben, cleo] = [await payees.newPayee(), await payees.newPayee()];
  const [his, hers] = [await payees.askedId(ben), await payees.askedId(cleo)];
  for (const { username } of [ben, cleo]) await change('freeze', username);

  expect(await approveWithdrawal(database, merchant, his, operator)).toEqual({
    ok: false,
    code: 'account_frozen',
  });
  expect(await payOut(ben)).toEqual({ ok: false, code: 'not_closed' });
  expect(await rejectWithdrawal(database, merchant, hers, operator)).toMatchObject({ ok: true });
  await change('unfreeze', ben.username);
  expect(await approveWithdrawal(database, merchant, his, operator)).toMatchObject({ ok: true });
  await change('freeze', ben.username);
  expect(await payWithdrawal(database, merchant, { id: his }, operator)).toEqual({
    ok: false,
    code: 'account_frozen',
  });
  expect(await payees.accounts(cleo)).toMatchObject({ cash: 100_000, locked: 0 });
});

test('all that a closed account holds is paid out, whatever holds back a withdrawal of others', async () => {
  const { database } = fixture.platform;
  const { merchant } = payees;
  const dan = await payees.newPayee(80_000);
  const { memberId } = dan;
  await database.transaction().execute(async (tx) => {
    await addTurnover(tx, merchant, {
      memberId,
      kind: 'deposit',
      ref: `of ${memberId}`,
      amountMinor: 80_000,
    });
    await grantBonus(tx, merchant, {
      memberId,
      amountMinor: 700,
      key: `of ${memberId}`,
      title: { en: 'Gift' },
    });
  });
  // What vendors and contracts have left with the account.
  for (const [kind, minor] of [
    ['vendor:MOONFERRY', 300],
    ['commission', 40],
  ] as const)
    await sql`select post_transfer(${merchant.id}, 'test', ${`${kind} of ${memberId}`}, 'hash', 'gift',
      array[open_account(${merchant.id}, 'clearing', null, 'USD', false),
        open_account(${merchant.id}, ${kind}, ${memberId}, 'USD', true)],
      array[${-minor}::bigint, ${minor}::bigint])`.execute(database);

  expect(await change('close', dan.username)).toMatchObject({ ok: true, status: 'closed' });
  const paid = await payOut(dan);

  expect(paid).toMatchObject({
    ok: true,
    amountMinor: 80_340,
    currency: 'USD',
    bank: { id: dan.bankAccountId, holderName: 'Ana Garcia', verified: true },
  });
  if (!paid.ok) throw new Error(paid.code);
  expect(await payees.accounts(dan)).toEqual({ cash: 0, bonus: 0, locked: 80_340 });
  expect(await payOut(dan)).toEqual({
    ok: false,
    code: 'no_money',
    lockedMinor: 80_340,
    currency: 'USD',
  });
  const id = paid.withdrawalId;
  expect(await approveWithdrawal(database, merchant, id, operator)).toMatchObject({ ok: true });
  expect(await payWithdrawal(database, merchant, { id }, operator)).toMatchObject({ ok: true });
  expect(await payees.accounts(dan)).toEqual({ cash: 0, bonus: 0, locked: 0 });
  expect(await change('unfreeze', dan.username)).toMatchObject({ ok: false, status: 'closed' });
  expect((await decisionsOf(memberId)).map(({ action }) => action)).toEqual([
    'member.close',
    'member.pay-out',
  ]);
});

test('where a closed account has no bank account, the operator names one whose papers were seen', async () => {
  const { database } = fixture.platform;
  const eve = await payees.newPayee(2_000);
  await sql`update bank_account set removed_at = now() where id = ${eve.bankAccountId}`.execute(
    database,
  );
  await change('close', eve.username);
  const seen = { bankCode: 'GOLDLEAF', accountNumber: '9012-3456 78', holderName: 'Ana García' };

  expect(await payOut(eve)).toEqual({ ok: false, code: 'no_bank' });
  expect(await payOut(eve, { ...seen, bankCode: 'OTHER' })).toMatchObject({ code: 'bank_unknown' });
  expect(await payOut(eve, { ...seen, holderName: 'Somebody Else' })).toMatchObject({
    code: 'bank_name_mismatch',
  });
  expect(await payOut(eve, { ...seen, holderName: 'Ana Garcia' })).toMatchObject({
    ok: true,
    amountMinor: 2_000,
    bank: { accountNumber: '••••5678', verified: true },
  });
});

test('of several bank accounts one has to be named, and only one of the member’s own', async () => {
  const [fay, gus] = [await payees.newPayee(2_000), await payees.newPayee(2_000)];
  await sql`insert into bank_account (merchant_id, member_id, bank_code, bank_name, account_number, holder_name)
    values (${fay.merchantId}, ${fay.memberId}, 'OTHER', 'Other Bank', ${`7${fay.memberId}`}, 'Ana Garcia')`.execute(
    fixture.platform.database,
  );
  await change('close', fay.username);

  for (const bank of [undefined, gus.bankAccountId])
    expect(await payOut(fay, bank)).toMatchObject({
      code: 'which_bank',
      banks: [{ id: fay.bankAccountId }, { verified: false }],
    });
  expect(await payOut(fay, fay.bankAccountId)).toMatchObject({ ok: true });
});
