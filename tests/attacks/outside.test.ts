import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgotPassword } from '#api/passwords.ts';
import { register } from '#api/member.ts';
import { login } from '#api/session.ts';
import { vendorBet, vendorRollback } from '#api/vendor-protocol.ts';
import { handlers } from '#platform/app/handlers.ts';
import { HOSTILE, UNSTORABLE } from '../support/arbitrary-input.ts';
import { giveContact } from '../support/contacts.ts';
import { requestLink, forgeries, originsIn } from '../support/forged-hosts.ts';
import { openSomebody } from '../support/people.ts';
import { callAt, sendAt } from '../support/platform.ts';
import { type ProductionCopy, startProductionCopy } from '../support/production-copy.ts';
import { sendRaw } from '../support/raw-request.ts';
import { reportSkipped } from '../support/report-skipped.ts';
import { provideNginx } from '../support/web-server.ts';

/*
 * What an attacker outside can do to a started copy in the production profile, behind the nginx that
 * `livery host` writes: everything here goes through that door.
 */

const nginx = await provideNginx();
if ('missing' in nginx) reportSkipped(nginx.missing);

describe.skipIf('missing' in nginx)('from outside', () => {
  let copy: ProductionCopy;
  let domain = 'senngoc.example';

  beforeAll(async () => {
    const started = await startProductionCopy();
    if ('missing' in started) throw new Error(started.missing);
    copy = started;
    ({ domain } = copy);
  });

  afterAll(() => copy.close());

  // All of them come from one address, which is asked for a captcha after some failures.
  beforeEach(() => copy.database.database.deleteFrom('loginFailure').execute());

  const send = (request: Parameters<typeof sendAt>[2], headers: Record<string, string> = {}) =>
    sendAt(copy.port, { host: domain, headers }, request);

  test.each(forgeries('senngoc.example'))('$as leads no link of a mail away', async (forged) => {
    const member = await openSomebody(copy.database, { code: 'lotus' });
    await giveContact(copy.database, member, 'email', member.email);

    const status = await requestLink(copy.port, forged, member);

    expect([200, 308, 400, 404, 421, 0]).toContain(status);
    const sent = await copy.database.database
      .selectFrom('messageOutbox')
      .select('body')
      .where('recipient', '=', member.email)
      .execute();
    const origins = sent.flatMap(({ body }) => originsIn(body));
    expect(origins.filter((origin) => origin !== `https://${domain}`)).toEqual([]);
    expect(origins.length).toBe(status === 200 ? 1 : 0);
  });

  test('what leaves by mail leads to the brand’s own domain', async () => {
    const member = await openSomebody(copy.database, { code: 'lotus' });
    await giveContact(copy.database, member, 'email', member.email);
    const answer = await send({
      method: 'POST',
      path: forgotPassword.path,
      body: { username: member.username, email: member.email },
    });
    expect(answer.status).toBe(200);

    await expect
      .poll(() => copy.mail.mails.filter(({ recipients }) => recipients[0] === member.email).length)
      .toBe(1);
    const [mailed] = copy.mail.mails.filter(({ recipients }) => recipients[0] === member.email);
    expect(new Set(originsIn(mailed?.mail.text ?? ''))).toEqual(new Set([`https://${domain}`]));
  });

  test.each([
    ['the sandbox provider', 'POST', '/pay/sandbox/api'],
    ['its payment page', 'GET', `/pay/sandbox/${randomUUID()}`],
    ['the outbox of the demo', 'GET', '/dev/outbox'],
    ['the build’s own record', 'GET', '/build.json'],
    ['a file of the server', 'GET', '/../../../../etc/passwd'],
    ['the same, written otherwise', 'GET', '/assets/..%2f..%2f..%2f..%2fetc%2fpasswd'],
  ])('%s is not served', async (_, method, path) => {
    const answer = await sendRaw(copy.port, [`${method} ${path} HTTP/1.1`, `Host: ${domain}`]);

    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.text).not.toContain('root:');
  });

  test.each(['lotus.localhost', 'localhost', '127.0.0.1', 'evil.example', `x.senngoc.example`])(
    'the name %s is nobody’s',
    async (host) => {
      const answer = await sendRaw(copy.port, ['GET / HTTP/1.1', `Host: ${host}`]);

      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('<div id="app"');
    },
  );

  test.each([
    ['half an escape', '/%'],
    ['a NUL', '/%00'],
    ['a byte that is no text', '/%ff'],
    ['a line break', '/a%0d%0aset-cookie:x=1'],
    ['seven thousand letters', `/${'a'.repeat(7000)}`],
    ['another host', '//evil.example'],
  ])('%s in the address is answered in our name, and never by a fault', async (_, path) => {
    const answer = await sendRaw(copy.port, [`GET ${path} HTTP/1.1`, `Host: ${domain}`]);

    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toMatch(/^set-cookie: x=1/im);
    expect(answer.text).not.toMatch(/^location: (?:https?:)?\/\/evil/im);
    if (answer.status === 200) expect(answer.text).toMatch(/^content-security-policy: /im);
  });

  test('two hosts, two lengths and a length beside chunks are refused', async () => {
    for (const lines of [
      ['GET / HTTP/1.1', `Host: ${domain}`, 'Host: evil.example'],
      [`POST ${login.path} HTTP/1.1`, `Host: ${domain}`, 'Content-Length: 5'],
      [`POST ${login.path} HTTP/1.1`, `Host: ${domain}`, 'Transfer-Encoding: chunked'],
    ]) {
      const { status } = await sendRaw(copy.port, lines, '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n');
      expect([400, 413, 421, 501]).toContain(status);
    }
  });

  test('every hostile value in every field of every open call is answered, never a fault', async () => {
    const open = handlers
      .map(({ endpoint }) => endpoint)
      .filter(({ access, multipart }) => access === 'any' && !multipart);
    const fieldsOf = (schema: unknown) =>
      Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
    const errors: string[] = [];
    let asked = 0;
    for (const endpoint of open) {
      const names = [...fieldsOf(endpoint.query), ...fieldsOf(endpoint.body)];
      for (const value of [...HOSTILE, ...UNSTORABLE]) {
        // All fields at once: one by one they are tried without the web server (every-call.test.ts).
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        const search = new URLSearchParams(
          fieldsOf(endpoint.query).map((name) => [name, text.slice(0, 500)]),
        );
        const { status } = await send({
          method: endpoint.method,
          path: search.size > 0 ? `${endpoint.path}?${search.toString()}` : endpoint.path,
          body: endpoint.body && Object.fromEntries(names.map((name) => [name, value])),
        });
        asked += 1;
        if (status >= 500) errors.push(`${status} ${endpoint.name} ${text.slice(0, 40)}`);
      }
    }

    expect(errors).toEqual([]);
    expect(asked).toBeGreaterThan(500);
  });

  test('an address that somebody writes into a header is not believed', async () => {
    const statuses: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const tried = await sendAt(
        copy.port,
        {
          host: domain,
          headers: { 'x-forwarded-for': `203.0.113.${round}`, 'x-real-ip': `203.0.113.${round}` },
        },
        {
          method: 'POST',
          path: login.path,
          body: { username: `nobody${round}`, password: 'orange-Flute-17k' },
        },
      );
      statuses.push(JSON.parse(tried.text).code as string);
    }

    // From the fourth on: all came from one address, whatever they said.
    expect(statuses.slice(3)).toEqual(['captcha_required', 'captcha_required']);
  });

  test('nobody registers without the captcha, forty at once', async () => {
    const tried = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        callAt(copy.port, { host: domain }, register, {
          username: `robot${at}`,
          password: 'violet-Tuba-91x',
          confirmPassword: 'violet-Tuba-91x',
          captchaId: randomUUID(),
          captcha: 'ABCDE',
          agreed: true,
        }),
      ),
    );

    expect(tried.filter(({ ok }) => ok)).toEqual([]);
    const { count } = await copy.database.database
      .selectFrom('member')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('username', 'like', 'robot%')
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  test.each([vendorBet, vendorRollback])(
    '$path takes nothing that is not signed',
    async ({ path }) => {
      const body = { requestId: randomUUID(), transactionId: randomUUID(), stakeMinor: 100 };
      for (const headers of [
        {},
        { 'x-livery-signature': 'ab'.repeat(32) },
        { 'signature-input': 'sig1=()', signature: 'sig1=:AAAA:' },
      ] as Record<string, string>[]) {
        const { status } = await send({ method: 'POST', path, body }, headers);
        expect([401, 403, 404]).toContain(status);
      }
    },
  );

  test('another site may neither read an answer nor have a browser send a call', async () => {
    const origin = 'https://evil.example';
    const read = await send({ path: '/wps/system/whitelabel' }, { origin });
    const sent = await send(
      { method: 'POST', path: login.path, body: { username: 'a', password: 'b' } },
      { origin, 'sec-fetch-site': 'cross-site' },
    );

    expect(read.headers['access-control-allow-origin']).toBeUndefined();
    expect(sent.status).toBe(403);
  });

  test('who asks how it is learns nothing more', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await send({ path });
      expect(answer.text).not.toMatch(/postgres|password|127\.0\.0\.1|\/tmp\/|at .*\.ts:/i);
    }
  });
});
