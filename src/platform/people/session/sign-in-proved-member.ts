import type { ChallengeDetails, ChallengeKind, OpenedSession } from '#api/session.ts';
import { isAgent } from '../access/member-types.ts';
import type { SignInMethod } from '../access/sessions.ts';
import { issueToken } from '../access/single-use-tokens.ts';
import { startSession } from '../access/start-session.ts';
import { type Context, Refusal } from '../../base/endpoints/handler.ts';
import { maskEmail, maskNumber } from '../contacts/mask-contact.ts';
import { type Proofs, readProofs } from './challenge-kinds.ts';
import { findDevice } from '../access/devices.ts';
import { networkOf } from '../../base/http/network.ts';
import { sql } from '../../base/database/sql.ts';

/**
 * Whether an account signs in from a network or a device that it used lately. The first sign-in of
 * an account is familiar: there is nothing to compare it with.
 */
const isFamiliar = async (context: Context, memberId: number): Promise<boolean> => {
  const { database, merchant, ip } = context;
  const { addressCheck, addressDays } = merchant.config.security;
  if (!addressCheck) return true;
  const since = sql<Date>`now() - make_interval(days => ${addressDays})`;
  const { rows } = await sql<{ any: boolean; here: boolean }>`
    select count(*) > 0 as any,
      count(*) filter (where network = ${networkOf(ip)} and seen_at > ${since}) > 0 as here
    from known_network where merchant_id = ${merchant.id} and member_id = ${memberId}`.execute(
    database,
  );
  const [networks] = rows;
  if (!networks?.any || networks.here) return true;
  const device = await findDevice(database, context);
  return (
    device?.memberId === memberId && device.seenAt.getTime() > Date.now() - addressDays * 86_400_000
  );
};

/** An account that was just proved. */
export interface ProvedMember {
  id: number;
  type: number;
  status: 'active' | 'frozen' | 'closed';
}

/** How the member signs in. */
export interface Entry {
  method: SignInMethod;
  remember: boolean;
  area?: 'member' | 'agent' | undefined;
}

/** What is kept of a sign-in while it is asked for one more proof. */
export interface PendingEntry {
  kinds: ChallengeKind[];
  method: SignInMethod;
  remember: boolean;
  area?: Entry['area'];
}

/**
 * What is asked for beside each way in. An SMS is a proof, but one that can be diverted: it does not
 * stand in for an authenticator. A passkey is two proofs in one.
 */
const CHALLENGED: Partial<Record<SignInMethod, 'any' | ChallengeKind>> = {
  password: 'any',
  sms: 'authenticator',
};

/**
 * Refuses an account that may not come in, or not here. Where the flag AGENTPOLICY3 is off there is
 * no agent area, so nobody is an agent of it.
 *
 * @throws {Refusal} `account_frozen`, `non_agent`, `non_member`
 */
export const refuseSignIn = (
  { merchant }: Pick<Context, 'merchant'>,
  { status, type }: ProvedMember,
  area?: Entry['area'],
): void => {
  if (status !== 'active') throw new Refusal('account_frozen');
  const isOne = merchant.config.flags.AGENTPOLICY3 && isAgent(type);
  if (area === 'agent' && !isOne) throw new Refusal('non_agent');
  if (area === 'member' && isOne) throw new Refusal('non_member');
};

/**
 * Signs in a proved account, or asks for one more proof.
 *
 * @throws {Refusal} those of `refuseSignIn`; `verification_required` from an unregistered address
 *   after a password or an SMS code, with the details of `challengeDetails`
 */
export const signInProvedMember = async (
  context: Context,
  member: ProvedMember,
  { method, remember, area }: Entry,
): Promise<OpenedSession> => {
  refuseSignIn(context, member, area);
  const asked = CHALLENGED[method];
  if (asked && !(await isFamiliar(context, member.id))) {
    const proofs = await readProofs(context, member.id);
    const kinds = asked === 'any' ? proofs.kinds : proofs.kinds.filter((kind) => kind === asked);
    // A member without any stored details cannot be asked for another proof.
    if (kinds.length > 0)
      throw await challenge(context, member.id, { ...proofs, kinds }, { method, remember, area });
  }
  return context.database
    .transaction()
    .execute((tx) => startSession(tx, context, member.id, { method, remember }));
};

const challenge = async (
  { database, merchant }: Context,
  memberId: number,
  { kinds, email, mobile }: Proofs,
  entry: Omit<PendingEntry, 'kinds'>,
): Promise<Refusal> => {
  const { token, expiresAt } = await issueToken(database, {
    merchantId: merchant.id,
    purpose: 'challenge',
    lifeSeconds: merchant.config.security.challengeMinutes * 60,
    memberId,
    data: { kinds, ...entry } satisfies PendingEntry,
  });
  const details: ChallengeDetails = {
    challengeId: token,
    kinds,
    masked: {
      ...(kinds.includes('email') && email && { email: maskEmail(email) }),
      ...(kinds.includes('mobile') && mobile && { mobile: maskNumber(mobile) }),
    },
    expiresAt: expiresAt.toISOString(),
  };
  return new Refusal('verification_required', { details });
};
