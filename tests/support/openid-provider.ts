import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** What somebody's account at the provider says. */
export interface ThereClaims {
  name?: string;
  email?: string;
  email_verified?: boolean;
}

/** A real OpenID provider that listens on this machine. */
export interface OpenIdProvider {
  issuer: string;
  /** Who has an account there, by the name to sign in with. */
  people: Map<string, ThereClaims>;
  /** Changes what the token endpoint answers, as somebody between the two would. */
  onTheWay: { change: ((tokens: Record<string, unknown>) => void) | null };
  /**
   * Lets a browser walk from our redirect through the sign-in there, back to our callback.
   *
   * @param login whose account; `cancel` says no
   */
  walk: (address: string, login: string) => Promise<URL>;
  close: () => Promise<void>;
}

export const CLIENT_ID = 'livery-tests';
export const CLIENT_SECRET = 'a secret of these tests';

/** Starts a provider with one client whose way back is any of the given addresses. */
export const startOpenIdProvider = async (
  redirectUris: readonly string[],
): Promise<OpenIdProvider> => {
  const people = new Map<string, ThereClaims>();
  let handle: ReturnType<Provider['callback']> | undefined;
  const onTheWay: OpenIdProvider['onTheWay'] = { change: null };
  const server = createServer((request, response) => {
    const { change } = onTheWay;
    if (change && request.url === '/token') changeAnswer(response, change);
    void handle?.(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [...redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['cookies of these tests'] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
  });
  handle = provider.callback();
  return {
    issuer,
    people,
    onTheWay,
    walk: (address, login) => walk(issuer, address, login),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};

/** The provider answers a body in one piece. */
const changeAnswer = (
  response: ServerResponse,
  change: (tokens: Record<string, unknown>) => void,
): void => {
  const end = response.end.bind(response) as (text: string) => ServerResponse;
  response.end = ((body: unknown) => {
    const tokens = JSON.parse(String(body)) as Record<string, unknown>;
    change(tokens);
    const text = JSON.stringify(tokens);
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as typeof response.end;
};

/** Follows every redirect of the provider with its cookies, and fills its two forms in. */
const walk = async (issuer: string, address: string, login: string): Promise<URL> => {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 20; step += 1) {
    if (next.origin !== issuer) return next;
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    form = undefined;
    if (location) {
      next = new URL(location, next);
      continue;
    }
    const page = await response.text();
    if (login === 'cancel') next = new URL(`${next.pathname}/abort`, next);
    else if (page.includes('name="login"'))
      form = new URLSearchParams({ prompt: 'login', login, password: 'any' });
    else if (page.includes('value="consent"')) form = new URLSearchParams({ prompt: 'consent' });
    else throw new Error(`the provider answered ${response.status}: ${page.slice(0, 500)}`);
  }
  throw new Error('the provider redirects without end');
};
