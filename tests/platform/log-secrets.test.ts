import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#platform/app/handlers.ts';
import { connect } from '#platform/base/database/connect.ts';
import { validInput } from '../support/arbitrary-input.ts';
import { isHarmless, requestOf } from '../support/every-call.ts';
import { keepLog } from '../support/log-lines.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMember } from '../support/members.ts';
import { type Caller, startTestPlatform, type TestPlatform } from '../support/platform.ts';

/** Fields whose values let somebody in, pay, prove or name somebody. */
const TAKES_SECRET =
  /pass|secret|token|code|captcha|answer|credential|auth|p256dh|endpoint|idnumber|accountnumber|challenge|signature/i;

const kept = keepLog('debug');
const endpoints = handlers.map(({ endpoint }) => endpoint).filter(isHarmless);
const sent = new Map<string, string>();
let platform: TestPlatform;
let member: Caller;
let made = 0;

beforeAll(async () => {
  const flags = { MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true, AGENTPOLICY3: true };
  platform = await startTestPlatform([buildMerchant('alpha', { flags })], {
    jobs: false,
    log: kept.log,
  });
  member = await openMember(platform, 'alpha', { username: 'logged', cashMinor: 50_000 });
});

afterAll(() => platform.close());

/** A text, and digits as a code of an SMS has them: each is sent once. */
const secret = (isDigits: boolean): string => {
  made += 1;
  return isDigits ? String(730_000 + made) : `kanari${made}q9Z`;
};

/** The same input with a secret in each field that takes one, however deep. */
const withSecrets = (value: unknown, where: string, isDigits: boolean): unknown => {
  if (Array.isArray(value)) return value.map((each) => withSecrets(each, where, isDigits));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (typeof each !== 'string' || !TAKES_SECRET.test(name))
        return [name, withSecrets(each, `${where}.${name}`, isDigits)];
      const planted = secret(isDigits);
      sent.set(planted, `${where}.${name}`);
      return [name, planted];
    }),
  );
};

const sendAll = async (isDigits: boolean): Promise<void> => {
  for (const endpoint of endpoints)
    for (const input of fc.sample(validInput(endpoint), { numRuns: 1, seed: 7 })) {
      const planted = withSecrets(input, endpoint.name, isDigits) as Record<string, unknown>;
      await platform.send(member, requestOf(endpoint, planted));
    }
};

/** Those that stand in the log as they were sent; digits only where they are no part of a number, an id or a hash. */
const leaked = (): string[] => {
  const text = kept.text();
  return [...sent]
    .filter(([value]) => new RegExp(`(?<![\\w.])${value}(?!\\w)`).test(text))
    .map(([value, where]) => `${where}: ${value}`);
};

test('no secret that any call takes stands in the log, whatever becomes of the call', async () => {
  await sendAll(false);
  await sendAll(true);
  const { pool, close } = await connect(platform.databaseUrl, { connections: 1 });
  // From now on whatever a call writes is a fault of ours, whose words hold the whole row.
  await pool.query(`do $$ declare t record; begin
    for t in select oid::regclass as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
    loop
      execute format('alter table %s add constraint planted check (false) not valid', t.name);
    end loop; end $$`);
  await close();
  await sendAll(false);
  await sendAll(true);

  const entries = kept.entries();
  expect(sent.size).toBeGreaterThan(100);
  expect(entries.filter(({ msg }) => msg === 'incoming request').length).toBeGreaterThan(200);
  expect(entries.filter(({ msg }) => msg === 'a fault of ours').length).toBeGreaterThan(10);
  expect(leaked()).toEqual([]);
  expect(kept.text()).not.toContain(member.token);
});

test('a secret that is written under another name is found by this very search', () => {
  sent.set('kanari-planted-1', 'planted');
  sent.set('729999', 'planted digits');
  sent.set('729998', 'part of an id');

  kept.log.info({ hint: 'kanari-planted-1' }, 'a fault of this test');
  kept.log.info({ hint: 'code=729999', id: 'c0ffee729998ab' }, 'another one');

  expect(leaked()).toEqual(['planted: kanari-planted-1', 'planted digits: 729999']);
});
