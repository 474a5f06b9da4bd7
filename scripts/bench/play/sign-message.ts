import { createHash, createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { vendorBet } from '#api/vendor-protocol.ts';
import {
  signatureForm,
  VENDOR_KEY_BYTES,
  vendorKeyId,
  vendorKeyInfo,
} from '#api/vendor-signing.ts';
import { BENCH_VENDOR } from '../platform/bench-merchants.ts';
import { type BenchPlay, STAKE_MINOR } from './make-plays.ts';
import { PAYOUTS } from './play-script.ts';

const SECRET = 'a secret of the benchmark, which keeps nothing of anybody';

interface SigningKey {
  key: string;
  keyId: string;
}

const keys = new Map<string, SigningKey>();

const keyOf = (vendor: string): SigningKey => {
  const known = keys.get(vendor);
  if (known) return known;
  const key = Buffer.from(
    hkdfSync('sha256', SECRET, '', vendorKeyInfo(vendor), VENDOR_KEY_BYTES),
  ).toString('hex');
  const made = { key, keyId: vendorKeyId(vendor, createHash('sha256').update(key).digest('hex')) };
  keys.set(vendor, made);
  return made;
};

/** Servers that this process starts from now on know the vendor whose bets are signed here. */
export const shareVendorSecret = (): void => {
  process.env['LIVERY_VENDOR_SECRET'] = SECRET;
};

/** The headers of RFC 9421 for a vendor's message, written out: the client's own work should cost little. */
export const signMessage = (
  path: string,
  body: string,
  vendor = BENCH_VENDOR,
): Record<string, string> => {
  const { key, keyId } = keyOf(vendor);
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  const fields = signatureForm.components.map((name) => `"${name}"`).join(' ');
  const created = Math.floor(Date.now() / 1000);
  const params = `(${fields});created=${created};nonce="${randomUUID()}";keyid="${keyId}";alg="${signatureForm.algorithm}"`;
  const base = `"@method": POST\n"@path": ${path}\n"@query": ?\n"content-digest": ${digest}\n"@signature-params": ${params}`;
  const signature = createHmac('sha256', key).update(base).digest('base64');
  return {
    'content-digest': digest,
    'signature-input': `${signatureForm.label}=${params}`,
    signature: `${signatureForm.label}=:${signature}:`,
  };
};

/**
 * Makes rounds of the players in turn, each staked and settled in one message, signed as any vendor does it.
 *
 * @returns what makes the next one
 */
export const betsInTurn = (plays: readonly BenchPlay[]) => {
  let sent = 0;
  return (): { body: string; headers: Record<string, string> } => {
    sent += 1;
    const { sessionToken } = plays[sent % plays.length] ?? { sessionToken: '' };
    const id = randomUUID();
    const body = JSON.stringify({
      requestId: id,
      sessionToken,
      transactionId: id,
      roundId: id,
      stakeMinor: STAKE_MINOR,
      payoutMinor: PAYOUTS[sent % PAYOUTS.length],
      pick: 'a round of the benchmark',
    });
    return { body, headers: signMessage(vendorBet.path, body) };
  };
};
