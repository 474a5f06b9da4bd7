import http from 'node:http';
import { expect, test } from 'vitest';
import { describeHosted, fileOf, meaning } from '../support/hosted-sites.ts';
import { ask } from '../support/web-server.ts';

describeHosted('calls', ({ port, both }) => {
  test('calls reach the platform with the brand and the visitor’s real address', async () => {
    const { ours, theirs } = await both('volt', '/wps/system/permission?language=en');
    expect(ours.status).toBe(200);
    expect(JSON.parse(ours.body.toString())).toEqual(JSON.parse(theirs.body.toString()));
    expect(meaning(ours.headers)['cache-control']).toBe(theirs.headers['cache-control']);
    const claimed = { 'x-forwarded-for': '10.9.8.7' };
    const answer = await ask(port(), 'volt.localhost', '/wps/system/permission?language=en', {
      headers: claimed,
    });
    expect(answer.body.toString()).not.toContain('10.9.8.7');
  });

  test('who does not just read is answered by the platform', async () => {
    const posted = await ask(port(), 'volt.localhost', '/promotions', { method: 'POST' });
    expect(posted.status).toBe(404);
    expect(posted.headers['content-type']).toContain('json');
    const theme = fileOf('volt', /^theme\.\w+\.css$/);
    const asked = await ask(port(), 'volt.localhost', theme, { method: 'OPTIONS' });
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
    // nothing before it is full.
    expect(first).toBe(': open\n\n');
  });
});
