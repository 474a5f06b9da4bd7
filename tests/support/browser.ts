import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { expect as webExpect } from 'playwright/test';
import { inject, test as base, type TestContext, type TestOptions } from 'vitest';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { connect } from '#platform/base/database/connect.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { watchBrowserErrors } from './browser-errors.ts';
import { delayScripts } from './late-scripts.ts';
import { isWholeProof } from './proof.ts';
import './site-fixture.ts';

/** What never comes is given up after this, in ms: what comes late on a busy machine has come. */
const PATIENCE_MS = 90_000;

/** Waits for what is to come. */
export const expect = webExpect.configure({ timeout: PATIENCE_MS });

/** A phone as small as they are sold. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };

/** How somebody visits a site. */
export interface VisitOptions {
  path?: string;
  /** Chosen on an earlier visit. */
  language?: LanguageCode;
  mode?: 'light' | 'dark' | 'system';
  phone?: boolean;
  /** `reduce` when left out: what moves makes a test slow and proves nothing in it. */
  motion?: 'reduce' | 'no-preference';
  javaScript?: boolean;
  /** Leaves the announcement popup to appear; otherwise it was closed before. */
  announcements?: boolean;
  /** Leaves red envelopes to come over the page; otherwise they were closed before. */
  envelopes?: boolean;
  /** Comes without a proxy: the platform sees this machine itself. */
  direct?: boolean;
  /** Answers that this test provokes: `401 /wps/session/login`. */
  refusals?: readonly string[];
  /** Lets the site's service worker in; what it fetches, no test can answer in its place. */
  worker?: boolean;
  /** Signed in before, in this tab: the token of the session. */
  token?: string;
  /** False for a test that waits until the network rests: the stream of events never does. */
  events?: boolean;
}

/** Opens a site as one visitor with a browser of its own and a network address of its own. */
export type Visit = (code: string, options?: VisitOptions) => Promise<Page>;

/** The address of a site's page. */
export const addressOf = (code: string, path = '/'): string =>
  `http://${code}.localhost:${inject('site').port}${path}`;

let visitors = 0;

/** An address that nobody else has: failures and limits of one visitor are not another's. */
const ownAddress = (): string => {
  visitors += 1;
  const octet = () => Math.floor(Math.random() * 254) + 1;
  return `10.${octet()}.${octet()}.${(visitors % 254) + 1}`;
};

const storageOf = (code: string, { language, mode }: VisitOptions) => ({
  cookies: [],
  origins: [
    {
      origin: new URL(addressOf(code)).origin,
      localStorage: Object.entries({ 'livery.language': language, 'livery.mode': mode }).flatMap(
        ([name, value]) => (value === undefined ? [] : [{ name, value }]),
      ),
    },
  ],
});

/** Runs before the first page of a tab: later ones find what the site has made of it. */
const keepToken = (token: string): void => {
  // A game in its frame has another origin, and no session of the site.
  if (window.top !== window || sessionStorage.getItem('test.arrived')) return;
  sessionStorage.setItem('test.arrived', 'yes');
  sessionStorage.setItem('livery.token', token);
};

/**
 * Waits until React has taken over what was prerendered, or has put the page in place of the words that
 * were served: a press that comes before, nobody hears. On a slow machine that takes seconds, in which a
 * person has not yet found what to press.
 */
export const whenAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const app = document.querySelector('#app');
    // Of a page that still comes only the first part is here, perhaps without any button.
    if (document.readyState === 'loading' || app?.hasChildNodes() === false) return false;
    if (app && Object.keys(app).every((key) => !key.startsWith('__reactContainer$'))) return false;
    return [...document.querySelectorAll('#app button')].every((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps$')),
    );
  });
};

/** A context that waits as long as the tests do: Playwright's own bound is one that a busy machine reaches. */
export const newContext = async (
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> => {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
};

const open = async (browser: Browser, code: string, options: VisitOptions) => {
  const { path = '/', motion = 'reduce', javaScript = true, direct = false } = options;
  const context = await newContext(browser, {
    ...(options.phone ? PHONE : DESKTOP),
    baseURL: addressOf(code),
    locale: 'en-US',
    reducedMotion: motion,
    javaScriptEnabled: javaScript,
    serviceWorkers: options.worker ? 'allow' : 'block',
    storageState: storageOf(code, options),
    ...(!direct && { extraHTTPHeaders: { 'x-forwarded-for': ownAddress() } }),
  });
  if (!options.announcements) {
    await context.addInitScript(() => {
      try {
        sessionStorage.setItem('livery.announcementsClosed', 'A,B,F');
      } catch {
        // A page without an origin keeps nothing.
      }
    });
  }
  if (!options.envelopes) {
    await context.addInitScript(() => {
      try {
        sessionStorage.setItem('livery.envelopesClosed', 'moon-envelopes,loot-drop');
      } catch {
        // A page without an origin keeps nothing.
      }
    });
  }
  await delayScripts(context);
  if (options.events === false)
    await context.route('**/wps/events', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: '' }),
    );
  const page = await context.newPage();
  if (options.token !== undefined) await page.addInitScript(keepToken, options.token);
  const faults = watchBrowserErrors(page, options.refusals ?? []);
  // Tests wait for what they look at; pictures may come later.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (javaScript) await whenAlive(page);
  return { context, page, faults };
};

export interface Fixtures {
  browser: Browser;
  database: Database;
  visit: Visit;
}

/** A test that may visit sites; at its end no page may have had a fault. */
export const test = base.extend<Fixtures>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads what a fixture needs from here
    async ({}, give) => {
      const browser = await chromium.connect(inject('site').browser);
      await give(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  database: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, give) => {
      const connection = await connect(inject('site').databaseUrl, { connections: 2 });
      await give(connection.database);
      await connection.close();
    },
    { scope: 'file' },
  ],
  visit: async ({ browser }, give) => {
    const visits: Awaited<ReturnType<typeof open>>[] = [];
    await give(async (code, options = {}) => {
      const opened = await open(browser, code, options);
      visits.push(opened);
      return opened.page;
    });
    for (const { context } of visits) await context.close();
    expect(visits.flatMap(({ faults }) => faults)).toEqual([]);
  },
});

/**
 * A journey of the whole proof alone: what it shows is proved nearer to its rule every day, by stories
 * or by the platform's tests, and the same form or page is visited by another journey of each run.
 */
export const nightly = test.runIf(isWholeProof);

/**
 * Journeys that are alike for each brand or place: the first is made in every run, all of them in the
 * whole proof. Until then the others are counted as skipped.
 *
 * @returns names a test as `test.for` does, and makes it
 */
export const journeys =
  <Case>(cases: readonly Case[]) =>
  (
    title: string,
    run: (each: Case, context: Fixtures & TestContext) => Promise<void>,
    options: TestOptions = {},
  ): void => {
    test.for(cases.slice(0, 1))(title, options, run);
    test.runIf(isWholeProof).for(cases.slice(1))(title, options, run);
  };
