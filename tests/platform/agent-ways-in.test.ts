import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentStanding } from '#api/agents.ts';
import { memberInfo } from '#api/member.ts';
import { addPasskey, passkeyLogin, passkeyLoginOptions, passkeyOptions } from '#api/passkeys.ts';
import { type ChallengeKind, login, sendChallengeCode, verifyLogin } from '#api/session.ts';
import { sendLoginCode } from '#api/verification.ts';
import { sql } from '#platform/base/database/sql.ts';
import { sealSecret } from '#platform/base/sealing/seal-secret.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { makeSecret } from '#platform/people/authenticator/totp.ts';
import { Secret, TOTP } from 'otpauth';
import { giveContact } from '../support/contacts.ts';
import { openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { lastCode } from '../support/outbox.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { makePasskey } from '../support/software-passkey.ts';

const PASSWORD = 'violet-Tuba-91x';
const AWAY = '203.0.113.9';
const flags = { AGENTPOLICY3: true, MOBILEVERCODELOGIN3: true };

type Area = 'member' | 'agent' | undefined;
type Somebody = OpenedMember & { username: string; mobile: string; email: string };

let platform: TestPlatform;
let passwordHash: string;
let people = 0;

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  platform = await startTestPlatform([
    buildMerchant('alpha', { flags }),
    buildMerchant('shut', { flags: { ...flags, AGENTPOLICY3: false } }),
  ]);
});

afterAll(() => platform.close());

const somebody = async (type: number, code: string): Promise<Somebody> => {
  people += 1;
  const username = `enters${people}`;
  const [mobile, email] = [`+9597912350${10 + people}`, `${username}@mail.example`];
  const opened = await openMember(platform, code, { username, passwordHash, type });
  await giveContact(platform, opened, 'mobile', mobile);
  await giveContact(platform, opened, 'email', email);
  return { ...opened, username, mobile, email };
};

const away = ({ host }: Somebody) => ({ host, ip: AWAY });

/** From where the account was never, and never first: one more proof is asked for. */
const askForProof = ({ merchantId, memberId }: Somebody) =>
  sql`insert into known_network (merchant_id, member_id, network)
    values (${merchantId}, ${memberId}, '198.51.100.0/24')`.execute(platform.database);

const prove = async (who: Somebody, area: Area, kind: ChallengeKind, answer: string | null) => {
  const entered = await platform.call(away(who), login, {
    username: who.username,
    password: PASSWORD,
    ...(area && { area }),
  });
  if (entered.ok || entered.refusal !== 'verification_required') return entered;
  const challengeId = String(entered.details?.['challengeId']);
  if (kind === 'email') await platform.call(away(who), sendChallengeCode, { challengeId, kind });
  const proof = answer ?? (await lastCode(platform.database, who.email));
  return platform.call(away(who), verifyLogin, { challengeId, kind, answer: proof });
};

const WAYS = {
  'a passkey': async (who: Somebody, area: Area) => {
    const key = makePasskey({ origin: `http://${who.host}`, rpId: who.host });
    const begun = await platform.call(who, passkeyOptions, { password: PASSWORD });
    if (!begun.ok) throw new Error(begun.refusal);
    const credential = key.register(String(begun.value.options['challenge']));
    const { challengeId } = begun.value;
    await platform.call(who, addPasskey, { challengeId, name: 'Phone', credential });
    const asked = await platform.call(away(who), passkeyLoginOptions);
    if (!asked.ok) throw new Error(asked.refusal);
    return platform.call(away(who), passkeyLogin, {
      challengeId: asked.value.challengeId,
      credential: key.authenticate(String(asked.value.options['challenge'])),
      ...(area && { area }),
    });
  },
  'a code by SMS': async (who: Somebody, area: Area) => {
    const number = { mobileNum: who.mobile.slice(3), countryDialingCode: '95' };
    await platform.call(away(who), sendLoginCode, number);
    const verificationCode = await lastCode(platform.database, who.mobile);
    const sent = { type: 'sms' as const, ...number, verificationCode, ...(area && { area }) };
    return platform.call(away(who), login, sent);
  },
  'a code by e-mail as a second step': async (who: Somebody, area: Area) => {
    await askForProof(who);
    return prove(who, area, 'email', null);
  },
  'an authenticator as a second step': async (who: Somebody, area: Area) => {
    const secret = makeSecret();
    await sql`insert into authenticator (merchant_id, member_id, secret, confirmed_at)
      values (${who.merchantId}, ${who.memberId}, ${sealSecret(secret)}, now())`.execute(
      platform.database,
    );
    await askForProof(who);
    const shown = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    return prove(who, area, 'authenticator', shown);
  },
} as const;

const ways = Object.keys(WAYS) as (keyof typeof WAYS)[];

test.each(ways)(
  'by %s an agent is one in the agents’ area and refused in the members’, and a member the other way round',
  async (way) => {
    const enter = async (type: number, area: Area, code = 'alpha') =>
      WAYS[way](await somebody(type, code), area);

    expect(await enter(1, 'member')).toMatchObject({ refusal: 'non_member', status: 403 });
    expect(await enter(0, 'agent')).toMatchObject({ refusal: 'non_agent', status: 403 });
    expect(await enter(0, 'member')).toMatchObject({ ok: true });
    for (const area of ['agent', undefined] as const) {
      const opened = await enter(41, area);
      if (!opened.ok) throw new Error(JSON.stringify(opened));
      const caller = { host: 'alpha.localhost', ip: AWAY, token: opened.value.token };
      expect(await platform.call(caller, memberInfo)).toMatchObject({ value: { isAgent: true } });
      expect(await platform.call(caller, agentStanding)).toMatchObject({ ok: true });
    }
    // A brand without agents has no area for them, and shuts nobody out of the members’.
    expect(await enter(1, 'agent', 'shut')).toMatchObject({ refusal: 'non_agent' });
    expect(await enter(1, 'member', 'shut')).toMatchObject({ ok: true });
  },
);

test('who is no agent any more when the second step comes is refused in the agents’ area', async () => {
  const who = await somebody(2, 'alpha');
  await askForProof(who);
  const entered = await platform.call(away(who), login, {
    username: who.username,
    password: PASSWORD,
    area: 'agent',
  });
  const challengeId = String((entered.ok ? {} : entered.details)?.['challengeId']);
  await platform.call(away(who), sendChallengeCode, { challengeId, kind: 'email' });
  await sql`update member set type = 0 where id = ${who.memberId}`.execute(platform.database);

  const answer = await lastCode(platform.database, who.email);
  const proof = { challengeId, kind: 'email' as const, answer };
  expect(await platform.call(away(who), verifyLogin, proof)).toMatchObject({
    refusal: 'non_agent',
  });
});
