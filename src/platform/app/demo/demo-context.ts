import { createHash } from 'node:crypto';
import { isAgent } from '../../people/access/member-types.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Context, Merchant, Session } from '../../base/endpoints/handler.ts';
import { demoAmountMinor } from './demo-amounts.ts';
import type { DemoPerson } from './demo-people.ts';

/** Somebody of the demo world, as if signed in. */
export interface DemoActor {
  context: Context & { session: Session };
  merchant: Merchant;
  database: Database;
  memberId: number;
  person: DemoPerson;
  email: string;
  paymentPassword: string;
}

/** Where nobody listens: the demo world is made before the platform does. */
const NOWHERE = 'http://127.0.0.1:0';

/** What a handler needs to know of a demo account's call. */
export const demoContext = (
  database: Database,
  merchant: Merchant,
  { memberId, type }: { memberId: number; type: number },
): DemoActor['context'] => ({
  database,
  merchant,
  session: {
    memberId,
    type,
    tokenHash: isAgent(type) ? 'demo agent' : 'demo member',
    deviceId: null,
    mustChangePassword: false,
  },
  ip: '127.0.0.1',
  userAgent: 'demo world',
  waitedMs: () => 0,
  device: { token: null, keep: () => {} },
  signInBrowser: { token: null, keep: () => {} },
  gone: new AbortController().signal,
  siteFolder: '',
  ownUrl: () => NOWHERE,
  country: null,
  host: merchant.config.site.mainDomain,
  origin: `https://${merchant.config.site.mainDomain}`,
  language: merchant.config.languages.default,
});

/** The id of a request of the demo world: the same at every start, so that it is done once. */
export const demoRequestId = ({ merchant, memberId }: DemoActor, name: string): string => {
  const hex = createHash('sha256').update(`${merchant.code}:${memberId}:${name}`).digest('hex');
  const variant = (Number.parseInt(hex.charAt(16), 16) % 4) + 8;
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant.toString(16)}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

/** So many dollars in the brand's currency, between two bounds that the brand has set. */
export const demoAmountWithin = (
  { merchant }: DemoActor,
  dollars: number,
  { minimumMinor, maximumMinor }: { minimumMinor: number; maximumMinor: number },
): number =>
  Math.min(
    maximumMinor,
    Math.max(minimumMinor, demoAmountMinor(dollars, merchant.config.currency)),
  );
