import { createHash, createHmac, hkdfSync, randomUUID } from 'node:crypto';
import type { AnyEndpoint, InputOf } from '#api/endpoint.ts';
import { launchGame } from '#api/launch.ts';
import { vendorAuthenticate, type VendorSession } from '#api/vendor-protocol.ts';
import { signedText, VENDOR_KEY_BYTES, vendorHeaders, vendorKeyInfo } from '#api/vendor-signing.ts';
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
  /** The path that is signed, in place of the one that is asked for. */
  signedPath?: string;
  /** Changes the header Signature-Input after it was signed. */
  forgeInput?: (input: string) => string;
  /** Signed in the form of before RFC 9421. */
  isOldForm?: boolean;
  timestamp?: number;
  nonce?: string;
  signature?: string;
  key?: string;
  rawBody?: string;
}

/** The signature base of RFC 9421, section 2.5, written out: a mistake of a library's would show. */
const signMessage = (
  vendor: string,
  path: string,
  body: string,
  {
    timestamp = Date.now(),
    nonce = randomUUID(),
    key = testKey(vendor),
    signature,
    forgeInput = (input) => input,
  }: Forgery,
): Record<string, string> => {
  const hash = (text: string, as: 'base64' | 'hex') => createHash('sha256').update(text).digest(as);
  const digest = `sha-256=:${hash(body, 'base64')}:`;
  const keyId = `${vendor}.${hash(key, 'hex').slice(0, 8)}`;
  const params = `("@method" "@path" "@query" "content-digest");created=${Math.floor(timestamp / 1000)};nonce="${nonce}";keyid="${keyId}";alg="hmac-sha256"`;
  const base = [
    '"@method": POST',
    `"@path": ${path}`,
    '"@query": ?',
    `"content-digest": ${digest}`,
    `"@signature-params": ${params}`,
  ].join('\n');
  const hmac = signature ?? createHmac('sha256', key).update(base).digest('base64');
  return {
    'content-digest': digest,
    'signature-input': forgeInput(`livery=${params}`),
    signature: `livery=:${hmac}:`,
  };
};

const signOldForm = (
  vendor: string,
  _path: string,
  body: string,
  { timestamp = Date.now(), nonce = randomUUID(), key = testKey(vendor), signature }: Forgery,
): Record<string, string> => ({
  [vendorHeaders.vendor]: vendor,
  [vendorHeaders.timestamp]: String(timestamp),
  [vendorHeaders.nonce]: nonce,
  [vendorHeaders.signature]:
    signature ??
    createHmac('sha256', key)
      .update(signedText(String(timestamp), nonce, body))
      .digest('hex'),
});

/** Sends one message as a vendor, `requestId` made up unless given. */
export const sendAsVendor = async <E extends AnyEndpoint>(
  platform: Pick<TestPlatform, 'send'>,
  vendor: string,
  call: E,
  body: Omit<InputOf<E>, 'requestId'> & { requestId?: string },
  forgery: Forgery = {},
): Promise<Outcome<E>> => {
  const signed = JSON.stringify({ requestId: randomUUID(), ...body });
  const sign = forgery.isOldForm ? signOldForm : signMessage;
  const caller: Caller = {
    host: '127.0.0.1',
    headers: sign(vendor, forgery.signedPath ?? call.path, signed, forgery),
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
  const opened = await sendAsVendor(platform, vendor, vendorAuthenticate, { ticket });
  if (!opened.ok) throw new Error(`no session: ${opened.refusal}`);
  return { vendor, ...opened.value };
};
