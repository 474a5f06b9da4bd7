import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFeedback } from '#api/feedback.ts';
import { profile, saveProfile } from '#api/profile.ts';
import { requestLivery } from '../build/request-livery.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openSomebody } from '../support/people.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { picture, stored } from '../support/uploads.ts';
import { decided } from '../support/operator.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha'), buildMerchant('beta')]);
});

afterAll(() => platform.close());

const livery = (...args: string[]) =>
  requestLivery(['platform', ...args], { DATABASE_URL: platform.databaseUrl });

test('an operator reads what was written, and writes the pictures that came with it', async () => {
  const member = await openSomebody(platform);
  const image = await stored(platform, member, 'feedback', await picture());
  await platform.call(member, sendFeedback, {
    questionType: 'deposit',
    content: 'Nothing came \u001b[31mso far',
    contact: 'me@mail.example',
    imageIds: [image.id],
  });
  await platform.call({ host: 'beta.localhost' }, sendFeedback, {
    questionType: 'other',
    content: 'A fine site',
  });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'livery-feedback-'));
  try {
    const all = await livery('feedback', '--save-pictures', folder);
    const one = await livery('feedback', '--merchant', 'beta', '--json');

    expect(all).toMatchObject({ code: 0 });
    expect(all.stdout).toContain('Nothing came  [31mso far');
    expect(all.stdout).toContain(member.username);
    expect(await readdir(folder)).toEqual([`${image.id}.png`]);
    expect(JSON.parse(one.stdout)).toMatchObject({
      messages: [{ merchant: 'beta', username: null, content: 'A fine site', images: [] }],
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('an operator corrects and verifies what a member can no longer change', async () => {
  const member = await openSomebody(platform);
  await platform.call(member, saveProfile, { payeeName: 'Aung Aumg', address: 'Strand Road' });

  const { code, stdout } = await livery(
    'profile',
    member.username.toUpperCase(),
    '--merchant',
    'alpha',
    '--set',
    'payeeName=Aung Aung',
    '--verify',
    'address',
    ...decided,
    '--json',
  );

  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    fields: { payeeName: 'Aung Aung', address: 'Strand Road' },
    locked: ['payeeName', 'address'],
  });
  expect(await platform.call(member, profile)).toMatchObject({
    value: { fields: { payeeName: 'Aung Aung' }, locked: ['payeeName', 'address'] },
  });
  const shown = await livery('profile', member.username, '--merchant', 'alpha');
  expect(shown.stdout).toContain('Aung Aung');
  expect(shown.stdout).toContain('settled');
});

test('what cannot be is said in one sentence, and changes nothing', async () => {
  const { username } = await openSomebody(platform);
  const fails = async (...args: string[]) => {
    const { code, stderr } = await livery('profile', ...args, '--merchant', 'alpha');
    expect(code).not.toBe(0);
    return stderr;
  };

  expect(await fails(username, '--set', 'address=Strand')).toContain('Say who decides, and why');
  expect(await fails('nobody1')).toContain('alpha has no member nobody1.');
  expect(await fails(username, '--verify', 'shoeSize')).toContain('no field shoeSize');
  expect(await fails(username, '--set', 'birthday')).toContain('birthday=1990-02-28');
  expect(await fails(username, '--set', 'birthday=2020-01-01', ...decided)).toContain(
    'birthday: underage 21',
  );
});
