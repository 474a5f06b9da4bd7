import { findBeaconError } from '#beacon/configured-beacon.ts';
import { MAKE_SECRET, weaknessOfSecret } from '#platform/base/settings/weak-secret.ts';

/** Secrets that the service cannot do without where it serves players. */
const NEEDED = ['LIVERY_SEAL_KEY', 'LIVERY_VENDOR_SECRET'] as const;

/** Secrets that may be left out; weak is worse than none. */
const OPTIONAL = ['LIVERY_VENDOR_SECRET_SECOND', 'LIVERY_CHAIN_SECRET'] as const;

const OF_BEACON =
  'Set the address of a drand chain, such as https://api.drand.sh/<hash of the chain>; the platform has the same.';

/**
 * What in the environment keeps the service from serving players: without a seal the seeds of open rounds and hidden
 * cards stand readable in its database, and without a public beacon nobody but the house had a hand in shared rounds.
 *
 * @returns a line each, which names the variable and how to mend it, and never shows a secret
 */
export const findUnsafeGames = (env: Readonly<Record<string, string | undefined>>): string[] => {
  const asked = [...NEEDED, ...OPTIONAL.filter((name) => env[name])];
  const weak = asked.flatMap((name) => {
    const weakness = weaknessOfSecret(env[name] ?? '');
    return weakness === null ? [] : [`${name}: It ${weakness}. ${MAKE_SECRET}`];
  });
  const same = asked.flatMap((name, at) => {
    const other = asked.slice(0, at).find((each) => env[each] && env[each] === env[name]);
    return other === undefined ? [] : [`${name}: It is the same as ${other}. ${MAKE_SECRET}`];
  });
  const beacon = findBeaconError(env['LIVERY_BEACON_URL'] ?? '');
  return [
    ...weak,
    ...same,
    ...(beacon === null ? [] : [`LIVERY_BEACON_URL: ${beacon} ${OF_BEACON}`]),
  ];
};
