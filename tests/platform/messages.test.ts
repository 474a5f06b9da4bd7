import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { deliverMessages } from '#platform/base/messages/deliver-messages.ts';
import { type Message, queueMessage } from '#platform/base/messages/queue-message.ts';
import { readOutbox } from '#platform/base/messages/read-outbox.ts';
import { readTransports } from '#platform/base/messages/read-transports.ts';
import { readStoredMerchants } from '#platform/base/merchants/read-stored-merchants.ts';
import { isSignedBody } from '#platform/base/messages/signed-message.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let mail: MailServer;
let merchants: Merchant[];

beforeAll(async () => {
  mail = await startMailServer();
  platform = await startTestPlatform([buildMerchant('alpha'), buildMerchant('beta')]);
  merchants = await readStoredMerchants(platform.database);
});

beforeEach(async () => {
  mail.mails.length = 0;
  mail.turnAway = null;
  await sql`delete from message_outbox`.execute(platform.database);
});

afterAll(async () => {
  await platform.close();
  await mail.close();
});

const queue = (message: Partial<Message> = {}) =>
  platform.database.transaction().execute((tx) =>
    queueMessage(tx, {
      merchantId: merchants[0]?.id ?? 0,
      channel: 'email',
      to: 'ada@mail.example',
      kind: 'loginCode',
      language: 'en',
      data: { code: '123456', minutes: 5 },
      ...message,
    }),
  );

/** One run of the job, as a process with this environment would make it. */
const deliver = (env: NodeJS.ProcessEnv) =>
  deliverMessages(
    { database: platform.database, merchants: () => merchants, log: pino({ level: 'silent' }) },
    readTransports(env),
  );

const smtp = () => ({ LIVERY_SMTP_URL: mail.url });

const rows = () =>
  platform.database.selectFrom('messageOutbox').selectAll().orderBy('id').execute();

test('an e-mail leaves by SMTP in the reader’s language, and its text does not stay', async () => {
  await queue();
  await queue({ language: 'my' });
  await queue({ language: 'zh-Hans' });
  await queue({ language: 'vi' });

  await deliver(smtp());

  const byMessage = mail.mails.toSorted((a, b) =>
    (a.mail.messageId ?? '').localeCompare(b.mail.messageId ?? '', 'en', { numeric: true }),
  );
  expect(byMessage.map((each) => each.mail.subject)).toEqual([
    'Your sign-in code',
    'သင့်ဝင်ရောက်ရန်ကုဒ်',
    '您的登录验证码',
    'Your sign-in code',
  ]);
  expect(byMessage[1]?.mail.text).toContain('123456');
  expect(byMessage[0]).toMatchObject({
    recipients: ['ada@mail.example'],
    mail: { from: { name: 'Brand alpha', address: 'no-reply@alpha.example' } },
  });
  expect((await rows()).map(({ state, body }) => [state, body])).toEqual(
    Array.from({ length: 4 }, () => ['sent', '']),
  );
});

test('the sender’s address can be set', async () => {
  await queue();

  await deliver({ ...smtp(), LIVERY_MAIL_FROM: 'hello@mail.example' });

  expect(mail.mails[0]?.mail.from?.address).toBe('hello@mail.example');
});

test('a value cannot add a recipient, a header or a line', async () => {
  await queue({
    kind: 'passwordChanged',
    to: 'ada@mail.example, eve@mail.example',
    data: { account: 'ada\r\nBcc: eve@mail.example\r\n\r\nClick here' },
  });
  await queue({
    kind: 'passwordChanged',
    data: { account: 'ada\r\nBcc: eve@mail.example\r\n\r\nClick here' },
  });

  await deliver(smtp());

  const recipients = mail.mails.flatMap((each) => each.recipients);
  expect(recipients).not.toContain('eve@mail.example');
  expect(recipients).toContain('ada@mail.example');
  for (const { mail: each } of mail.mails) expect(each.text?.trim().split('\n')).toHaveLength(1);
});

test('what is turned away is tried again, waits longer each time, and is given up in the end', async () => {
  await queue();
  mail.turnAway = 'the mailbox is full';
  for (let attempt = 1; attempt <= 7; attempt += 1) {
    const waitMs = 30_000 * 2 ** (attempt - 1);
    const before = Date.now();
    await deliver(smtp());
    const after = Date.now();
    const [row] = await rows();
    expect(row?.nextTryAt.getTime()).toBeGreaterThanOrEqual(before + waitMs);
    expect(row?.nextTryAt.getTime()).toBeLessThanOrEqual(after + waitMs);
    // Not yet due: a second run leaves it alone.
    await deliver(smtp());
    expect((await rows())[0]?.attempts).toBe(attempt);
    await sql`update message_outbox set next_try_at = now()`.execute(platform.database);
  }

  const [row] = await rows();
  expect(row).toMatchObject({ state: 'failed', attempts: 7 });
  expect(row?.fault).toContain('the mailbox is full');
  mail.turnAway = null;
  await deliver(smtp());
  expect(mail.mails).toHaveLength(0);
});

test('one that was turned away once arrives the next time', async () => {
  await queue();
  mail.turnAway = 'try later';
  await deliver(smtp());
  mail.turnAway = null;
  await sql`update message_outbox set next_try_at = now()`.execute(platform.database);

  await deliver(smtp());

  expect(mail.mails).toHaveLength(1);
  expect(await rows()).toMatchObject([{ state: 'sent', fault: null }]);
});

test('several processes at once send each message once', async () => {
  for (let count = 0; count < 30; count += 1) await queue({ to: `p${count}@mail.example` });

  await Promise.all(Array.from({ length: 6 }, () => deliver(smtp())));
  await deliver(smtp());

  const recipients = mail.mails.flatMap((each) => each.recipients);
  expect(recipients).toHaveLength(30);
  expect(new Set(recipients).size).toBe(30);
});

test('without a transport messages stay and can be read; a code that has expired goes', async () => {
  await queue();
  await queue({ channel: 'sms', to: '+959791234567', expiresAt: new Date(Date.now() - 1000) });
  await queue({ to: 'nobody@mail.example', deliver: false });

  await deliver({});

  const database = platform.database;
  expect(await readOutbox(database, { merchantId: null, limit: 10 })).toMatchObject([
    { state: 'expired', body: '', merchant: 'alpha' },
    { state: 'queued', body: expect.stringContaining('123456') },
  ]);
  const beta = merchants.find(({ code }) => code === 'beta')?.id ?? 0;
  expect(await readOutbox(database, { merchantId: beta, limit: 10 })).toEqual([]);
});

test('what nobody was to get is never sent, and yesterday’s news neither', async () => {
  await queue({ deliver: false });
  await queue({ kind: 'passwordChanged', data: { account: 'ada' } });
  await sql`update message_outbox set created_at = now() - interval '25 hours'`.execute(
    platform.database,
  );

  await deliver(smtp());

  expect(mail.mails).toHaveLength(0);
  expect((await rows()).map(({ state }) => state)).toEqual(['withheld', 'expired']);
});

test('a message that is rolled back was never sent', async () => {
  const broken = platform.database.transaction().execute(async (tx) => {
    await queueMessage(tx, {
      merchantId: merchants[0]?.id ?? 0,
      channel: 'email',
      to: 'ada@mail.example',
      kind: 'passwordChanged',
      language: 'en',
      data: { account: 'ada' },
    });
    throw new Error('something else went wrong');
  });

  await expect(broken).rejects.toThrow('something else');
  expect(await rows()).toEqual([]);
});

test('a text that lacks a value is a fault of ours, not a hole', async () => {
  await expect(queue({ data: { code: '123456' } })).rejects.toThrow(
    'the message loginCode has no value for minutes',
  );
});

/** An SMS gateway that answers every POST with a status and keeps what it got. */
const withGateway = async (
  status: number,
  work: (url: string, got: { headers: http.IncomingHttpHeaders; body: string }[]) => Promise<void>,
) => {
  const got: { headers: http.IncomingHttpHeaders; body: string }[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`, got).finally(() => {
    server.closeAllConnections();
    server.close();
  });
};

test('an SMS goes to the gateway, signed', async () => {
  await withGateway(202, async (url, got) => {
    await queue({ channel: 'sms', to: '+959791234567' });
    await deliver({ LIVERY_SMS_URL: url, LIVERY_SMS_SECRET: 'shared' });

    const [message] = got;
    const check = (secret: string) =>
      isSignedBody(message?.headers ?? {}, message?.body ?? '', { secret, skewSeconds: 300 });
    expect(JSON.parse(message?.body ?? '')).toMatchObject({
      id: expect.stringMatching(/^alpha-\d+$/),
      merchant: 'alpha',
      to: '+959791234567',
      kind: 'loginCode',
      text: expect.stringContaining('123456'),
    });
    expect([check('shared'), check('guessed')]).toEqual([true, false]);
    expect(await rows()).toMatchObject([{ state: 'sent', body: '' }]);
  });
});

test('a gateway that refuses or points elsewhere has not taken it', async () => {
  for (const status of [500, 302])
    await withGateway(status, async (url) => {
      await sql`delete from message_outbox`.execute(platform.database);
      await queue({ channel: 'sms', to: '+959791234567' });
      await deliver({ LIVERY_SMS_URL: url, LIVERY_SMS_SECRET: 'shared' });

      expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);
    });
});

test('settings that cannot work are said at once, without their passwords', () => {
  const messages = [
    { LIVERY_SMTP_URL: 'mail.example:25' },
    { LIVERY_SMTP_URL: 'ftp://user:hunter2@mail.example' },
    { LIVERY_SMS_URL: 'https://sms.example/send' },
  ].map((env) => {
    try {
      readTransports(env);
      return 'taken';
    } catch (error) {
      return (error as Error).message;
    }
  });

  expect(messages).toEqual([
    'LIVERY_SMTP_URL is no address that begins with smtp:// or smtps://',
    'LIVERY_SMTP_URL is no address that begins with smtp:// or smtps://',
    'LIVERY_SMS_URL is set, but LIVERY_SMS_SECRET is not: set the secret that the gateway checks signatures with.',
  ]);
});
