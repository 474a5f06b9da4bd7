import type { ChallengeKind } from '#api/session.ts';
import { isAuthenticatorCode } from '../authenticator/authenticator-codes.ts';
import { type Context, Refusal } from '../../base/endpoints/handler.ts';
import { countedAttempt } from '../verification/counted-attempt.ts';
import { useCode } from '../verification/use-code.ts';
import { readProofs } from './challenge-kinds.ts';

type Prover = Pick<Context, 'database' | 'merchant' | 'ip'>;

/**
 * Proves an account in one of the kinds that were offered. Names and authenticators have as many
 * tries as a code, over all challenges of the account.
 *
 * @throws {Refusal} `code_wrong`, `code_expired`, `code_locked`
 */
export const requireProof = async (
  context: Prover,
  memberId: number,
  kind: ChallengeKind,
  answer: string,
): Promise<void> => {
  if (kind === 'email' || kind === 'mobile') {
    const to = (await readProofs(context, memberId))[kind];
    if (!to) throw new Refusal('code_wrong');
    return useCode(context, { purpose: 'challenge', to, code: answer, memberId });
  }
  return countedAttempt(context, `proof:${memberId}`, () =>
    isProved(context, memberId, kind, answer),
  );
};

const isProved = async (
  { database, merchant }: Pick<Prover, 'database' | 'merchant'>,
  memberId: number,
  kind: 'authenticator' | 'realName' | 'bankAccountName',
  answer: string,
): Promise<boolean> => {
  if (kind === 'authenticator') return isAuthenticatorCode(database, merchant.id, memberId, answer);
  const names = await (kind === 'realName'
    ? readRealNames(database, merchant.id, memberId)
    : readHolderNames(database, merchant.id, memberId));
  const given = plainName(answer);
  return given !== '' && names.some((name) => plainName(name) === given);
};

const readRealNames = async (
  database: Prover['database'],
  merchantId: number,
  memberId: number,
): Promise<string[]> => {
  const { profile } = await database
    .selectFrom('member')
    .select('profile')
    .where('merchantId', '=', merchantId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return profile.payeeName ? [profile.payeeName] : [];
};

const readHolderNames = async (
  database: Prover['database'],
  merchantId: number,
  memberId: number,
): Promise<string[]> => {
  const rows = await database
    .selectFrom('bankAccount')
    .select('holderName')
    .where('merchantId', '=', merchantId)
    .where('memberId', '=', memberId)
    .where('removedAt', 'is', null)
    .execute();
  return rows.map(({ holderName }) => holderName);
};

/** A name however it is written: width, case and blanks aside. */
const plainName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
