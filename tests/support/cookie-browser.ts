import { type AnyEndpoint, type InputOf, splitInput } from '#api/endpoint.ts';
import { type Caller, type Outcome, type TestPlatform, toOutcome } from './platform.ts';

/** A browser as far as the platform sees one: it keeps the cookie that it is given. */
export interface CookieBrowser {
  /** `name=value` of the device cookie; empty when there is none. */
  cookie: string;
  /** The last `set-cookie` header as it came; empty when there was none. */
  setCookie: string;
  call: <E extends AnyEndpoint>(
    endpoint: E,
    input?: InputOf<E>,
    caller?: Partial<Caller>,
  ) => Promise<Outcome<E>>;
}

/** Opens a browser that nobody has used yet. */
export const openBrowser = (platform: TestPlatform, at: Caller): CookieBrowser => {
  const browser: CookieBrowser = {
    cookie: '',
    setCookie: '',
    call: async (endpoint, input, caller = {}) => {
      const { query, body } = splitInput(endpoint, input ?? {});
      const search = new URLSearchParams(query).toString();
      const answer = await platform.send(
        {
          ...at,
          ...caller,
          headers: {
            ...at.headers,
            ...(browser.cookie && { cookie: browser.cookie }),
            ...caller.headers,
          },
        },
        {
          method: endpoint.method,
          path: search ? `${endpoint.path}?${search}` : endpoint.path,
          body,
        },
      );
      browser.setCookie = answer.headers['set-cookie']?.[0] ?? '';
      if (browser.setCookie) browser.cookie = browser.setCookie.split(';')[0] ?? '';
      return toOutcome(answer);
    },
  };
  return browser;
};
