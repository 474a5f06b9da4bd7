import { profile, type ProfileField, profileFieldNames } from '#api/profile.ts';
import type { ValueOf } from '#api/endpoint.ts';
import type { Database } from '../../base/database/tables.ts';
import { type Context, handle, type Session } from '../../base/endpoints/handler.ts';
import { readContacts } from '../contacts/contacts.ts';
import { readProtections } from '../contacts/read-protections.ts';
import { maskEmail, maskId, maskNumber } from '../contacts/mask-contact.ts';

/** A member can state their identity once: age and payouts depend on it. */
const VISIBLE_ONCE: readonly ProfileField[] = ['payeeName', 'birthday', 'idNumber'];

/** What the account tells about its person and how well it is protected. */
export const profileHandler = handle(profile, (_input, context) => readProfile(context));

/** The profile as its member sees it; an identity number is shortened. */
export const readProfile = async ({
  database,
  merchant,
  session,
}: Context & { session: Session }): Promise<ValueOf<typeof profile>> => {
  const [member, contacts, protections] = await Promise.all([
    readProfileView(database, merchant.id, session.memberId),
    readContacts(database, merchant.id, session.memberId),
    readProtections(database, merchant.id, session.memberId),
  ]);
  const { told, locked } = member;
  const mobileNum = contacts.mobile ?? member.profile.mobileNum ?? null;
  const email = contacts.email ?? member.profile.email ?? null;
  const hasPassword = member.passwordHash !== null;
  const hasPaymentPassword = member.paymentPasswordHash !== null;
  const { mobileVerified, emailVerified, hasAuthenticator } = protections;
  const kept = [hasPassword, hasPaymentPassword, mobileVerified, emailVerified, hasAuthenticator];
  return {
    fields: { ...told, idNumber: told.idNumber && maskId(told.idNumber) },
    locked,
    minimumAge: merchant.config.ages.minimum,
    username: member.username,
    mobileNum: mobileNum && maskNumber(mobileNum),
    email: email && maskEmail(email),
    ...protections,
    hasPassword,
    hasPaymentPassword,
    securityLevel: kept.filter(Boolean).length,
  };
};

/** What a member has told, and which of it is settled. */
export interface ProfileView {
  told: Record<ProfileField, string | null>;
  locked: ProfileField[];
}

/** The fields of a profile as they stand in a member's row. */
export const toProfileView = (row: {
  nickname: string;
  username: string;
  profile: Record<string, string>;
  profileLocked: readonly string[];
}): ProfileView => {
  const told = Object.fromEntries(
    profileFieldNames.map((name) => [name, row.profile[name] || null]),
  ) as Record<ProfileField, string | null>;
  // Until one is chosen the name of the account stands in its place.
  told.nickname = row.nickname === row.username ? null : row.nickname;
  const locked = profileFieldNames.filter(
    (name) =>
      row.profileLocked.includes(name) || (VISIBLE_ONCE.includes(name) && told[name] !== null),
  );
  return { told, locked };
};

const readProfileView = async (database: Database, merchantId: number, memberId: number) => {
  const row = await database
    .selectFrom('member')
    .select(['username', 'nickname', 'profile', 'profileLocked'])
    .select(['passwordHash', 'paymentPasswordHash'])
    .where('merchantId', '=', merchantId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { ...row, ...toProfileView(row) };
};
