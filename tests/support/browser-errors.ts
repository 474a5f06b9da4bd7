import type { Page, Response } from 'playwright';

/** The browser tells of each refused answer as well; the answers themselves are looked at. */
const ECHO = 'Failed to load resource:';

/**
 * A request that ended because its page was left, a script that is not fetched where scripts are
 * off (what the content security policy bars is told on the console as well), and what is asked for
 * while a test has taken the network away.
 */
const HARMLESS = ['net::ERR_ABORTED', 'csp', 'net::ERR_INTERNET_DISCONNECTED'];

/** A `*` at the end stands for whatever follows: names of files that change with each build. */
const isExpected = (expected: readonly string[], error: string): boolean =>
  expected.some((one) => (one.endsWith('*') ? error.startsWith(one.slice(0, -1)) : error === one));

/** Until when each page has asked in a session that it has left, in ms since 1970. */
const leftAt = new WeakMap<Page, number>();

/** Does what ends a page's session: what the page has asked before may be answered as to nobody, and is no news to it. */
export const whileLeaving = async (page: Page, leave: () => Promise<void>): Promise<void> => {
  leftAt.set(page, Infinity);
  await leave();
  leftAt.set(page, Date.now());
};

/** Whether a session that the page has left is refused. */
const isOfFormerSession = (page: Page, response: Response): boolean =>
  response.status() === 401 &&
  response.request().headers()['authorization'] !== undefined &&
  response.request().timing().startTime <= (leftAt.get(page) ?? 0);

/**
 * Collects all that goes wrong in a page: errors of its scripts and on its console (a breach of
 * the content security policy is one), requests that fail, and answers that refuse.
 *
 * @param expected answers, failures and words on the console that the test provokes: `401 /wps/session/login`
 * @returns a list that grows
 */
export const watchBrowserErrors = (page: Page, expected: readonly string[]): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`error: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.text().startsWith(ECHO)) return;
    if (isExpected(expected, message.text())) return;
    errors.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    const failure = `${reason} ${new URL(request.url()).pathname}`;
    if (HARMLESS.includes(reason) || isExpected(expected, failure)) return;
    errors.push(`request: ${failure}`);
  });
  page.on('response', (response) => {
    const answer = `${response.status()} ${new URL(response.url()).pathname}`;
    if (response.status() < 400 || isExpected(expected, answer)) return;
    if (!isOfFormerSession(page, response)) errors.push(`answer: ${answer}`);
  });
  return errors;
};
