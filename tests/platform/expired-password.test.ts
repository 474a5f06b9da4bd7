import { afterAll, beforeAll, expect, test } from 'vitest';
import { devices } from '#api/devices.ts';
import { changePassword, memberInfo } from '#api/member.ts';
import { login, logout, rememberedLogin } from '#api/session.ts';
import { balance } from '#api/wallet.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { sql } from '#platform/base/database/sql.ts';
import { verifyContact } from '#platform/people/contacts/contacts.ts';
import { openBrowser } from '../support/cookie-browser.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant, type Part } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';

const OLD = 'violet-Tuba-91x';
const NEW = 'orange-Flute-17k';
const held = { refusal: 'password_change_required', status: 403 };

let platform: TestPlatform;
let passwordHash: string;
let people = 0;

const brand = (code: string, isOn: boolean, passwordMaxDays = 0, CHNGPASSVERIF3 = false) =>
  buildMerchant(code, {
    flags: { PWDEXPFORCECHANGE3: isOn, CHNGPASSVERIF3 },
    security: { passwordMaxDays },
  } satisfies Part<MerchantConfig>);

beforeAll(async () => {
  passwordHash = await hashPassword(OLD);
  platform = await startTestPlatform([
    brand('alpha', true),
    brand('beta', false),
    brand('gamma', true, 30),
    brand('delta', true, 0, true),
  ]);
});

afterAll(() => platform.close());

/** A member whose password was to be changed by now, signed in with it. */
const newMember = async (code: string, change: 'expires_at' | 'changed_at' = 'expires_at') => {
  people += 1;
  const username = `expired${people}`;
  const { memberId } = await openMember(platform, code, { username, passwordHash });
  await sql`update member set ${sql.ref(`password_${change}`)} = now() - interval '31 days'
    where id = ${memberId}`.execute(platform.database);
  const browser = openBrowser(platform, { host: `${code}.localhost` });
  const opened = await browser.call(login, { username, password: OLD, remember: true });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  return { browser, memberId, session: opened.value, token: opened.value.token };
};

const change = { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW };

test('who must change it and has no contact for a code is not locked out', async () => {
  const bare = await newMember('delta');
  const reachable = await newMember('delta');
  await platform.database.transaction().execute(async (tx) => {
    const { merchantId } = await tx
      .selectFrom('member')
      .select('merchantId')
      .where('id', '=', reachable.memberId)
      .executeTakeFirstOrThrow();
    const contact = { kind: 'email' as const, value: 'ada@mail.example' };
    await verifyContact(tx, { merchantId, memberId: reachable.memberId, ...contact });
  });
  const send = ({ browser, token }: typeof bare) => browser.call(changePassword, change, { token });

  expect(await send(bare)).toMatchObject({ ok: true });
  expect(await send(reachable)).toMatchObject({ refusal: 'code_required' });
});

test('flag on: nothing is answered but the change of the password, and then everything', async () => {
  const { browser, token, session } = await newMember('alpha');

  expect(session.passwordExpired).toBe(true);
  for (const endpoint of [balance, devices])
    expect(await browser.call(endpoint, {}, { token })).toMatchObject(held);
  expect(await browser.call(memberInfo, {}, { token })).toMatchObject({
    value: { passwordExpired: true },
  });
  const changed = await browser.call(changePassword, change, { token });

  if (!changed.ok) throw new Error(JSON.stringify(changed));
  expect(changed.value.passwordExpired).toBe(false);
  expect(await browser.call(balance, {}, { token: changed.value.token })).toMatchObject({
    ok: true,
  });
});

test('flag on: a remembered device is held as well, and may sign out', async () => {
  const { browser } = await newMember('alpha');

  const again = await browser.call(rememberedLogin);

  if (!again.ok) throw new Error(JSON.stringify(again));
  const { token } = again.value;
  expect(await browser.call(balance, {}, { token })).toMatchObject(held);
  expect(await browser.call(logout, {}, { token })).toMatchObject({ ok: true });
});

test('flag on: who came in by SMS is not held (specification 4)', async () => {
  const { browser, token, memberId } = await newMember('alpha');
  await sql`update session set method = 'sms' where member_id = ${memberId}`.execute(
    platform.database,
  );

  expect(await browser.call(balance, {}, { token })).toMatchObject({ ok: true });
});

test('flag off: the password has expired, and nobody is held', async () => {
  const { browser, token, session } = await newMember('beta');

  expect(session.passwordExpired).toBe(true);
  expect(await browser.call(balance, {}, { token })).toMatchObject({ ok: true });
});

test('a password grows old where the merchant says so, and a new one is young', async () => {
  const old = await newMember('gamma', 'changed_at');
  const ageless = await newMember('alpha', 'changed_at');

  expect(old.session.passwordExpired).toBe(true);
  expect(await old.browser.call(balance, {}, { token: old.token })).toMatchObject(held);
  expect(ageless.session.passwordExpired).toBe(false);
  const changed = await old.browser.call(changePassword, change, { token: old.token });
  if (!changed.ok) throw new Error(JSON.stringify(changed));
  expect(changed.value.passwordExpired).toBe(false);
});
