import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { login } from '#api/session.ts';
import { sendLoginCode, sendRegisterCode } from '#api/verification.ts';
import { sql } from '#platform/base/database/sql.ts';
import { verifyContact } from '#platform/people/contacts/contacts.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { lastCode, lastMessage } from '../support/outbox.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const security = { codeSendsPerNumber: 3, codeSendsPerAddress: 12 };
const on = { flags: { MOBILEVERCODELOGIN3: true, MOBILENUMREG3: true }, security };

let platform: TestPlatform;
let people = 0;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', on),
    buildMerchant('beta', { flags: { MOBILEVERCODELOGIN3: false, MOBILENUMREG3: false } }),
  ]);
});

afterAll(() => platform.close());

const alpha = { host: 'alpha.localhost' };

/** A caller from an address and with a number that nobody used before. */
const someone = () => {
  people += 1;
  const digits = String(people).padStart(3, '0');
  return {
    caller: { ...alpha, ip: `203.0.${people}.7` },
    typed: { mobileNum: `09 791 234 ${digits}`, countryDialingCode: '95' },
    mobile: `+959791234${digits}`,
  };
};

/** An account whose owner has shown a code sent to the number. */
const newMember = async (mobile: string, type = 0) => {
  const member = await openMember(platform, 'alpha', { username: `sms${people}user`, type });
  await platform.database.transaction().execute((tx) =>
    verifyContact(tx, {
      merchantId: member.merchantId,
      memberId: member.memberId,
      kind: 'mobile',
      value: mobile,
    }),
  );
  return member;
};

const addAuthenticator = ({ merchantId, memberId }: { merchantId: number; memberId: number }) =>
  sql`insert into authenticator (merchant_id, member_id, secret, confirmed_at)
    values (${merchantId}, ${memberId}, 'ABCDEFGHIJKLMNOP', now())`.execute(platform.database);

const signIn = (who: ReturnType<typeof someone>, verificationCode: string) =>
  platform.call(who.caller, login, { type: 'sms', ...who.typed, verificationCode });

test('a member signs in with the code that came by SMS, once', async () => {
  const who = someone();
  await newMember(who.mobile);

  const sent = await platform.call(who.caller, sendLoginCode, who.typed);
  const message = await lastMessage(platform.database, who.mobile);
  const code = await lastCode(platform.database, who.mobile);
  const opened = await signIn(who, ` ${code.slice(0, 3)} ${code.slice(3)} `);

  expect(sent).toEqual({ ok: true, value: { expiredMinutes: 5 } });
  expect(message).toMatchObject({ channel: 'sms', kind: 'loginCode', state: 'queued' });
  expect(message?.body).toContain('Brand alpha');
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  expect(await platform.call({ ...alpha, token: opened.value.token }, memberInfo)).toMatchObject({
    ok: true,
  });
  expect(await signIn(who, code)).toMatchObject({ refusal: 'code_wrong', status: 400 });
});

test('the code is stored only as a hash', async () => {
  const who = someone();
  await newMember(who.mobile);
  await platform.call(who.caller, sendLoginCode, who.typed);

  const code = await lastCode(platform.database, who.mobile);
  const rows = await platform.database.selectFrom('verificationCode').selectAll().execute();
  // The digits of a number may happen to be those of a code.
  const stored = rows.map((row) => ({ ...row, recipient: '' }));

  expect(JSON.stringify(stored)).not.toContain(code);
});

test('where the flag is off neither a code is sent nor one taken', async () => {
  const beta = { host: 'beta.localhost' };
  const { typed } = someone();

  const closed = { refusal: 'sms_login_closed', status: 403 };
  expect(await platform.call(beta, sendLoginCode, typed)).toMatchObject(closed);
  expect(
    await platform.call(beta, login, { type: 'sms', ...typed, verificationCode: '123456' }),
  ).toMatchObject(closed);
  expect(
    await platform.call(beta, sendRegisterCode, { mobileNo: typed.mobileNum, variant: 'mobile' }),
  ).toMatchObject({ refusal: 'registration_closed', status: 403 });
});

test('a number that nobody has is answered alike, and nothing is sent to it', async () => {
  const known = someone();
  const unknown = someone();
  await newMember(known.mobile);

  const answers = await Promise.all(
    [known, unknown].map((who) => platform.call(who.caller, sendLoginCode, who.typed)),
  );
  const wrong = await Promise.all([known, unknown].map((who) => signIn(who, '000000')));

  expect(answers[1]).toEqual(answers[0]);
  expect(wrong[1]).toEqual(wrong[0]);
  expect(await lastMessage(platform.database, unknown.mobile)).toMatchObject({ state: 'withheld' });
  // Not even with the code that was made for nobody.
  const code = await lastCode(platform.database, unknown.mobile);
  expect(await signIn(unknown, code)).toMatchObject({ refusal: 'code_wrong' });
});

test('five wrong codes end the code and lock for five minutes, also for the right one', async () => {
  const who = someone();
  await newMember(who.mobile);
  await platform.call(who.caller, sendLoginCode, who.typed);
  const code = await lastCode(platform.database, who.mobile);
  const wrong = code === '000000' ? '000001' : '000000';

  const refusals: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const refused = await signIn(who, wrong);
    if (!refused.ok) refusals.push(`${refused.status} ${refused.refusal}`);
  }
  const locked = await signIn(who, code);

  expect(refusals).toEqual([
    ...Array.from({ length: 4 }, () => '400 code_wrong'),
    '429 code_locked',
  ]);
  expect(locked).toMatchObject({ refusal: 'code_locked', status: 429 });
  if (locked.ok) return;
  expect(locked.details?.['retryAfterSeconds']).toBeGreaterThan(200);
});

test('guesses from elsewhere lock the network that they come from, and not the number', async () => {
  const who = someone();
  await newMember(who.mobile);
  await platform.call(who.caller, sendLoginCode, who.typed);
  const code = await lastCode(platform.database, who.mobile);
  const wrong = code === '000000' ? '000001' : '000000';
  const thief = { ...who, caller: someone().caller };
  for (let round = 0; round < 6; round += 1) await signIn(thief, wrong);

  expect(await signIn(thief, code)).toMatchObject({ refusal: 'code_locked' });
  expect(await signIn(who, code)).toMatchObject({ ok: true });
});

test('one code is given up after fifty guesses, from however many networks', async () => {
  const who = someone();
  await newMember(who.mobile);
  await platform.call(who.caller, sendLoginCode, who.typed);
  const code = await lastCode(platform.database, who.mobile);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let round = 0; round < 50; round += 1)
    await signIn({ ...who, caller: { ...who.caller, ip: `203.0.113.${round}` } }, wrong);

  expect(await signIn(who, code)).toMatchObject({ refusal: 'code_locked' });
});

test('forty guesses at once are no more than five', async () => {
  const who = someone();
  await newMember(who.mobile);
  await platform.call(who.caller, sendLoginCode, who.typed);
  const code = Number(await lastCode(platform.database, who.mobile));

  const guesses = Array.from({ length: 40 }, (_, step) =>
    String((code + step + 1) % 1_000_000).padStart(6, '0'),
  );
  const outcomes = await Promise.all(guesses.map((guess) => signIn(who, guess)));

  const judged = outcomes.filter((outcome) => !outcome.ok && outcome.refusal === 'code_wrong');
  expect(judged.length).toBeLessThanOrEqual(4);
  expect(outcomes.every((outcome) => !outcome.ok)).toBe(true);
});

test('a code that has expired says so', async () => {
  const who = someone();
  await newMember(who.mobile);
  await platform.call(who.caller, sendLoginCode, who.typed);
  const code = await lastCode(platform.database, who.mobile);
  await sql`update verification_code set expires_at = now() where recipient = ${who.mobile}`.execute(
    platform.database,
  );

  expect(await signIn(who, code)).toMatchObject({ refusal: 'code_expired', status: 400 });
});

test('a code of another purpose or brand opens nothing', async () => {
  const who = someone();
  await newMember(who.mobile);
  await platform.call(who.caller, sendRegisterCode, {
    mobileNo: who.typed.mobileNum,
    countryDialingCode: '95',
    variant: 'mobile',
  });

  const code = await lastCode(platform.database, who.mobile);

  expect(await signIn(who, code)).toMatchObject({ refusal: 'code_wrong' });
});

test('codes are counted by number and by address', async () => {
  const who = someone();
  const send = (mobileNum: string, ip: string) =>
    platform.call({ ...alpha, ip }, sendLoginCode, { mobileNum, countryDialingCode: '95' });

  for (let round = 0; round < 3; round += 1)
    expect((await send(who.typed.mobileNum, `203.1.0.${round}`)).ok).toBe(true);
  const fourth = await send(who.typed.mobileNum, '203.1.0.9');
  for (let round = 0; round < 12; round += 1)
    expect((await send(`09791235${String(round).padStart(3, '0')}`, '203.2.0.1')).ok).toBe(true);
  const thirteenth = await send('09791235999', '203.2.0.1');

  for (const refused of [fourth, thirteenth]) {
    expect(refused).toMatchObject({ refusal: 'too_many_codes', status: 429 });
    if (!refused.ok) expect(refused.details?.['retryAfterSeconds']).toBeGreaterThan(200);
  }
});

test('what is missing or no number is named', async () => {
  const { caller } = someone();

  expect(await platform.call(caller, login, { type: 'sms' })).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [
      { field: 'mobileNum', rule: 'required' },
      { field: 'verificationCode', rule: 'required' },
    ],
  });
  expect(
    await platform.call(caller, sendLoginCode, { mobileNum: '123', countryDialingCode: '95' }),
  ).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'mobileNum', rule: 'phone' }],
  });
});

test('a frozen account and the wrong area are refused after the code', async () => {
  const who = someone();
  const { memberId } = await newMember(who.mobile);
  const enter = async (area?: 'member' | 'agent') => {
    await platform.call(who.caller, sendLoginCode, who.typed);
    const verificationCode = await lastCode(platform.database, who.mobile);
    return platform.call(who.caller, login, {
      type: 'sms',
      ...who.typed,
      verificationCode,
      ...(area && { area }),
    });
  };

  expect(await enter('agent')).toMatchObject({ refusal: 'non_agent', status: 403 });
  await sql`update member set status = 'frozen' where id = ${memberId}`.execute(platform.database);
  expect(await enter()).toMatchObject({ refusal: 'account_frozen', status: 403 });
});

test('an account opened by its number is proved by the first code, and others are signed out', async () => {
  const who = someone();
  const other = await openMember(platform, 'alpha', { username: who.mobile });
  await platform.call(who.caller, sendLoginCode, who.typed);

  const opened = await signIn(who, await lastCode(platform.database, who.mobile));

  if (!opened.ok) throw new Error(JSON.stringify(opened));
  expect(await platform.call({ ...alpha, token: opened.value.token }, memberInfo)).toMatchObject({
    value: { mobileVerified: true },
  });
  expect(await platform.call(other, memberInfo)).toMatchObject({ refusal: 'not_logged_in' });
});

test('from a new place an SMS code does not stand in for an authenticator', async () => {
  const who = someone();
  const member = await newMember(who.mobile);
  await addAuthenticator(member);
  await sql`insert into known_network (merchant_id, member_id, network)
    values (${member.merchantId}, ${member.memberId}, '198.51.100.0/24')`.execute(
    platform.database,
  );
  await platform.call(who.caller, sendLoginCode, who.typed);
  const code = await lastCode(platform.database, who.mobile);

  expect(await signIn(who, code)).toMatchObject({
    refusal: 'verification_required',
    details: { kinds: ['authenticator'] },
  });
});
