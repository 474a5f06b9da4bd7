import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inbox } from '#api/inbox.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { sql } from '#platform/base/database/sql.ts';
import { runBroadcasts } from '#platform/people/inbox/broadcasts/run-broadcasts.ts';
import { requestLivery } from '../build/request-livery.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant } from '../support/money.ts';
import { decided } from '../support/operator.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = buildMerchant('alpha');
let platform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  platform = await startTestPlatform([alpha], { jobs: false });
  merchant = await openMerchant(platform.database, alpha);
});

afterAll(() => platform.close());

const newMember = (username: string, more: { type?: number; cashMinor?: number } = {}) =>
  openMember(platform, 'alpha', { username, ...more });

const namesOf = async (id: number): Promise<string[]> => {
  const { rows } = await sql<{ username: string }>`select m.username from inbox_message i
    join member m on m.merchant_id = i.merchant_id and m.id = i.member_id
    where i.broadcast_id = ${id} order by 1`.execute(platform.database);
  return rows.map(({ username }) => username);
};

const messages = (...args: string[]) =>
  requestLivery(['platform', 'messages', ...args], { DATABASE_URL: platform.databaseUrl });

/** Writes a template's file of a kind, in every language of the brand. */
const templateFile = async (folder: string, kind: 'mail' | 'promotion'): Promise<string> => {
  const file = `${folder}/${kind}.json`;
  const { list } = merchant.config.languages;
  const say = (text: string) => Object.fromEntries(list.map((language) => [language, text]));
  const texts = { name: 'spring', kind, title: say('Hi'), body: say('There, {{name}}') };
  await writeFile(file, JSON.stringify(texts));
  return file;
};

test('the command writes to one account, or says why it cannot', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'livery-template-'));
  const [mail, offer] = [
    await templateFile(folder, 'mail'),
    await templateFile(folder, 'promotion'),
  ];
  const single = await newMember('single');
  const other = await newMember('other');
  const quiet = await newMember('quiet');
  await newMember('player', { type: 4 });
  const left = await newMember('left');
  await sql`update member set status = 'closed' where id = ${left.memberId}`.execute(
    platform.database,
  );
  await sql`insert into protection_choice (merchant_id, member_id, cool_off_until)
    values (${quiet.merchantId}, ${quiet.memberId}, now() + interval '1 day')`.execute(
    platform.database,
  );
  const send = (file: string, ...args: string[]) =>
    messages('send', '--merchant', 'alpha', '--template', file, ...decided, ...args);

  const sent = await send(mail, '--member', 'Single', '--json');
  const served = await send(mail, '--member', 'quiet', '--json');
  const refused = await Promise.all([
    send(mail, '--member', 'nobody'),
    send(mail, '--member', 'player'),
    send(mail, '--member', 'left'),
    send(offer, '--member', 'quiet'),
    send(mail),
    send(mail, '--member', 'single', '--segment', 'all'),
  ]);
  const failures: unknown[] = [];
  const log = { error: (facts: unknown) => void failures.push(facts) };
  await runBroadcasts({ database: platform.database, log }, 2);
  expect(failures).toEqual([]);
  await rm(folder, { recursive: true });

  const { id, reaches } = JSON.parse(sent.stdout) as { id: number; reaches: number };
  expect(reaches).toBe(1);
  expect(await namesOf(id)).toEqual(['single']);
  expect(await namesOf((JSON.parse(served.stdout) as { id: number }).id)).toEqual(['quiet']);
  expect(await platform.call(single, inbox, { language: 'en' })).toMatchObject({
    value: { messages: [{ kind: 'mail', title: 'Hi', text: 'There, single' }] },
  });
  expect(await platform.call(other, inbox, { language: 'en' })).toMatchObject({
    value: { messages: [] },
  });
  expect(refused.every(({ code }) => code !== 0)).toBe(true);
  expect(refused.map(({ stderr }) => stderr)).toEqual([
    expect.stringContaining('alpha has no account nobody.'),
    expect.stringContaining('player is a trial account'),
    expect.stringContaining('frozen or closed'),
    expect.stringContaining('quiet takes no offers, or has a break'),
    expect.stringContaining('Say to whom: --member <account>, or --segment'),
    expect.stringContaining("cannot be used with option '--member"),
  ]);
  const { rows } = await sql<{ facts: unknown }>`select facts from audit_entry
    where subject = ${`message ${id}`}`.execute(platform.database);
  expect(rows).toMatchObject([{ facts: { segment: { memberId: single.memberId } } }]);
});

test('the command counts, sends, lists and cancels, and the audit log has it', async () => {
  await newMember('wealthy', { cashMinor: 100_000 });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'livery-template-'));
  const file = await templateFile(folder, 'mail');
  const send = (...args: string[]) =>
    messages(
      'send',
      '--merchant',
      'alpha',
      '--template',
      file,
      '--segment',
      'balance-from=500',
      ...decided,
      ...args,
    );

  const dry = await send('--dry-run');
  const sent = await send('--at', '2099-01-01T00:00:00Z', '--json');
  const { id } = JSON.parse(sent.stdout) as { id: number };
  const cancelled = await messages('cancel', String(id), '--merchant', 'alpha', ...decided);
  const listed = await messages('list', '--json');
  await rm(folder, { recursive: true });

  expect(dry.stderr).toBe('It would reach 1 member now. Nothing was sent.\n');
  expect(cancelled).toMatchObject({ code: 0 });
  expect((JSON.parse(listed.stdout) as { messages: unknown[] }).messages).toContainEqual(
    expect.objectContaining({ id, state: 'CANCELLED', reached: 0 }),
  );
  const { rows } = await sql<{ action: string }>`select action from audit_entry
    where subject = ${`message ${id}`} order by seq`.execute(platform.database);
  expect(rows.map(({ action }) => action)).toEqual(['message.send', 'message.cancel']);
});
