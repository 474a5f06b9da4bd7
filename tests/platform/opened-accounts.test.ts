import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount, openedAccounts, renewAccountSecret } from '#api/agent-links.ts';
import { agentStanding } from '#api/agents.ts';
import { bindEmail, bindMobile, sendEmailCode, sendMobileCode } from '#api/contacts.ts';
import type { InputOf } from '#api/endpoint.ts';
import { changePassword, memberInfo } from '#api/member.ts';
import { login } from '#api/session.ts';
import { balance } from '#api/wallet.ts';
import { readAudit } from '#platform/base/audit/read-audit.ts';
import { sql } from '#platform/base/database/sql.ts';
import { readContacts } from '#platform/people/contacts/contacts.ts';
import { moveBranch } from '#platform/people/agents/move-branch.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { giveContact } from '../support/contacts.ts';
import { buildMerchant } from '../support/merchant.ts';
import { operator } from '../support/operator.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const PASSWORD = 'violet-Tuba-91x';
const flags = { AGENTPOLICY3: true, PWDEXPFORCECHANGE3: false };
const agents = { affiliates: { openedPerDay: 3 } };
const alpha = { host: 'alpha.localhost' };

let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha', { flags, agents })], { jobs: false });
});

afterAll(() => platform.close());

const agent = (type = 2) => openTeamPerson(platform, { type });

const open = (caller: TeamPerson, input: Partial<InputOf<typeof openAccount>> = {}) => {
  people += 1;
  return platform.call(caller, openAccount, {
    username: `byhand${people}er`,
    kind: 'member',
    ...input,
  });
};

const opened = async (caller: TeamPerson, input: Partial<InputOf<typeof openAccount>> = {}) => {
  const outcome = await open(caller, input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value;
};

const signIn = async (username: string, password: string) => {
  const outcome = await platform.call(alpha, login, { type: 'username', username, password });
  return outcome.ok ? { ...alpha, ...outcome.value } : outcome;
};

test('the secret opens nothing but a new password, whatever the brand’s flags say, and is worth nothing after', async () => {
  const owner = await agent();
  const { username, secret, memberId } = await opened(owner);

  const first = await signIn(username.toUpperCase(), secret);
  if (!('token' in first)) throw new Error(JSON.stringify(first));
  expect(first).toMatchObject({ oneTimePassword: true });
  expect(await platform.call(first, balance)).toMatchObject({
    refusal: 'password_change_required',
  });
  expect(await platform.call(first, memberInfo)).toMatchObject({
    value: { oneTimePassword: true },
  });
  const passwords = { oldPassword: secret, newPassword: PASSWORD, confirmNewPassword: PASSWORD };
  for (const agreed of [undefined, false])
    expect(await platform.call(first, changePassword, { ...passwords, agreed })).toMatchObject({
      refusal: 'invalid_input',
      fieldErrors: [{ field: 'agreed', rule: 'required' }],
    });
  const changed = await platform.call(first, changePassword, { ...passwords, agreed: true });
  if (!changed.ok) throw new Error(JSON.stringify(changed));

  const { rows } = await sql`select agreed_at from opened_account where member_id = ${memberId}
    and agreed_at <= now()`.execute(platform.database);
  expect(rows).toHaveLength(1);
  const own = { ...alpha, token: changed.value.token };
  expect(await platform.call(own, balance)).toMatchObject({ ok: true });
  expect(await signIn(username, secret)).toMatchObject({ refusal: 'in_incorrect_password' });
  expect(await signIn(username, PASSWORD)).toMatchObject({ oneTimePassword: false });
  expect(await platform.call(owner, renewAccountSecret, { memberId })).toMatchObject({
    refusal: 'secret_used',
  });
  expect(await platform.call(owner, openedAccounts)).toMatchObject({
    value: { items: [{ memberId, username, secretUntil: null }], left: 2 },
  });
});

test('the secret binds no way back in, and what an earlier version bound with it goes with it', async () => {
  const owner = await agent();
  const { username, secret, memberId } = await opened(owner);
  const first = await signIn(username, secret);
  if (!('token' in first)) throw new Error(JSON.stringify(first));
  const [email, mobileNum] = ['opener@mail.example', '+959797123001'];
  const proof = { verificationCode: '123456', password: secret };
  const held = { refusal: 'password_change_required' };

  expect(await platform.call(first, sendEmailCode, { email })).toMatchObject(held);
  expect(await platform.call(first, bindEmail, { email, ...proof })).toMatchObject(held);
  expect(await platform.call(first, sendMobileCode, { mobileNum })).toMatchObject(held);
  expect(await platform.call(first, bindMobile, { mobileNum, ...proof })).toMatchObject(held);

  const account = { ...first, merchantId: owner.merchantId, memberId };
  await giveContact(platform, account, 'email', email);
  await giveContact(platform, account, 'mobile', mobileNum);
  // Who comes in by the number that was bound so gets no further than with the secret.
  await sql`update session set method = 'sms' where member_id = ${memberId}`.execute(
    platform.database,
  );
  expect(await platform.call(first, balance)).toMatchObject(held);
  const changed = await platform.call(first, changePassword, {
    oldPassword: secret,
    newPassword: PASSWORD,
    confirmNewPassword: PASSWORD,
    agreed: true,
  });
  if (!changed.ok) throw new Error(JSON.stringify(changed));

  const own = { ...alpha, token: changed.value.token };
  expect(await platform.call(own, memberInfo)).toMatchObject({
    value: { email: null, mobileNum: null, emailVerified: false, mobileVerified: false },
  });
  expect(await readContacts(platform.database, owner.merchantId, memberId)).toEqual({
    mobile: null,
    email: null,
  });
});

test('a secret that was not used in time is worth nothing, and a new one ends the one before', async () => {
  const owner = await agent();
  const late = await opened(owner);
  const lost = await opened(owner);
  await sql`update member set secret_until = now() - interval '1 second'
    where id = ${late.memberId}`.execute(platform.database);

  expect(await signIn(late.username, late.secret)).toMatchObject({
    refusal: 'in_incorrect_password',
  });
  const used = await signIn(lost.username, lost.secret);
  for (const { memberId, username, secret } of [late, lost]) {
    const again = await platform.call(owner, renewAccountSecret, { memberId });
    if (!again.ok) throw new Error(again.refusal);
    expect(await signIn(username, secret)).toMatchObject({ refusal: 'in_incorrect_password' });
    expect(await signIn(username, again.value.secret)).toMatchObject({ oneTimePassword: true });
  }
  expect(await platform.call(used as typeof alpha, memberInfo)).toMatchObject({
    refusal: 'not_logged_in',
  });
});

test('an account is of the kind that was chosen, directly below the agent, and of no kind that the agent may not open', async () => {
  const master = await agent(1);
  const { memberId } = await opened(master, { kind: 'subAgent' });
  const { type, uplineId } = await platform.database
    .selectFrom('member')
    .select(['type', 'uplineId'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();

  expect([type, uplineId]).toEqual([41, master.memberId]);
  expect(await open(master, { kind: 'master' })).toMatchObject({ refusal: 'kind_closed' });
  expect(await open(await agent(41), { kind: 'subAgent' })).toMatchObject({
    refusal: 'kind_closed',
  });
  expect(await open(await agent(42))).toMatchObject({ refusal: 'forbidden' });
  expect(await platform.call(master, agentStanding)).toMatchObject({
    value: { directDownlines: 1 },
  });
});

test('of eight at once as many are opened as the brand allows in a day', async () => {
  const owner = await agent();

  const outcomes = await Promise.all(Array.from({ length: 8 }, () => open(owner)));

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await open(owner)).toMatchObject({
    refusal: 'accounts_full',
    status: 429,
    details: { perDay: 3 },
  });
  await sql`update opened_account set opened_at = now() - interval '25 hours'
    where opened_by = ${owner.memberId}`.execute(platform.database);
  expect(await open(owner)).toMatchObject({ ok: true });
});

test('a name must be one that the brand takes, and that nobody has', async () => {
  const owner = await agent();
  const { username } = await opened(owner);

  expect(await open(owner, { username })).toMatchObject({ refusal: 'username_taken' });
  for (const wrong of ['ab', '1abcdef', 'has space', 'a\u202Ebcdefg', ''])
    expect(await open(owner, { username: wrong })).toMatchObject({ refusal: 'invalid_input' });
});

test('the audit log says who opened it, and neither it nor any other row holds the secret', async () => {
  const owner = await agent();
  const { memberId, secret } = await opened(owner);

  const entries = await readAudit(platform.database, {
    merchantId: owner.merchantId,
    subject: `member ${memberId}`,
    limit: 5,
  });
  expect(entries).toMatchObject([
    { action: 'agent.open-account', actor: `member ${owner.memberId}` },
  ]);
  const { rows } = await sql<{ text: string }>`
    select m::text as text from member m where id = ${memberId}
    union all select a::text from audit_entry a union all select r::text from answered_request r
    union all select o::text from message_outbox o`.execute(platform.database);
  expect(rows.filter(({ text }) => text.includes(secret))).toEqual([]);
});

test('who was moved to another branch gets no secret from who opened it, and is not listed', async () => {
  const [owner, other] = [await agent(), await agent()];
  const { memberId, username } = await opened(owner);

  await moveBranch(platform.database, owner.merchantId, { username, to: other.username }, operator);

  const unknown = await platform.call(owner, renewAccountSecret, { memberId: 999_999_999 });
  expect(unknown).toMatchObject({ refusal: 'not_a_downline' });
  expect(await platform.call(owner, renewAccountSecret, { memberId })).toEqual(unknown);
  expect(await platform.call(other, renewAccountSecret, { memberId })).toMatchObject({
    refusal: 'secret_used',
  });
  expect(await platform.call(owner, openedAccounts)).toMatchObject({ value: { items: [] } });
});
