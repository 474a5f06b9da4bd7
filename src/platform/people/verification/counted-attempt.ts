import { countAttempt, resetAttempts, type Standing } from '../access/login-failures.ts';
import { countedNetworks } from '../../base/http/network.ts';
import { type Context, Refusal } from '../../base/endpoints/handler.ts';

/** From how many networks one code may be guessed at as often as from one, before it is given up. */
const NETWORKS = 10;

interface Counted {
  subject: string;
  /** The number of tries that locks. */
  lockAt: number;
}

/** What a try is counted in: with an address each network for itself, and all together much later. */
const countsOf = (subject: string, tries: number, ip: string | undefined): Counted[] =>
  ip === undefined
    ? [{ subject, lockAt: tries }]
    : [
        ...countedNetworks(ip).map(({ network, share }) => ({
          subject: `${subject}:${network}`,
          lockAt: tries * Math.min(share, NETWORKS),
        })),
        { subject, lockAt: tries * NETWORKS },
      ];

/**
 * Looks at a code with as many tries as the merchant gives one; then nothing is taken for a while.
 * A try is counted before it is looked at, so that many at once are no more than one by one.
 *
 * @param subject what is guessed at, over all requests
 * @param isRight looks at the code, and uses it up
 * @param ip where the try comes from, when anybody may try: wrong ones lock that network, and the code
 *   itself only after ten times as many
 * @throws {Refusal} `code_wrong`, or `code_locked` with `retryAfterSeconds`
 */
export const countedAttempt = async (
  { database, merchant }: Pick<Context, 'database' | 'merchant'>,
  subject: string,
  isRight: () => Promise<boolean>,
  ip?: string,
): Promise<void> => {
  const { codeTries, codeRefusalMinutes } = merchant.config.security;
  const rule = { lockMinutes: codeRefusalMinutes };
  const counts = countsOf(subject, codeTries, ip);
  const standings: Standing[] = [];
  for (const count of counts)
    standings.push(await countAttempt(database, merchant, count.subject, count.lockAt, rule));
  const retryAfterSeconds = Math.max(...standings.map(({ lockedSeconds }) => lockedSeconds));
  const locked = { details: { retryAfterSeconds } };
  if (counts.some(({ lockAt }, at) => (standings[at]?.failures ?? 0) > lockAt))
    throw new Refusal('code_locked', locked);
  if (!(await isRight()))
    throw retryAfterSeconds > 0 ? new Refusal('code_locked', locked) : new Refusal('code_wrong');
  for (const count of counts) await resetAttempts(database, merchant.id, count.subject);
};
