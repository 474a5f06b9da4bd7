import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#api/endpoint.ts';
import { memberInfo, register } from '#api/member.ts';
import { profile } from '#api/profile.ts';
import { checkSlider, createSlider } from '#api/verification.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openMember } from '../support/members.ts';
import { PASSWORD } from '../support/people.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import {
  codeFor as codeAt,
  enrol as enrolAt,
  opened,
  registerSite as site,
  someone,
  type Visitor,
} from '../support/register.ts';
import { passSliderSeconds } from '../support/sliders.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([
    site('bare', {}),
    site('coded', { REGMOBVERF3: true }),
    site('invited', { DIRECTREG3: false }),
    site(
      'west',
      {},
      {
        registerFields: { birthday: { enabled: true, required: true, patternId: 'dateMdy' } },
      },
    ),
    site('slid', {}, { security: { sliderOnRegister: true } }),
  ]);
});

afterAll(() => platform.close());

let names = 0;

const enrol = (who: Visitor, more: Parameters<typeof enrolAt>[2] = {}) =>
  enrolAt(platform, who, more);
const codeFor = (who: Visitor, variant: 'mobile' | 'username') => codeAt(platform, who, variant);

test('by username the number on the form is verified where REGMOBVERF3 is on', async () => {
  const words = { password: PASSWORD, confirmPassword: PASSWORD, agreed: true };
  const byName = (who: Visitor, more: Partial<InputOf<typeof register>> = {}) =>
    platform.call(who.caller, register, {
      ...who.number,
      ...words,
      username: `named0${names}`,
      ...more,
    });
  const bare = someone('bare');
  names += 1;
  expect(await byName(bare)).toMatchObject({ ok: true });

  const coded = someone('coded');
  names += 1;
  expect(await byName(coded)).toMatchObject({
    fieldErrors: [{ field: 'verificationCode', rule: 'required' }],
  });
  const verificationCode = await codeFor(coded, 'username');
  const outcome = await byName(coded, { verificationCode });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  const token = outcome.value.session?.token ?? '';
  expect(await platform.call({ ...coded.caller, token }, memberInfo)).toMatchObject({
    value: { mobileVerified: true },
  });
  // The number is one account's: the next one is told so with its code.
  const again = await codeFor(coded, 'username');
  expect(await byName(coded, { username: 'somebody', verificationCode: again })).toMatchObject({
    refusal: 'mobile_taken',
  });
  // A taken name does not use the code up.
  const other = someone('coded');
  names += 1;
  const kept = await codeFor(other, 'username');
  const taken = `named0${names - 1}`;
  expect(await byName(other, { username: taken, verificationCode: kept })).toMatchObject({
    refusal: 'username_taken',
  });
  expect(await byName(other, { verificationCode: kept })).toMatchObject({ ok: true });
});

test('without DIRECTREG3 only an invitation opens the form: a code, or the agent’s own host', async () => {
  const agent = await openMember(platform, 'invited', { username: 'agent01', type: 1 });
  const { rows } = await sql<{ code: string }>`
    select code from affiliate_code where owner_id = ${agent.memberId}`.execute(platform.database);
  const who = someone('invited');
  expect(await enrol(who)).toMatchObject({ refusal: 'registration_closed' });
  expect(await enrol(who, { affiliateCode: 'WRONG123' })).toMatchObject({
    refusal: 'invitation_code_error',
    status: 400,
  });

  await opened(enrol(who, { affiliateCode: rows[0]?.code ?? '' }));
  await sql`insert into affiliate_code (merchant_id, code, owner_id, kind, domain)
    values (${agent.merchantId}, 'HOSTCODE', ${agent.memberId}, 'agent', 'invited.localhost')`.execute(
    platform.database,
  );
  const next = someone('invited');
  await opened(enrol(next, { registerUrl: 'https://invited.localhost/register?a=b#secret' }));

  const { rows: kept } = await sql<{ uplineId: number; registerUrl: string | null }>`
    select upline_id, register_url from member where username in (${who.mobile}, ${next.mobile})
    order by id`.execute(platform.database);
  expect(kept).toEqual([
    { uplineId: agent.memberId, registerUrl: null },
    { uplineId: agent.memberId, registerUrl: 'https://invited.localhost/register?a=b' },
  ]);
});

test('a referral code names the referrer, beside the agent', async () => {
  const friend = await openMember(platform, 'bare', { username: 'friend01' });
  const { rows } = await sql<{ code: string }>`
    select code from affiliate_code where owner_id = ${friend.memberId}`.execute(platform.database);
  const who = someone('bare');

  await opened(enrol(who, { referralCode: rows[0]?.code ?? '', registerUrl: 'javascript:x' }));

  const { rows: kept } = await sql`
    select referrer_id, upline_id, register_url from member
    where username = ${who.mobile}`.execute(platform.database);
  expect(kept).toEqual([{ referrerId: friend.memberId, uplineId: null, registerUrl: null }]);
});

test('the slider is asked for where the merchant wants it, and good once', async () => {
  const who = someone('slid');
  expect(await enrol(who)).toMatchObject({ refusal: 'slider_required', status: 400 });
  const begun = await platform.call(who.caller, createSlider);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  // Nobody reads, reaches and presses faster.
  await passSliderSeconds(platform, 1);
  const passed = await platform.call(who.caller, checkSlider, {
    sliderId: begun.value.sliderId,
    method: 'button',
    track: [],
    durationMs: 0,
  });
  if (!passed.ok) throw new Error(JSON.stringify(passed));
  const { sliderToken } = passed.value;

  await opened(enrol(who, { sliderToken }));

  expect(await enrol(someone('slid'), { sliderToken })).toMatchObject({
    refusal: 'slider_required',
  });
});

test('a birthday is kept with its year first, whatever the form asks for', async () => {
  const birthday = '02-28-1990';
  const west = someone('west');
  const outcome = await platform.call(west.caller, register, {
    username: 'western1',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agreed: true,
    birthday,
    ...(await platform.solvedCaptcha('west')),
  });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  const member = { ...west.caller, token: outcome.value.session?.token ?? '' };

  expect(await platform.call(member, profile)).toMatchObject({
    value: { fields: { birthday: '1990-02-28' }, locked: ['birthday'] },
  });
});
