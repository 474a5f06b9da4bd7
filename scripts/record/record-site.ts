import type { Browser, BrowserContext, Page } from 'playwright';

/** One answer of the platform, as it came. */
export interface RecordedAnswer {
  status: number;
  body: unknown;
}

/** Answers by `GET /wps/…?a=1&b=2`, the query in alphabetical order. */
export type RecordedAnswers = Record<string, RecordedAnswer>;

/** What is recorded of one brand, by language. */
export interface RecordedSite {
  visitor: Record<string, RecordedAnswers>;
  /** What the demo member is answered beside or instead. */
  member: Record<string, RecordedAnswers>;
}

/** Where the calls of a screen go; everything else is a file. */
const CALLS = /^\/(wps|lgw)\//;

/** The addresses whose screens and popups between them make every call that needs no form. */
const VISITOR_PATHS = ['/', '/promotions', '/down', '/help', '/login', '/register'];
const MEMBER_PATHS = ['/', '/promotions'];

/** What a call is kept under: the order of its query does not matter. */
const keyOf = (method: string, address: URL): string => {
  address.searchParams.sort();
  return `${method} ${address.pathname}${address.search}`;
};

/** Keeps every answer that a page receives from the platform. */
const listen = (page: Page, answers: RecordedAnswers): (() => Promise<void>) => {
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const address = new URL(response.url());
    if (!CALLS.test(address.pathname)) return;
    const key = keyOf(response.request().method(), address);
    const read = async (): Promise<void> => {
      answers[key] = { status: response.status(), body: await response.json() };
    };
    reading.push(read());
  });
  return async () => void (await Promise.all(reading));
};

const visit = async (
  context: BrowserContext,
  origin: string,
  paths: readonly string[],
): Promise<RecordedAnswers> => {
  const answers: RecordedAnswers = {};
  for (const path of paths) {
    const page = await context.newPage();
    const heard = listen(page, answers);
    await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
    // The lower part of the home page asks when it is scrolled to.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    await heard();
    await page.close();
  }
  return answers;
};

/**
 * Visits the screens of one brand in one language, as a visitor and as the demo member.
 *
 * @param origin with the merchant's host name
 */
export const recordSite = async (
  browser: Browser,
  { origin, language, token }: { origin: string; language: string; token: string },
): Promise<{ visitor: RecordedAnswers; member: RecordedAnswers }> => {
  const recordAs = async (session: string | null, paths: readonly string[]) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    try {
      await context.addInitScript(
        ([chosen, kept]) => {
          localStorage.setItem('livery.language', chosen ?? '');
          if (kept) sessionStorage.setItem('livery.token', kept);
        },
        [language, session] as const,
      );
      return await visit(context, origin, paths);
    } finally {
      await context.close();
    }
  };
  return {
    visitor: await recordAs(null, VISITOR_PATHS),
    member: await recordAs(token, MEMBER_PATHS),
  };
};

/**
 * Signs the demo member in by the call that the login form makes.
 *
 * @returns the session's token
 */
export const demoToken = async (
  browser: Browser,
  origin: string,
  account: { username: string; password: string },
): Promise<string> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(origin, { waitUntil: 'load' });
    return await page.evaluate(async (body) => {
      const answer = await fetch('/wps/session/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return ((await answer.json()) as { value: { token: string } }).value.token;
    }, account);
  } finally {
    await context.close();
  }
};
