import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { AnyEndpoint, InputOf } from '#api/endpoint.ts';
import { launchGame } from '#api/launch.ts';
import {
  signedText,
  VENDOR_KEY_BYTES,
  vendorAuthenticate,
  vendorHeaders,
  vendorKeyInfo,
  type VendorSession,
} from '#api/vendor-protocol.ts';
import { type Caller, type Outcome, type TestPlatform, toOutcome } from './platform.ts';

export const VENDOR_SECRET = 'a secret of the tests, thirty-two letters and more';
export const GAMES_URL = 'http://games.test:4999';

/** Games are set up for this file's platform: as the CLI does for the vendor that it starts. */
export const setUpGames = (): void => {
  process.env['LIVERY_GAMES_URL'] = GAMES_URL;
  process.env['LIVERY_VENDOR_SECRET'] = VENDOR_SECRET;
};

/** The key of a vendor, derived here by itself: a mistake of the platform's would show. */
export const testKey = (vendorCode: string, secret = VENDOR_SECRET): string =>
  Buffer.from(hkdfSync('sha256', secret, '', vendorKeyInfo(vendorCode), VENDOR_KEY_BYTES)).toString(
    'hex',
  );

/** What a test may do otherwise than a vendor would. */
export interface Forgery {
  timestamp?: number;
  nonce?: string;
  signature?: string;
  key?: string;
  rawBody?: string;
}

/** Sends one message as a vendor, `requestId` made up unless given. */
export const tellPlatform = async <E extends AnyEndpoint>(
  platform: Pick<TestPlatform, 'send'>,
  vendor: string,
  call: E,
  body: Omit<InputOf<E>, 'requestId'> & { requestId?: string },
  forgery: Forgery = {},
): Promise<Outcome<E>> => {
  const timestamp = String(forgery.timestamp ?? Date.now());
  const nonce = forgery.nonce ?? randomUUID();
  const signed = JSON.stringify({ requestId: randomUUID(), ...body });
  const signature =
    forgery.signature ??
    createHmac('sha256', forgery.key ?? testKey(vendor))
      .update(signedText(timestamp, nonce, signed))
      .digest('hex');
  const caller: Caller = {
    host: '127.0.0.1',
    headers: {
      [vendorHeaders.vendor]: vendor,
      [vendorHeaders.timestamp]: timestamp,
      [vendorHeaders.nonce]: nonce,
      [vendorHeaders.signature]: signature,
    },
  };
  const raw = forgery.rawBody ?? signed;
  return toOutcome<E>(await platform.send(caller, { method: 'POST', path: call.path, raw }));
};

/** Launches a game as a member and answers the ticket of its address. */
export const launchTicket = async (
  platform: Pick<TestPlatform, 'call'>,
  member: Caller,
  input: InputOf<typeof launchGame>,
): Promise<{ ticket: string; vendor: string; url: URL }> => {
  const launched = await platform.call(member, launchGame, input);
  if (!launched.ok) throw new Error(`not launched: ${launched.refusal}`);
  if (launched.value.kind !== 'frame') throw new Error('a lottery has no ticket');
  const url = new URL(launched.value.url);
  return {
    url,
    ticket: url.searchParams.get('ticket') ?? '',
    vendor: url.searchParams.get('vendor') ?? '',
  };
};

/** A play of a member, as its vendor has it. */
export interface TestPlay extends VendorSession {
  vendor: string;
}

/** Launches a game and opens its session. */
export const openPlay = async (
  platform: Pick<TestPlatform, 'call' | 'send'>,
  member: Caller,
  input: InputOf<typeof launchGame>,
): Promise<TestPlay> => {
  const { ticket, vendor } = await launchTicket(platform, member, input);
  const opened = await tellPlatform(platform, vendor, vendorAuthenticate, { ticket });
  if (!opened.ok) throw new Error(`no session: ${opened.refusal}`);
  return { vendor, ...opened.value };
};
