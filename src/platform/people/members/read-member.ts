import { memberInfo } from '#api/member.ts';
import { currencyOf, isAgentOf, isTrial } from '../access/member-types.ts';
import { hasOneTimePassword, isPasswordExpired } from '../access/password-expiry.ts';
import { sql } from '../../base/database/sql.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readProtections } from '../contacts/read-protections.ts';
import { maskEmail, maskNumber } from '../contacts/mask-contact.ts';

/** The account that is signed in; what identifies a person is shortened. */
export const memberInfoHandler = handle(
  memberInfo,
  async (_input, { database, merchant, session }) => {
    const reading = database
      .selectFrom('member')
      .innerJoin('affiliateCode', (join) =>
        join
          .onRef('affiliateCode.merchantId', '=', 'member.merchantId')
          .onRef('affiliateCode.ownerId', '=', 'member.id'),
      )
      .selectAll('member')
      .select([
        'affiliateCode.code',
        isPasswordExpired(merchant).as('passwordExpired'),
        hasOneTimePassword.as('oneTimePassword'),
        sql<number>`extract(day from now() - password_changed_at)::int`.as('passwordAgeDays'),
      ])
      .where('member.merchantId', '=', merchant.id)
      .where('member.id', '=', session.memberId)
      .where('affiliateCode.domain', 'is', null)
      .where('affiliateCode.name', 'is', null)
      .executeTakeFirstOrThrow();
    const [member, protections] = await Promise.all([
      reading,
      readProtections(database, merchant.id, session.memberId),
    ]);
    return {
      id: member.id,
      account: member.username,
      nickname: member.nickname,
      type: member.type,
      isAgent: isAgentOf(merchant.config, member.type),
      isTrial: isTrial(member.type),
      currency: currencyOf(merchant, member.type),
      mobileNum: member.profile.mobileNum ? maskNumber(member.profile.mobileNum) : null,
      email: member.profile.email ? maskEmail(member.profile.email) : null,
      referralCode: member.code,
      passwordExpired: member.passwordExpired,
      oneTimePassword: member.oneTimePassword,
      hasPassword: member.passwordHash !== null,
      passwordAgeDays: member.passwordHash === null ? null : member.passwordAgeDays,
      hasPaymentPassword: member.paymentPasswordHash !== null,
      hasAuthenticator: protections.hasAuthenticator,
      mobileVerified: protections.mobileVerified,
      emailVerified: protections.emailVerified,
      passkeyCount: protections.passkeyCount,
      hasAvatar: member.avatarUploadId !== null,
      registeredAt: member.registeredAt.toISOString(),
      lastLoginAt: member.previousLoginAt?.toISOString() ?? null,
    };
  },
);
