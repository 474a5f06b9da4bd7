import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { forgotPassword, resetPassword } from '#api/passwords.ts';
import { login } from '#api/session.ts';
import { hashing } from '#platform/people/access/password.ts';
import { sql } from '#platform/base/database/sql.ts';
import { giveContact } from '../support/contacts.ts';
import { buildMerchant } from '../support/merchant.ts';
import { lastMessage } from '../support/outbox.ts';
import { openSomebody, PASSWORD, type Somebody as Member } from '../support/people.ts';
import { type Caller, startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { recordStatements } from '../support/statements.ts';

const NEW = 'orange-Flute-17k';
const security = { codeSendsPerNumber: 3, codeSendsPerAddress: 1000, addressCheck: false };

let platform: TestPlatform;
let visits = 0;

beforeAll(async () => {
  platform = await startTestPlatform(
    [buildMerchant('alpha', { security }), buildMerchant('beta')],
    // What a call asks of the database is compared: no job asks beside it.
    { jobs: false },
  );
});

afterAll(() => platform.close());

/** A member whose address and number are verified. */
const newMember = async () => {
  const member = await openSomebody(platform);
  await giveContact(platform, member, 'email', member.email);
  await giveContact(platform, member, 'mobile', member.mobile);
  return member;
};

const tokenOf = async (email: string): Promise<string> => {
  const message = await lastMessage(platform.database, email);
  const token = /\/reset#token=([\w-]{43})/.exec(message?.body ?? '')?.[1];
  if (!token) throw new Error(`no link was sent to ${email}`);
  return token;
};

const sendRequest = ({ visitor }: { visitor: Caller }, username: string, email: string) =>
  platform.call(visitor, forgotPassword, { username, email });

const reset = ({ visitor }: { visitor: Caller }, token: string, newPassword = NEW) =>
  platform.call(visitor, resetPassword, { token, newPassword, confirmNewPassword: newPassword });

const signIn = ({ visitor, username }: Member, password: string) =>
  platform.call(visitor, login, { username, password });

test('the link of an e-mail sets a new password once, ends every session and signs in', async () => {
  const member = await newMember();

  expect(await sendRequest(member, member.username.toUpperCase(), member.email)).toEqual({
    ok: true,
    value: { message: 'in_been_out', expiredMinutes: 30 },
  });
  const { body } = (await lastMessage(platform.database, member.email)) ?? {};
  expect(body).toContain('http://alpha.localhost/reset#token=');
  const token = await tokenOf(member.email);
  const outcome = await reset(member, token);

  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  const fresh = { ...member.visitor, token: outcome.value.session?.token ?? '' };
  expect(await platform.call(fresh, memberInfo)).toMatchObject({
    value: { account: member.username },
  });
  expect(await platform.call(member, memberInfo)).toMatchObject({ refusal: 'not_logged_in' });
  expect(await signIn(member, PASSWORD)).toMatchObject({ refusal: 'in_incorrect_password' });
  expect(await signIn(member, NEW)).toMatchObject({ ok: true });
  expect(await reset(member, token)).toMatchObject({ refusal: 'link_invalid', status: 410 });
  expect(await lastMessage(platform.database, member.email)).toMatchObject({
    kind: 'passwordChanged',
  });
});

test('a poor password is named and does not use the link up', async () => {
  const member = await newMember();
  await sendRequest(member, member.username, member.email);
  const token = await tokenOf(member.email);

  expect(await reset(member, token, 'short')).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'newPassword', rule: 'length', min: 12, max: 64 }],
  });
  expect(await reset(member, token, `${member.username}-2024`)).toMatchObject({
    fieldErrors: [{ field: 'newPassword', rule: 'common_password' }],
  });
  expect(
    await platform.call(member.visitor, resetPassword, {
      token,
      newPassword: NEW,
      confirmNewPassword: PASSWORD,
    }),
  ).toMatchObject({ fieldErrors: [{ field: 'confirmNewPassword', rule: 'mismatch' }] });
  expect(await reset(member, token)).toMatchObject({ ok: true });
});

test('a link that is too old, made up, or another brand’s is not valid', async () => {
  const member = await newMember();
  await sendRequest(member, member.username, member.email);
  const token = await tokenOf(member.email);
  const elsewhere = { ...member, visitor: { host: 'beta.localhost' } };

  expect(await reset(elsewhere, token)).toMatchObject({ refusal: 'link_invalid' });
  expect(await reset(member, 'x'.repeat(43))).toMatchObject({ refusal: 'link_invalid' });
  await sql`update single_use_token set expires_at = now()`.execute(platform.database);
  expect(await reset(member, token)).toMatchObject({ refusal: 'link_invalid' });
});

test('of two at once with one link, one sets the password', async () => {
  const member = await newMember();
  await sendRequest(member, member.username, member.email);
  const token = await tokenOf(member.email);

  const outcomes = await Promise.all([reset(member, token), reset(member, token)]);

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a name and an address that do not belong together are answered alike, and sent nothing', async () => {
  const member = await newMember();
  const other = await newMember();
  const known = await sendRequest(member, member.username, member.email);

  for (const [username, email] of [
    [member.username, other.email],
    ['nobody123', member.email],
    ['nobody123', 'nobody@mail.example'],
  ] as const) {
    expect(await sendRequest(await newMember(), username, email)).toEqual(known);
  }
  const { rows } = await sql<{ state: string }>`select state from message_outbox
    where recipient in (${other.email}, 'nobody@mail.example')
    order by id`.execute(platform.database);
  expect(rows.map(({ state }) => state)).toEqual(['withheld', 'withheld']);
});

test('known and unknown names take the same time: the same steps, and no hash', async () => {
  const member = await newMember();
  const hashed = vi.fn();
  const steps = async (username: string): Promise<string[]> => {
    visits += 1;
    const visitor = { host: member.host, ip: `203.0.113.${visits}` };
    const { statements } = await recordStatements(() =>
      sendRequest({ visitor }, username, member.email),
    );
    // By the clock a process looks whether brands have changed, and says that it serves them, whatever is asked meanwhile.
    return statements
      .map(({ text }) => text)
      .filter((text) => !/brands_version|this_cell|serving_process/.test(text));
  };

  hashing.subscribe(hashed);
  const known = await steps(member.username);
  const unknown = await steps('nobody1234');
  hashing.unsubscribe(hashed);

  expect(known.join()).toContain('insert into "message_outbox"');
  expect(unknown).toEqual(known);
  expect(hashed).not.toHaveBeenCalled();
});

test('a name is sent a few links only, in silence', async () => {
  const member = await newMember();
  for (let round = 0; round < 5; round += 1)
    expect((await sendRequest(await newMember(), member.username, member.email)).ok).toBe(true);

  const { rows } = await sql<{ state: string }>`select state from message_outbox
    where recipient = ${member.email} and kind = 'passwordResetLink'
    order by id`.execute(platform.database);

  expect(rows.map(({ state }) => state).join(' ')).toBe('queued queued queued withheld withheld');
});

test('nobody uses up the links of a name by another address, or without the captcha', async () => {
  const member = await newMember();
  for (let round = 0; round < 6; round += 1) {
    const stranger = await newMember();
    expect((await sendRequest(stranger, member.username, stranger.email)).ok).toBe(true);
  }
  const pest = await newMember();
  for (const name of ['first34', 'second34', 'third34'])
    await sendRequest(pest, name, 'a@mail.example');
  for (let round = 0; round < 6; round += 1)
    expect(await sendRequest(pest, member.username, member.email)).toMatchObject({
      refusal: 'captcha_required',
    });

  expect(await sendRequest(member, member.username, member.email)).toMatchObject({ ok: true });

  expect(await lastMessage(platform.database, member.email)).toMatchObject({ state: 'queued' });
});

test('of many requests at once from one address no more pass without a captcha than one by one', async () => {
  const member = await newMember();

  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, at) => sendRequest(member, `atonce${at}`, 'a@mail.example')),
  );

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
});

test('an address that asks often solves a captcha', async () => {
  const member = await newMember();
  for (const name of ['first12', 'second12', 'third12'])
    await sendRequest(member, name, 'a@mail.example');

  const asked = await sendRequest(member, member.username, member.email);

  expect(asked).toMatchObject({ refusal: 'captcha_required', details: { captcha: true } });
  const with1 = (captcha: { captchaId: string; captcha: string }) =>
    platform.call(member.visitor, forgotPassword, {
      username: member.username,
      email: member.email,
      ...captcha,
    });
  expect(await with1({ captchaId: crypto.randomUUID(), captcha: 'WRONG' })).toMatchObject({
    refusal: 'captcha_wrong',
  });
  expect(await with1(await platform.solvedCaptcha('alpha'))).toMatchObject({ ok: true });
});

test('wrong fields are named, and a form is read as JSON is', async () => {
  const member = await newMember();
  expect(await sendRequest(member, 'x', 'no address')).toMatchObject({
    fieldErrors: [
      { field: 'username', rule: 'letterStart' },
      { field: 'email', rule: 'email' },
    ],
  });

  const raw = new URLSearchParams({ username: member.username, email: member.email }).toString();
  const answer = await platform.send(member.visitor, {
    method: 'POST',
    path: forgotPassword.path,
    raw,
    contentType: 'application/x-www-form-urlencoded',
  });

  expect(JSON.parse(answer.text)).toMatchObject({ value: { message: 'in_been_out' } });
  expect(await tokenOf(member.email)).toHaveLength(43);
});

test('an account that was opened by mobile number is found by it, however it is written', async () => {
  const member = await newMember();
  await sql`update member set username = ${member.mobile}
    where id = ${member.memberId}`.execute(platform.database);
  const spaced = member.mobile.replace('+959', '+95 (9) ');

  expect(await sendRequest(member, spaced, member.email)).toMatchObject({ ok: true });

  expect(await tokenOf(member.email)).toHaveLength(43);
});

test('a new password ends the links that were sent before', async () => {
  const member = await newMember();
  await sendRequest(member, member.username, member.email);
  const first = await tokenOf(member.email);
  await sendRequest(member, member.username, member.email);
  expect(await reset(member, await tokenOf(member.email))).toMatchObject({ ok: true });

  expect(await reset(member, first)).toMatchObject({ refusal: 'link_invalid' });
});

test('a frozen account is sent no link, and one of before opens nothing', async () => {
  const member = await newMember();
  await sendRequest(member, member.username, member.email);
  const token = await tokenOf(member.email);
  await sql`update member set status = 'frozen' where id = ${member.memberId}`.execute(
    platform.database,
  );

  expect(await reset(member, token)).toMatchObject({ refusal: 'link_invalid' });
  await sendRequest(await newMember(), member.username, member.email);
  expect(await lastMessage(platform.database, member.email)).toMatchObject({ state: 'withheld' });
});

test('an account with an authenticator gets its password and shows the authenticator next', async () => {
  const member = await newMember();
  await sql`insert into authenticator (merchant_id, member_id, secret, confirmed_at)
    values (${member.merchantId}, ${member.memberId}, 'JBSWY3DPEHPK3PXP', now())`.execute(
    platform.database,
  );
  await sendRequest(member, member.username, member.email);

  expect(await reset(member, await tokenOf(member.email))).toEqual({
    ok: true,
    value: { session: null },
  });
  expect(await signIn(member, NEW)).toMatchObject({ ok: true });
});
