import { addressOf, expect, journeys, newContext, whenAlive } from '../support/browser.ts';

/** How many scripts a browser may have asked for when a page is first painted. */
const MOST_SCRIPTS = 12;

journeys(['shwe', 'northlight', 'volt', 'oasis', 'plenty'])(
  'the home page of %s is painted without running a script of its own, having asked for 12 at most',
  async (code, { browser }) => {
    const context = await newContext(browser, {
      baseURL: addressOf(code),
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname);
    });
    // The site’s own script is held back until something is painted: it would ask for more.
    const painted = Promise.withResolvers<void>();
    await page.route(/\/entry\.[^/]+\.js$/, async (route) => {
      await painted.promise;
      await route.continue();
    });

    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const first = [...asked];
    painted.resolve();
    await whenAlive(page);

    expect(first.length, first.join('\n')).toBeLessThanOrEqual(MOST_SCRIPTS);
    expect(first.length).toBeGreaterThan(4);
    expect(asked.size).toBeGreaterThan(first.length);
    await context.close();
  },
);
