import type { Browser, BrowserContext, Page, Response } from 'playwright';
import { ENCRYPTED_TYPE, encryptionKey } from '#api/encryption.ts';
import { EVENTS_PATH } from '#api/events.ts';
import { memberPaths, sitePaths } from '#generated/page-paths.ts';
import { encryptBody, type PublishedKey } from '#site/client/encrypt-body.ts';

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

/** The member center, whose answers are figures: they are recorded in one language only. */
const CENTER_PATHS = [...memberPaths, '/securityCenter#devices'];

/** The addresses whose screens and popups between them make every call that needs no form. */
const VISITOR_PATHS = sitePaths.filter((path) => path !== '/home');
const MEMBER_PATHS = ['/', '/promotions'];

const LOGIN = '/wps/session/login';

/** What a call is kept under: the order of its query does not matter. */
const keyOf = (method: string, address: URL): string => {
  address.searchParams.sort();
  return `${method} ${address.pathname}${address.search}`;
};

/** Keeps every answer that a page receives from the platform. */
const listen = (page: Page, answers: RecordedAnswers): (() => Promise<void>) => {
  const reading: Promise<void>[] = [];
  const hear = (response: Response): void => {
    const address = new URL(response.url());
    if (!CALLS.test(address.pathname) || address.pathname === EVENTS_PATH) return;
    const key = keyOf(response.request().method(), address);
    const read = async (): Promise<void> => {
      answers[key] = { status: response.status(), body: await response.json() };
    };
    reading.push(read());
  };
  page.on('response', hear);
  return async () => {
    page.off('response', hear);
    await Promise.all(reading);
  };
};

const visit = async (
  context: BrowserContext,
  origin: string,
  paths: readonly string[],
): Promise<RecordedAnswers> => {
  const answers: RecordedAnswers = {};
  for (const path of paths) {
    const page = await context.newPage();
    // The stream of events never rests.
    await page.route(`**${EVENTS_PATH}`, (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: '' }),
    );
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
 * @param isFirst also the member center
 */
export const recordSite = async (
  browser: Browser,
  {
    origin,
    language,
    token,
    isFirst,
  }: { origin: string; language: string; token: string; isFirst: boolean },
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
    member: await recordAs(token, isFirst ? [...MEMBER_PATHS, ...CENTER_PATHS] : MEMBER_PATHS),
  };
};

/**
 * Signs the demo member in by the call that the login form makes, encrypted where the brand asks
 * for that.
 *
 * @param origin with the merchant's host name
 * @returns the session's token
 * @throws {Error} with the platform's answer when it lets nobody in
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
    const send = (body: string, type: string) =>
      page.evaluate(
        async ([path, text, contentType]) => {
          const headers = { 'content-type': contentType };
          const answer = await fetch(path, { method: 'POST', headers, body: text });
          return (await answer.json()) as LoginAnswer;
        },
        [LOGIN, body, type] as const,
      );
    let answer = await send(JSON.stringify(account), 'application/json');
    if (answer.code === 'encryption_required') {
      const key = await page.evaluate(async (path) => {
        const published = (await (await fetch(path)).json()) as { value: { key: PublishedKey } };
        return published.value.key;
      }, encryptionKey.path);
      answer = await send(await encryptBody({ ...account }, LOGIN, key), ENCRYPTED_TYPE);
    }
    if (!answer.value) throw new Error(`Nobody is let in at ${origin}: ${answer.code}.`);
    return answer.value.token;
  } finally {
    await context.close();
  }
};

interface LoginAnswer {
  value?: { token: string };
  /** Why nobody was let in. */
  code?: string;
}
