import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import type { Context } from '../../base/endpoints/handler.ts';
import { addressSubject, countAttempt, readStanding, undoAttempt } from './login-failures.ts';
import { countedNetworks } from '../../base/http/network.ts';

/**
 * Who tries to sign in by password.
 *
 * Failures lock whoever made them, and never the account: a device that the account knows is counted by
 * itself, any other by its network at that name. Guesses from elsewhere can't keep the owner out. How
 * often the name and the network fail in all decides only over the captcha.
 */
export interface SignInAttempt {
  /** The one name under which tries are counted, whether or not an account has it. */
  name: string;
  /** The device that shows its cookie, where it is one of this account's; else null. */
  knownDeviceId: number | null;
}

/** How somebody stands before a try. */
export interface SignInStanding {
  /** Seconds until the next try is allowed; 0 when it is now. */
  lockedSeconds: number;
  /** A captcha is to be solved with the next try. */
  captcha: boolean;
}

type HashRequest = Pick<Context, 'database' | 'merchant' | 'ip'>;

interface Counted {
  subject: string;
  /** The number of tries that locks; null never does. */
  lockAt: number | null;
  /** Failures here ask for a captcha. */
  asks: boolean;
}

/** Separates the name and the network in a key; no name can hold this character. */
const AT = '\u001f';

const nameSubject = (name: string): string => `name:${name}`;

const networkSubject = (name: string, network: string): string =>
  `${nameSubject(name)}${AT}${network}`;

const deviceSubject = (deviceId: number): string => `device:${deviceId}`;

/** What is locked by a try, and what is only counted. */
const subjectsOf = (
  { merchant, ip }: HashRequest,
  { name, knownDeviceId }: SignInAttempt,
): { own: Counted[]; shared: Counted[] } => {
  const { loginFailuresBeforeLock: most } = merchant.config.limits;
  if (knownDeviceId !== null)
    return {
      own: [{ subject: deviceSubject(knownDeviceId), lockAt: most, asks: true }],
      shared: [],
    };
  return {
    own: countedNetworks(ip).map(({ network, share }) => ({
      subject: networkSubject(name, network),
      lockAt: most * share,
      // A /48 belongs to many people.
      asks: share === 1,
    })),
    shared: [nameSubject(name), addressSubject(ip)].map((subject) => ({
      subject,
      lockAt: null,
      asks: true,
    })),
  };
};

/** How often the visitor's network has failed lately, over all names. */
export const failuresFrom = async ({ database, merchant, ip }: HashRequest): Promise<number> =>
  (await readStanding(database, merchant, addressSubject(ip))).failures;

/** How somebody stands before a try; what many do at once, `countSignInAttempt` alone can tell. */
export const readSignInStanding = async (
  requester: HashRequest,
  tried: SignInAttempt,
): Promise<SignInStanding> => {
  const { database, merchant } = requester;
  const { own, shared } = subjectsOf(requester, tried);
  const standings = await Promise.all(
    [...own, ...shared].map(async ({ subject, asks }) => ({
      asks,
      ...(await readStanding(database, merchant, subject)),
    })),
  );
  const { loginFailuresBeforeCaptcha: most } = merchant.config.limits;
  return {
    lockedSeconds: Math.max(...standings.map(({ lockedSeconds }) => lockedSeconds)),
    captcha: standings.some(({ asks, failures }) => asks && failures >= most),
  };
};

/**
 * Counts a try before it is made, in one statement for each count: parallel guesses cannot pass a limit.
 *
 * @returns how somebody stands with this try: `isOver` when it may not be made, `captcha` when it may be
 *   made only with a captcha
 */
export const countSignInAttempt = async (
  requester: HashRequest,
  tried: SignInAttempt,
): Promise<SignInStanding & { isOver: boolean }> => {
  const { database, merchant } = requester;
  const { own, shared } = subjectsOf(requester, tried);
  const standings = await Promise.all(
    [...own, ...shared].map(async ({ subject, lockAt, asks }) => {
      const standing = await countAttempt(database, merchant, subject, lockAt);
      return { asks, isOver: lockAt !== null && standing.failures > lockAt, ...standing };
    }),
  );
  const { loginFailuresBeforeCaptcha: most } = merchant.config.limits;
  return {
    lockedSeconds: Math.max(...standings.map(({ lockedSeconds }) => lockedSeconds)),
    captcha: standings.some(({ asks, failures }) => asks && failures > most),
    isOver: standings.some(({ isOver }) => isOver),
  };
};

/** Takes a try back that was counted and then not made, with the lock that it has brought. */
export const undoSignInAttempt = async (
  requester: HashRequest,
  tried: SignInAttempt,
): Promise<void> => {
  const { own, shared } = subjectsOf(requester, tried);
  for (const { subject, lockAt } of [...own, ...shared])
    await undoAttempt(requester.database, requester.merchant, subject, lockAt);
};

/** After a success: forgets whose tries they were, and takes them off what else has counted them. */
export const forgiveSignInAttempts = async (
  requester: HashRequest,
  tried: SignInAttempt,
): Promise<void> => {
  const { own, shared } = subjectsOf(requester, tried);
  const [first] = own;
  if (!first) return;
  await sql`
    with gone as (
      delete from login_failure where merchant_id = ${requester.merchant.id}
        and subject = any(${own.map(({ subject }) => subject)}::text[])
      returning subject, failures)
    update login_failure set failures = greatest(0, login_failure.failures - gone.failures)
      from gone
      where merchant_id = ${requester.merchant.id} and gone.subject = ${first.subject}
        and login_failure.subject = any(${shared.map(({ subject }) => subject)}::text[])`.execute(
    requester.database,
  );
};

/** Forgets all that was tried at an account, from wherever: its password is new. */
export const resetSignInAttempts = async (
  database: Database | OpenTransaction,
  merchantId: number,
  { memberId, username }: { memberId: number; username: string },
): Promise<void> => {
  const name = nameSubject(username);
  await sql`
    delete from login_failure where merchant_id = ${merchantId}
      and (subject = ${name} or starts_with(subject, ${name + AT}) or subject in
        (select 'device:' || id from device
          where merchant_id = ${merchantId} and member_id = ${memberId}))`.execute(database);
};
