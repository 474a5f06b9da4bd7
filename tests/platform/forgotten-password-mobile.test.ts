import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { resetPasswordByMobile, sendPasswordCode } from '#api/passwords.ts';
import { login } from '#api/session.ts';
import { giveContact } from '../support/contacts.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { lastCode, lastMessage } from '../support/outbox.ts';
import { openSomebody, type Somebody as Member } from '../support/people.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const NEW = 'orange-Flute-17k';
const security = { codeSendsPerNumber: 3, codeSendsPerAddress: 1000, addressCheck: false };

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', { security }),
    buildMerchant('slid', { security: { ...security, sliderOnSms: true } }),
  ]);
});

afterAll(() => platform.close());

/** A member whose number is verified. */
const newMember = async () => {
  const member = await openSomebody(platform);
  await giveContact(platform, member, 'mobile', member.mobile);
  return member;
};

const byMobile = (member: Member, verificationCode: string, newPassword = NEW) =>
  platform.call(member.visitor, resetPasswordByMobile, {
    mobileNum: member.mobile,
    verificationCode,
    newPassword,
  });

test('a code by SMS sets a new password and signs in', async () => {
  const member = await newMember();
  expect(
    await platform.call(member.visitor, sendPasswordCode, {
      mobileNum: member.mobile.replace('+95', '0'),
      countryDialingCode: '+95',
    }),
  ).toEqual({ ok: true, value: { expiredMinutes: 5 } });
  const code = await lastCode(platform.database, member.mobile);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await byMobile(member, wrong)).toMatchObject({ refusal: 'code_wrong', status: 400 });
  expect(await byMobile(member, code, 'short')).toMatchObject({ refusal: 'invalid_input' });

  const outcome = await byMobile(member, code);

  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  const fresh = { ...member.visitor, token: outcome.value.session?.token ?? '' };
  expect(await platform.call(fresh, memberInfo)).toMatchObject({
    value: { account: member.username },
  });
  expect(await byMobile(member, code)).toMatchObject({ refusal: 'code_wrong' });
  expect(
    await platform.call(member.visitor, login, { username: member.username, password: NEW }),
  ).toMatchObject({ ok: true });
});

test('a number that nobody has is answered alike and sent nothing', async () => {
  const { visitor } = await newMember();
  const mobileNum = '+959796999999';

  expect(await platform.call(visitor, sendPasswordCode, { mobileNum })).toEqual({
    ok: true,
    value: { expiredMinutes: 5 },
  });
  expect(await lastMessage(platform.database, mobileNum)).toMatchObject({ state: 'withheld' });
  const code = await lastCode(platform.database, mobileNum);
  expect(
    await platform.call(visitor, resetPasswordByMobile, {
      mobileNum,
      verificationCode: code,
      newPassword: NEW,
    }),
  ).toMatchObject({ refusal: 'code_wrong' });
});

test('a number that was only written on a form does not open the account', async () => {
  const { visitor } = await newMember();
  const mobileNum = '+959796888888';
  await openMember(platform, 'alpha', { username: 'claimer01', profile: { mobileNum } });

  await platform.call(visitor, sendPasswordCode, { mobileNum });

  expect(await lastMessage(platform.database, mobileNum)).toMatchObject({ state: 'withheld' });
});

test('a number of no country, too many codes, and a slider that is missing are refused', async () => {
  const member = await newMember();
  expect(await platform.call(member.visitor, sendPasswordCode, { mobileNum: '123' })).toMatchObject(
    { fieldErrors: [{ field: 'mobileNum', rule: 'phone' }] },
  );
  for (let round = 0; round < 3; round += 1)
    await platform.call(member.visitor, sendPasswordCode, { mobileNum: member.mobile });
  expect(
    await platform.call(member.visitor, sendPasswordCode, { mobileNum: member.mobile }),
  ).toMatchObject({ refusal: 'too_many_codes', status: 429 });
  expect(
    await platform.call({ host: 'slid.localhost' }, sendPasswordCode, { mobileNum: member.mobile }),
  ).toMatchObject({ refusal: 'slider_required' });
});

test('guessing the code ends in a refusal of the right one too', async () => {
  const member = await newMember();
  await platform.call(member.visitor, sendPasswordCode, { mobileNum: member.mobile });
  const code = await lastCode(platform.database, member.mobile);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let round = 0; round < 4; round += 1)
    expect(await byMobile(member, wrong)).toMatchObject({ refusal: 'code_wrong' });

  expect(await byMobile(member, wrong)).toMatchObject({ refusal: 'code_locked', status: 429 });
  expect(await byMobile(member, code)).toMatchObject({ refusal: 'code_locked' });
});
