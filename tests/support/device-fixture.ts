import { memberInfo } from '#api/member.ts';
import { login } from '#api/session.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { type CookieBrowser, openBrowser } from './cookie-browser.ts';
import { type OpenedMember, openMember } from './members.ts';
import { buildMerchant } from './merchant.ts';
import { startTestPlatform, type TestPlatform } from './platform.ts';

const PASSWORD = 'violet-Tuba-91x';

/** What everybody's browser calls itself. */
export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Where everybody signs in. */
export const alpha = { host: 'alpha.localhost', headers: { 'user-agent': FIREFOX } };

/** How a device is refused that may not sign in by itself. */
export const forget = { refusal: 'device_not_remembered', status: 401 };

/** A platform of two brands, and people who sign in to the first with browsers of their own. */
export interface DeviceFixture {
  platform: TestPlatform;
  newMember: () => Promise<OpenedMember & { username: string }>;
  /** A browser that nobody has used yet. */
  open: () => CookieBrowser;
  /** Signs in and answers the token. */
  enter: (browser: CookieBrowser, username: string, remember?: boolean) => Promise<string>;
  /** Whether the session of a token is open. */
  isOpen: (token: string) => Promise<boolean>;
}

/** Starts it. */
export const startDeviceFixture = async (): Promise<DeviceFixture> => {
  const passwordHash = await hashPassword(PASSWORD);
  const platform = await startTestPlatform([buildMerchant('alpha'), buildMerchant('beta')]);
  let people = 0;
  return {
    platform,
    newMember: async () => {
      people += 1;
      const username = `device${people}`;
      return { username, ...(await openMember(platform, 'alpha', { username, passwordHash })) };
    },
    open: () => openBrowser(platform, alpha),
    enter: async (browser, username, remember) => {
      const opened = await browser.call(login, {
        username,
        password: PASSWORD,
        ...(remember !== undefined && { remember }),
      });
      if (!opened.ok) throw new Error(JSON.stringify(opened));
      return opened.value.token;
    },
    isOpen: async (token) => (await platform.call({ host: alpha.host, token }, memberInfo)).ok,
  };
};
