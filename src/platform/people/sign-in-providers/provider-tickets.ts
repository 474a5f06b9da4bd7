import { hashToken, makeToken } from '../access/opaque-token.ts';
import { issueToken, takeToken } from '../access/single-use-tokens.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Browser, Context } from '../../base/endpoints/handler.ts';
import type { Started } from './provider-flow.ts';

/** The site goes on at once with the ticket. */
const TICKET_SECONDS = 120;

/** What a ticket allows, beside the provider that it is for. */
interface Ticketed {
  /** For an account that shall be opened: the visitor has agreed on the site's own page. */
  providerStart: { started: Started };
  /** For a provider that shall be joined: the session that was proved. */
  providerLink: { tokenHash: string };
}

interface Kept {
  providerId: string;
  browserHash: string;
}

/**
 * Makes the ticket with which a browser goes on to a provider, good once and in that browser alone:
 * an address that holds a ticket does nothing for whom a stranger leads to it.
 *
 * @param memberId whose ticket it is; it ends with the member's password
 */
export const issueTicket = async <Purpose extends keyof Ticketed>(
  { database, merchant, signInBrowser }: Pick<Context, 'database' | 'merchant' | 'signInBrowser'>,
  purpose: Purpose,
  ticket: { providerId: string; memberId?: number } & Ticketed[Purpose],
): Promise<string> => {
  const { memberId, ...data } = ticket;
  const browserSecret = makeToken();
  signInBrowser.keep(browserSecret);
  const { token } = await issueToken(database, {
    merchantId: merchant.id,
    ...(memberId !== undefined && { memberId }),
    purpose,
    lifeSeconds: TICKET_SECONDS,
    data: { ...data, browserHash: hashToken(browserSecret) },
  });
  return token;
};

/**
 * Uses a ticket up.
 *
 * @returns null when there is none any more, it is for another provider, or another browser got it
 */
export const takeTicket = async <Purpose extends keyof Ticketed>(
  database: Database,
  which: { merchantId: number; providerId: string; purpose: Purpose; token: string },
  browser: Browser,
): Promise<({ memberId: number | null } & Ticketed[Purpose]) | null> => {
  const { providerId, ...token } = which;
  const kept = await takeToken<Kept & Ticketed[Purpose]>(database, token);
  if (!kept || kept.data.providerId !== providerId || !browser.token) return null;
  if (kept.data.browserHash !== hashToken(browser.token)) return null;
  return { ...kept.data, memberId: kept.memberId };
};
