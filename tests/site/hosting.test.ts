import { expect, test } from 'vitest';
import { describeHosted, fileOf, meaning, mediaType } from '../support/hosted-sites.ts';
import { sendRequest } from '../support/web-server.ts';

describeHosted('sites', ({ kind, port, both }) => {
  test.each([
    '/',
    '/promotions',
    '/down/',
    '/game/12',
    '/offline.html',
    '/our-promise',
    '/our-promise/',
    '/en/limits',
    '/zh-Hans',
    '/zh-Hans/promotions',
    '/my/help/',
    '/promotions/welcome',
    '/zh-Hans/promotions/welcome',
    '/promotions/none',
    '/agentHome',
    '/agentContracts/',
    '/en/agentTeamOverview',
  ])('page %s comes as the platform sends it, in every brand', async (target) => {
    for (const code of ['shwe', 'northlight', 'volt', 'oasis', 'plenty']) {
      const { ours, theirs } = await both(code, target);
      expect(ours.status).toBe(theirs.status);
      expect(meaning(ours.headers)).toEqual(meaning(theirs.headers));
      expect(mediaType(ours.headers)).toBe(mediaType(theirs.headers));
      expect(ours.body.equals(theirs.body)).toBe(true);
    }
  });

  test.each([
    '/nothing/here',
    '/our-promise',
    '/own/our-promise.html',
    '/vi/help',
    '/pages/help.html',
    '/shell.html',
    '/build.json',
    '/index.html.br',
    '/.hidden',
    '/a.',
  ])('%s is no page: the site says so with 404', async (target) => {
    const { ours, theirs } = await both('shwe', target);

    expect(ours.status).toBe(404);
    expect(meaning(ours.headers)).toEqual(meaning(theirs.headers));
    expect(ours.body.equals(theirs.body)).toBe(true);
  });

  test('files come as the platform sends them: for good where the name holds a hash', async () => {
    const files = [
      fileOf('shwe', /^assets\/main-[^/]+\.js$/),
      fileOf('shwe', /^assets\/[^/]+\.css$/),
      fileOf('shwe', /^theme\.\w+\.css$/),
      fileOf('shwe', /\.woff2$/),
      fileOf('shwe', /^icons\/.*\.png$/),
      fileOf('shwe', /^brand\/.*\.svg$/),
      '/favicon.ico',
      '/favicon.svg',
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/worker.js',
      fileOf('volt', /\.mobileconfig$/),
    ];
    for (const target of files) {
      const code = target.includes('mobileconfig') ? 'volt' : 'shwe';
      const { ours, theirs } = await both(code, target);
      expect(ours.status, target).toBe(200);
      expect(meaning(ours.headers), target).toEqual(meaning(theirs.headers));
      expect(mediaType(ours.headers), target).toBe(mediaType(theirs.headers));
      expect(ours.body.equals(theirs.body), target).toBe(true);
    }
    const { ours } = await both('shwe', files[0] ?? '');
    expect(ours.headers['cache-control']).toContain('immutable');
    const profile = await both('volt', fileOf('volt', /\.mobileconfig$/));
    expect(profile.ours.headers['content-type']).toBe('application/x-apple-aspen-config');
  });

  test('a file that is missing is no page', async () => {
    const { ours, theirs } = await both('shwe', '/assets/main-00000000.js');

    expect(ours.status).toBe(404);
    expect(meaning(ours.headers)).toEqual(meaning(theirs.headers));
    expect(ours.body.toString()).toBe(theirs.body.toString());
  });

  test('the packed form is chosen that the browser takes', async () => {
    const script = fileOf('shwe', /^assets\/main-[^/]+\.js$/);
    for (const [accepted, expected] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      for (const target of [script, '/', '/promotions']) {
        const { ours, theirs } = await both('shwe', target, { 'accept-encoding': accepted });
        expect(ours.headers['content-encoding'], `${target} ${accepted}`).toBe(expected);
        expect(ours.body.equals(theirs.body), `${target} ${accepted}`).toBe(true);
        expect(ours.headers.vary?.toLowerCase()).toContain('accept-encoding');
      }
    }
  });

  test('hosts: each its own site, www leads to the plain name, an unknown one is told nothing', async () => {
    const [shwe, volt] = await Promise.all(
      ['shwe.example', kind === 'nginx' ? 'VOLT.localhost' : 'volt.localhost'].map((host) =>
        sendRequest(port(), host, '/'),
      ),
    );
    expect(shwe?.status).toBe(404);
    expect(volt?.body.toString()).toContain('<title>VOLT');
    const away = await sendRequest(port(), 'www.volt.example', '/promotions?a=1');
    expect([301, 308]).toContain(away.status);
    expect(away.headers.location).toMatch(/^https?:\/\/volt\.example(:\d+)?\/promotions\?a=1$/);

    for (const target of ['/', '/wps/session', '/assets/x.js']) {
      const unknown = await sendRequest(port(), 'stranger.example', target);
      expect(unknown.status).toBe(404);
      expect(unknown.body.toString()).toContain('No site at this address');
      expect(unknown.headers['content-security-policy']).toBe("default-src 'none'");
      expect(unknown.headers['cache-control']).toBe('no-store');
    }
  });

  test.each([
    '/../shwe/build.json',
    '/..%2f..%2fshwe%2fbuild.json',
    '/%2e%2e/volt/index.html',
    '/assets/../../volt/index.html',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/build.json%0a',
    '/..\\..\\package.json',
    '/%00',
  ])('%s leads nowhere', async (target) => {
    const { status, body } = await sendRequest(port(), 'northlight.localhost', target);

    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/"files"|<title>VOLT|"dependencies"/);
  });
});
