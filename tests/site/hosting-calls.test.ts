import http from 'node:http';
import { expect, inject, test } from 'vitest';
import { connect } from '#platform/base/database/connect.ts';
import { requestLink, forgeries, originsIn } from '../support/forged-hosts.ts';
import { describeHosted, fileOf, meaning } from '../support/hosted-sites.ts';
import { lastMessage } from '../support/outbox.ts';
import { newMember } from '../support/site-members.ts';
import { sendRequest } from '../support/web-server.ts';

/** A brand of the demo world, as it is called on this machine. */
const HOST = 'northlight.localhost';

describeHosted('calls', ({ port, both }) => {
  test.for(forgeries(HOST))('$as does not lead a link of a message away', async (forged) => {
    const { database, close } = await connect(inject('site').databaseUrl, { connections: 1 });
    const { username } = await newMember(database);
    const email = `${username}@mail.example`;

    const status = await requestLink(port(), forged, { username, email });

    const link = (await lastMessage(database, email))?.body ?? '';
    await close();
    // Who is let through is called by the name that chose the site; others get no answer of a brand.
    expect([200, 308, 400, 404]).toContain(status);
    const hosts = originsIn(link).map((origin) => new URL(origin).hostname);
    expect(hosts).toEqual(status === 200 ? [HOST] : []);
  });

  test('calls reach the platform with the brand and the visitor’s real address', async () => {
    const { ours, theirs } = await both('volt', '/wps/system/permission?language=en');
    expect(ours.status).toBe(200);
    expect(JSON.parse(ours.body.toString())).toEqual(JSON.parse(theirs.body.toString()));
    expect(meaning(ours.headers)['cache-control']).toBe(theirs.headers['cache-control']);
    const claimed = { 'x-forwarded-for': '10.9.8.7' };
    const answer = await sendRequest(
      port(),
      'volt.localhost',
      '/wps/system/permission?language=en',
      {
        headers: claimed,
      },
    );
    expect(answer.body.toString()).not.toContain('10.9.8.7');
  });

  test('who does not just read is answered by the platform', async () => {
    const posted = await sendRequest(port(), 'volt.localhost', '/promotions', { method: 'POST' });
    expect(posted.status).toBe(404);
    expect(posted.headers['content-type']).toContain('json');
    const theme = fileOf('volt', /^theme\.\w+\.css$/);
    const asked = await sendRequest(port(), 'volt.localhost', theme, { method: 'OPTIONS' });
    expect(asked.status).toBe(204);
    expect(asked.headers['access-control-allow-methods']).toContain('GET');
  });

  test('a closed site is closed here too', async () => {
    expect((await both('resting', '/')).ours.status).toBe(503);
    expect((await both('resting', '/promotions')).ours.status).toBe(503);
    const { ours, theirs } = await both('walled', '/');
    expect(theirs.status).toBe(451);
    expect(ours.status).toBe(451);
    // Its files are nobody's secret, and its page needs them.
    const file = fileOf('walled', /^theme\.\w+\.css$/);
    expect((await both('walled', file)).ours.status).toBe(200);
  });

  test('events come through at once', async () => {
    const first = await new Promise<string>((resolve, reject) => {
      const request = http.get(
        {
          host: '127.0.0.1',
          port: port(),
          path: '/wps/events',
          headers: { host: 'volt.localhost', accept: 'text/event-stream' },
        },
        (response) => {
          response.once('data', (chunk: Buffer) => {
            resolve(chunk.toString());
            request.destroy();
          });
        },
      );
      request.on('error', reject);
    });

    // The platform says something again after 20 seconds: a buffer would bring both together, or
    // nothing before it is full. What happens at this very moment may come along.
    expect(first).toMatch(/^: open\n\n/);
    expect(first).not.toMatch(/^:$/m);
  });
});
