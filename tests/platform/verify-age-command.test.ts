import { afterAll, beforeAll, expect, test } from 'vitest';
import { protectionStatus } from '#api/protection.ts';
import { requestLivery } from '../build/request-livery.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', { protection: { ageProof: 'verified' } }),
  ]);
});

afterAll(() => platform.close());

const verify = (...args: string[]) =>
  requestLivery(['platform', 'verify-age', ...args, '--merchant', 'alpha', '--as', 'anna'], {
    DATABASE_URL: platform.databaseUrl,
  });

test('an operator opens play for a member, and says what was seen', async () => {
  const ana = await openMember(platform, 'alpha', { username: 'provedana' });

  const said = await verify('ProvedAna', '--proof', 'passport');

  expect(said).toMatchObject({ code: 0 });
  expect(await platform.call(ana, protectionStatus)).toMatchObject({
    value: { age: { state: 'verified', playOpen: true } },
  });
  const json = await verify('provedana', '--proof', 'passport', '--json');
  expect(JSON.parse(json.stdout)).toEqual({
    outputVersion: 1,
    username: 'provedana',
    memberId: ana.memberId,
    proof: 'passport',
  });
});

test('nobody, a minor and a proof of nothing are refused with a reason', async () => {
  await openMember(platform, 'alpha', { username: 'minor', profile: { birthday: '2020-01-01' } });

  expect(await verify('nobody', '--proof', 'passport')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('alpha has no member nobody.'),
  });
  expect(await verify('minor', '--proof', 'passport')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('below the least age'),
  });
  expect(await verify('minor', '--proof', ' ')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Say what was seen'),
  });
  expect(await verify('minor')).toMatchObject({ code: 2 });
});
