import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SignInError } from '#api/sign-in-providers.ts';
import { statusFor } from '../../base/sites/system-status.ts';
import { onlyBrand } from '../../base/database/brand-scope.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Browser } from '../../base/endpoints/handler.ts';
import { sendRefusal } from '../../base/http/answers.ts';
import { calledHost } from '../../base/http/called-host.ts';
import { signInBrowserOf } from '../../base/http/sign-in-cookie.ts';
import { siteOrigin } from '../../base/http/site-origin.ts';
import { visitorOf } from '../../base/http/visitor.ts';
import { issueExchangeCode } from '../session/exchange-codes.ts';
import type { SiteRegistry } from '../../base/merchants/site-registry.ts';
import { findOrOpen, type SignInContext, SignInRefused } from './find-or-open.ts';
import { joinIdentity } from './link-providers.ts';
import { findProvider, type Provider } from './provider-client.ts';
import { beginFlow, endFlow, type FlowStart, readIdentity } from './provider-flow.ts';
import { takeTicket } from './provider-tickets.ts';

interface ProviderServices {
  database: Database;
  sites: SiteRegistry;
  /** Multiplies every rate limit. */
  rateFactor: number;
}

/** What one address may begin or end in a minute. */
const PER_MINUTE = 20;

const PATH = '/wps/session/provider/:id';

/** Tickets alone: whatever else an address says may be anybody's words. */
const startQuery = z.object({
  start: z.optional(z.string().check(z.maxLength(64))),
  link: z.optional(z.string().check(z.maxLength(64))),
});

const backQuery = z.object({
  state: z.string().check(z.maxLength(64)),
  error: z.optional(z.string()),
});

/** A visit at one of the two addresses. */
interface Visit extends SignInContext {
  provider: Provider;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a visit may do beside signing in who has an account. */
type Allowed = Omit<FlowStart, 'redirectUri'>;

const SIGNING_IN: Allowed = { started: { agreed: false }, linkMemberId: null, linkTokenHash: null };

/** The two addresses of a sign-in with a provider: where it begins, and where it comes back to. */
export const registerProviderRoutes = (app: FastifyInstance, services: ProviderServices): void => {
  const visit =
    (work: (visit: Visit) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const found = findVisit(services, request, reply);
      return found ? work(found) : sendRefusal(reply, 'not_found');
    };
  const options = {
    schema: { hide: true },
    config: { rateLimit: { max: PER_MINUTE * services.rateFactor, timeWindow: 60_000 } },
  };
  app.get(PATH, options, visit(begin));
  app.get(`${PATH}/callback`, options, visit(end));
};

const findVisit = (
  services: ProviderServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Visit | null => {
  const site = services.sites.find(calledHost(request.raw).name);
  const { id } = request.params as { id: string };
  const provider = site && findProvider(site.merchant, id);
  if (!site || !provider) return null;
  const { merchant } = site;
  const visitor = visitorOf(request, site);
  // The home page says why it is closed.
  if (statusFor(merchant.config, visitor) !== 0) return null;
  const { default: language } = merchant.config.languages;
  const { name: host } = calledHost(request.raw);
  const database = onlyBrand(services.database, merchant.id);
  return { database, merchant, provider, request, reply, host, language, ip: visitor.ip };
};

const begin = async ({ database, merchant, provider, request, reply }: Visit) => {
  const query = startQuery.safeParse(request.query);
  if (!query.success) return goBack(reply, { error: 'provider_failed' });
  const browser = signInBrowserOf(request, reply);
  const allowed = await readAllowed({ database, merchant, provider }, query.data, browser);
  if (!allowed) return goBack(reply, { error: 'provider_expired' });
  try {
    const { address, browserSecret } = await beginFlow(database, merchant, provider, {
      redirectUri: `${siteOrigin(request)}/wps/session/provider/${provider.id}/callback`,
      ...allowed,
    });
    browser.keep(browserSecret);
    return await redirect(reply, address);
  } catch (cause) {
    request.log.warn({ err: cause, provider: provider.id }, 'a sign-in provider is out of reach');
    return goBack(reply, { error: 'provider_failed', isLink: allowed.linkMemberId !== null });
  }
};

/** Without a ticket nothing but signing in; null when the ticket is not good here. */
const readAllowed = async (
  { database, merchant, provider }: Pick<Visit, 'database' | 'merchant' | 'provider'>,
  { start, link }: z.output<typeof startQuery>,
  browser: Browser,
): Promise<Allowed | null> => {
  const which = { merchantId: merchant.id, providerId: provider.id };
  if (link) {
    const of = { ...which, purpose: 'providerLink' as const, token: link };
    const ticket = await takeTicket(database, of, browser);
    if (!ticket || ticket.memberId === null) return null;
    return { ...SIGNING_IN, linkMemberId: ticket.memberId, linkTokenHash: ticket.tokenHash };
  }
  if (!start) return SIGNING_IN;
  const of = { ...which, purpose: 'providerStart' as const, token: start };
  const ticket = await takeTicket(database, of, browser);
  return ticket && { ...SIGNING_IN, started: ticket.started };
};

const end = async (visit: Visit) => {
  const { database, merchant, provider, request, reply } = visit;
  const query = backQuery.safeParse(request.query);
  const browser = signInBrowserOf(request, reply);
  // The cookie stays for the exchange of a code alone.
  const back = (told: Parameters<typeof goBack>[1]) => {
    browser.keep(null);
    return goBack(reply, told);
  };
  const flow = query.success
    ? await endFlow(database, merchant, {
        providerId: provider.id,
        state: query.data.state,
        browserSecret: browser.token,
      })
    : null;
  if (!query.success || !flow) return back({ error: 'provider_expired' });
  const { state, error } = query.data;
  const { linkMemberId, linkTokenHash } = flow;
  const isLink = linkMemberId !== null;
  if (error === 'access_denied') return back({ error: 'provider_cancelled', isLink });
  try {
    const search = new URL(request.url, siteOrigin(request)).search;
    const identity = await readIdentity(merchant, provider, flow, { search, state });
    const arrival = { providerId: provider.id, identity, started: flow.started };
    if (linkMemberId !== null) {
      const { subject } = identity;
      const proved = { memberId: linkMemberId, tokenHash: linkTokenHash ?? '' };
      await joinIdentity(visit, proved, { providerId: provider.id, subject });
      browser.keep(null);
      return await redirect(reply, `/securityCenter?linked=${provider.id}`);
    }
    const memberId = await findOrOpen(visit, arrival);
    const { browserHash } = flow;
    const to = { merchantId: merchant.id, memberId, method: 'provider' as const, browserHash };
    const { code } = await issueExchangeCode(database, to);
    return await redirect(reply, `/?code=${code}`);
  } catch (cause) {
    if (cause instanceof SignInRefused)
      return back({ error: cause.code, isLink, page: cause.page });
    request.log.warn({ err: cause, provider: provider.id }, 'a sign-in could not be trusted');
    return back({ error: 'provider_failed', isLink });
  }
};

const goBack = (
  reply: FastifyReply,
  {
    error,
    isLink = false,
    page = null,
  }: { error: SignInError; isLink?: boolean; page?: 'register' | null },
): FastifyReply =>
  redirect(reply, `/${page ?? (isLink ? 'securityCenter' : 'login')}?signInError=${error}`);

/** Nobody keeps the answer, and the next page does not learn the address with its codes. */
const redirect = (reply: FastifyReply, address: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(address, 302);
