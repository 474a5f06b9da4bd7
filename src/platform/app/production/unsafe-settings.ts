import { findBeaconError } from '#beacon/configured-beacon.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { MAKE_SECRET, weaknessOfSecret } from '../../base/settings/weak-secret.ts';
import { paymentSecretName } from '../../money/payments/provider-secret.ts';
import { signInSecretName } from '../../people/sign-in-providers/provider-client.ts';
import type { Unsafe } from './unsafe.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Brand = Pick<Merchant, 'code' | 'config'>;

/** Another party hands it out, and says how long it is. */
const MIN_OF_OTHERS = 16;

/** The secrets of our own, which each installation makes for itself. */
const OWN_SECRETS = ['LIVERY_SEAL_KEY', 'LIVERY_VENDOR_SECRET', 'LIVERY_SMS_SECRET'] as const;

/** Secrets that are set for a while only; weak is worse than none. */
const PASSING_SECRETS = ['LIVERY_VENDOR_SECRET_SECOND'] as const;

/** The longest that the old form of vendors' signatures may still be taken. */
const MAX_OLD_FORM_DAYS = 366;
const dayMs = 86_400_000;

const THIS_MACHINE = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Providers that sign what they say; a bank transfer is decided by a person. */
const signs = (provider: string): boolean => provider !== 'bank' && provider !== 'sandbox';

/**
 * What is missing, weak or unsafe in the environment of a production start. Addresses that cannot be
 * read at all are told by who reads them.
 */
export const findUnsafeSettings = (env: Environment, brands: readonly Brand[]): Unsafe[] => [
  ...OWN_SECRETS.flatMap((name) => unsafeSecret(env, name)),
  ...namesOfBrands(brands).flatMap((name) => unsafeSecret(env, name, MIN_OF_OTHERS)),
  ...PASSING_SECRETS.filter((name) => env[name]).flatMap((name) => unsafeSecret(env, name)),
  ...findSameSecrets(env, brands),
  ...unsafeOldForm(env['LIVERY_VENDOR_OLD_SIGNATURE_UNTIL'] ?? ''),
  ...unsafeBeacon(env['LIVERY_BEACON_URL'] ?? ''),
  ...unsafeMail(env['LIVERY_SMTP_URL'] ?? ''),
  ...unsafeAddress(env, 'LIVERY_SMS_URL', 'where the SMS gateway takes messages', true),
  ...unsafeAddress(env, 'LIVERY_GAMES_URL', 'the public https address of the games', false),
];

const unsafeSecret = (env: Environment, name: string, least?: number): Unsafe[] => {
  const weakness = weaknessOfSecret(env[name] ?? '', least);
  if (weakness === null) return [];
  const mend = least === undefined ? MAKE_SECRET : 'Set the one that the provider handed out.';
  return [{ where: name, issue: `It ${weakness}. ${mend}` }];
};

const namesOfBrands = (brands: readonly Brand[]): string[] => [
  ...new Set(
    brands.flatMap(({ code, config: { signIn, payments } }) => [
      ...signIn.providers.map(({ id }) => signInSecretName(code, id)),
      ...payments.channels
        .filter(({ provider }) => signs(provider))
        .map(({ provider }) => paymentSecretName(code, provider)),
    ]),
  ),
];

/** One secret for two things: whoever learns it from one has the other. */
const findSameSecrets = (env: Environment, brands: readonly Brand[]): Unsafe[] => {
  const first = new Map<string, string>();
  return [
    ...OWN_SECRETS,
    ...PASSING_SECRETS,
    'LIVERY_CHAIN_SECRET',
    ...namesOfBrands(brands),
  ].flatMap((name) => {
    const secret = env[name] ?? '';
    const other = first.get(secret);
    if (secret === '') return [];
    if (other === undefined) first.set(secret, name);
    return other === undefined
      ? []
      : [{ where: name, issue: `It is the same as ${other}. ${MAKE_SECRET}` }];
  });
};

/** The old signatures do not say which call they are for: they end on a day, and soon. */
const unsafeOldForm = (until: string): Unsafe[] => {
  if (until === '') return [];
  const day = Date.parse(until);
  const isNear = day <= Date.now() + MAX_OLD_FORM_DAYS * dayMs;
  if (/^\d{4}-\d{2}-\d{2}$/.test(until) && isNear) return [];
  const issue = `It must be a day within the next ${MAX_OLD_FORM_DAYS}, such as 2027-01-31, or not be set.`;
  return [{ where: 'LIVERY_VENDOR_OLD_SIGNATURE_UNTIL', issue }];
};

/** Without a public beacon only this process's word stands for it that nobody chose a draw's numbers. */
const unsafeBeacon = (given: string): Unsafe[] => {
  const issue = findBeaconError(given);
  const mend =
    'Set the address of a drand chain, such as https://api.drand.sh/<hash of the chain>.';
  return issue === null ? [] : [{ where: 'LIVERY_BEACON_URL', issue: `${issue} ${mend}` }];
};

const unsafeMail = (given: string): Unsafe[] => {
  const where = 'LIVERY_SMTP_URL';
  const issue = (text: string): Unsafe[] => [{ where, issue: text }];
  if (given === '')
    return issue(
      'It is not set, so no mail would leave. Set smtps://user:password@host of your mail server.',
    );
  if (!URL.canParse(given)) return [];
  const { protocol, hostname, password, searchParams } = new URL(given);
  if (THIS_MACHINE.test(hostname)) return [];
  if (protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true')
    return issue('It sends in the clear. Write smtps://, or add ?requireTLS=true.');
  const weakness = weaknessOfSecret(decodeURIComponent(password), 8);
  return weakness === null
    ? []
    : issue(`Its password ${weakness}. Write the one of your mail server: user:password@.`);
};

const unsafeAddress = (
  env: Environment,
  name: string,
  what: string,
  mayBeHere: boolean,
): Unsafe[] => {
  const given = env[name] ?? '';
  if (given === '') return [{ where: name, issue: `It is not set. Set ${what}.` }];
  if (!URL.canParse(given))
    return [{ where: name, issue: `It is no address. Set ${what}, with its https://.` }];
  const { protocol, hostname } = new URL(given);
  const isHere = THIS_MACHINE.test(hostname);
  if (isHere && !mayBeHere)
    return [{ where: name, issue: `It is reached from this machine only. Set ${what}.` }];
  return protocol === 'https:' || isHere
    ? []
    : [{ where: name, issue: `It is reached in the clear. Set ${what}, with https.` }];
};
