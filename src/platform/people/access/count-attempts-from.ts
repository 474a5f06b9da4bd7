import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { countAttempt, type Standing, type AttemptRule } from './login-failures.ts';
import { countedNetworks } from '../../base/http/network.ts';

/**
 * Counts a try by where it comes from: an IPv4 address, or the /64 and the /48 of an IPv6 one, since
 * whoever has a /48 has 65,536 of the others.
 *
 * @param name what is counted
 * @param most tries that are allowed from an address or a /64
 * @returns the standing of the network that is locked, else of the narrowest
 */
export const countAttemptsFrom = async (
  database: Database,
  merchant: Merchant,
  { name, ip, most }: { name: string; ip: string; most: number },
  rule: AttemptRule = {},
): Promise<Standing> => {
  let narrowest: Standing | undefined;
  for (const { network, share } of countedNetworks(ip)) {
    const lockAt = most * share + 1;
    const standing = await countAttempt(database, merchant, `${name}:${network}`, lockAt, rule);
    if (standing.lockedSeconds > 0) return standing;
    narrowest ??= standing;
  }
  if (!narrowest) throw new Error('an address belongs to a network');
  return narrowest;
};
