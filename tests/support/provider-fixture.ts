import { memberInfo } from '#api/member.ts';
import { exchangeSession } from '#api/session.ts';
import type { InputOf } from '#api/endpoint.ts';
import { linkProvider, providerSignInPath, registerWithProvider } from '#api/sign-in-providers.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { buildMerchant } from './merchant.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type OpenIdProvider,
  startOpenIdProvider,
  type ThereClaims,
} from './openid-provider.ts';
import { openBrowser } from './cookie-browser.ts';
import { type Answer, type Caller, startTestPlatform, type TestPlatform } from './platform.ts';

/** A ticket, and the cookie of the browser that got it. */
export interface BrowserTicket {
  ticket: { start: string } | { link: string };
  cookie: string;
}

/** What a visitor agrees to on the site's own page. */
export type Agreement = Omit<InputOf<typeof registerWithProvider>, 'id'>;

/** What the platform answered a browser, and where it sends it. */
export interface Redirect extends Answer {
  location: string;
}

/** A platform and a real provider, with browsers that walk between them. */
export interface ProviderFixture {
  platform: TestPlatform;
  there: OpenIdProvider;
  /** Opens an account at the provider; answers the name to sign in with there. */
  person: (claims?: ThereClaims) => string;
  /** A visitor agrees to the terms, as the site's own page does it. */
  agree: (code: string, agreement?: Agreement, id?: string) => Promise<BrowserTicket>;
  /** A member who is signed in asks to join a provider, and proves who sits there. */
  join: (
    member: Caller,
    proof?: Omit<InputOf<typeof linkProvider>, 'id'>,
    id?: string,
  ) => Promise<BrowserTicket>;
  /** A browser leaves for the provider: where to, and its cookie. */
  leave: (
    code: string,
    brought?: Agreement | BrowserTicket,
    id?: string,
  ) => Promise<Redirect & { setCookie: string; cookie: string }>;
  /** A browser comes back from the provider. */
  comeBack: (code: string, back: URL, cookie: string) => Promise<Redirect>;
  /** All of it: away, through the provider's pages, and back. */
  visit: (
    code: string,
    login: string,
    brought?: Agreement | BrowserTicket,
    id?: string,
  ) => Promise<Redirect & { cookie: string }>;
  /** Opens the session of the code in an address, in the browser that has the cookie. */
  opened: (
    code: string,
    came: { location: string; cookie: string },
  ) => Promise<{ host: string; token: string }>;
  infoOf: (caller: { host: string; token: string }) => Promise<{ id: number; account: string }>;
  close: () => Promise<void>;
}

type SignIn = MerchantConfig['signIn'];

/** Where the provider sends a browser back to. */
export const callbackAt = (code: string, id = 'google'): string =>
  `http://${code}.localhost/wps/session/provider/${id}/callback`;

const brands = ['alpha', 'beta', 'joined', 'invited', 'broken'];

/** Starts both: `alpha` and `beta` are open, the other brands are what their names say. */
export const startProviderFixture = async (): Promise<ProviderFixture> => {
  const there = await startOpenIdProvider([
    ...brands.map((code) => callbackAt(code)),
    callbackAt('alpha', 'my-club'),
  ]);
  const forget = setSecrets();
  const platform = await startBrands(there.issuer);
  let people = 0;

  const agree: ProviderFixture['agree'] = async (
    code,
    agreement = { agreed: true },
    id = 'google',
  ) => {
    const browser = openBrowser(platform, { host: `${code}.localhost` });
    const outcome = await browser.call(registerWithProvider, { id, ...agreement });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    return { ticket: outcome.value, cookie: browser.cookie };
  };
  const leave: ProviderFixture['leave'] = async (code, brought, id = 'google') => {
    const own = brought && 'agreed' in brought ? await agree(code, brought, id) : brought;
    const caller = {
      host: `${code}.localhost`,
      headers: { ...(own && { cookie: own.cookie }) },
    };
    const answer = await platform.send(caller, { path: providerSignInPath(id, own?.ticket) });
    const [setCookie = ''] = answer.headers['set-cookie'] ?? [];
    const cookie = setCookie.split(';')[0] ?? '';
    return { ...answer, location: answer.headers.location ?? '', setCookie, cookie };
  };
  const comeBack: ProviderFixture['comeBack'] = async (code, back, cookie) => {
    const caller = { host: `${code}.localhost`, headers: { cookie } };
    const answer = await platform.send(caller, { path: back.pathname + back.search });
    return { ...answer, location: answer.headers.location ?? '' };
  };
  return {
    platform,
    there,
    person: (claims = {}) => {
      people += 1;
      const login = `person-${people}`;
      const email = `${login}@mail.example`;
      there.people.set(login, { name: `Name of ${login}`, email, email_verified: true, ...claims });
      return login;
    },
    agree,
    join: async (member, proof = {}, id = 'google') => {
      const browser = openBrowser(platform, member);
      const outcome = await browser.call(linkProvider, { id, ...proof });
      if (!outcome.ok) throw new Error(JSON.stringify(outcome));
      return { ticket: outcome.value, cookie: browser.cookie };
    },
    leave,
    comeBack,
    visit: async (code, login, brought, id) => {
      const { location, cookie } = await leave(code, brought, id);
      return { ...(await comeBack(code, await there.walk(location, login), cookie)), cookie };
    },
    opened: async (code, { location, cookie }) => {
      const host = `${code}.localhost`;
      const exchange = new URL(location, `http://${host}`).searchParams.get('code') ?? '';
      const caller = { host, headers: { cookie } };
      const outcome = await platform.call(caller, exchangeSession, { code: exchange });
      if (!outcome.ok) throw new Error(`${location}: ${JSON.stringify(outcome)}`);
      return { host, token: outcome.value.token };
    },
    infoOf: async (caller) => {
      const info = await platform.call(caller, memberInfo);
      if (!info.ok) throw new Error(JSON.stringify(info));
      return info.value;
    },
    close: async () => {
      await platform.close();
      await there.close();
      forget();
    },
  };
};

/** The clients' secrets stand in the environment; answers how to take them out again. */
const setSecrets = (): (() => void) => {
  const secrets: Record<string, string> = {
    ...Object.fromEntries(brands.map((code) => [`${code.toUpperCase()}_GOOGLE`, CLIENT_SECRET])),
    ALPHA_MY_CLUB: CLIENT_SECRET,
    BROKEN_GOOGLE: 'another secret',
  };
  for (const [name, secret] of Object.entries(secrets))
    process.env[`LIVERY_SIGN_IN_SECRET_${name}`] = secret;
  return () => {
    for (const name of Object.keys(secrets)) delete process.env[`LIVERY_SIGN_IN_SECRET_${name}`];
  };
};

const startBrands = (issuer: string): Promise<TestPlatform> => {
  const google: SignIn['providers'][number] = {
    id: 'google',
    kind: 'google',
    name: 'Google',
    clientId: CLIENT_ID,
    issuer,
    scopes: 'openid email profile',
    tokenEndpoint: '',
  };
  // Facebook's issuer names no place where codes are exchanged; this brand tells it itself.
  const club = { ...google, id: 'my-club', name: 'Club', tokenEndpoint: `${issuer}/token` };
  const gone = { ...google, id: 'gone', issuer: 'http://127.0.0.1:9' };
  const signIn = { providers: [google] };
  return startTestPlatform([
    buildMerchant('alpha', {
      flags: { AGENTPOLICY3: true },
      signIn: { providers: [google, club, gone] },
    }),
    buildMerchant('beta', { signIn }),
    buildMerchant('joined', { signIn: { ...signIn, providersOpenAccounts: false } }),
    buildMerchant('invited', { signIn, flags: { DIRECTREG3: false } }),
    buildMerchant('broken', { signIn }),
    buildMerchant('plain'),
  ]);
};
