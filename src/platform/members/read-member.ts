import { memberInfo } from '#api/member.ts';
import { isAgent, isTrial } from '../access/member-types.ts';
import { sql } from '../database/sql.ts';
import { handle } from '../handler.ts';

/** The account that is signed in; what identifies a person is shortened. */
export const memberInfoHandler = handle(
  memberInfo,
  async (_input, { database, merchant, session }) => {
    const member = await database
      .selectFrom('member')
      .innerJoin('affiliateCode', (join) =>
        join
          .onRef('affiliateCode.merchantId', '=', 'member.merchantId')
          .onRef('affiliateCode.ownerId', '=', 'member.id'),
      )
      .selectAll('member')
      .select([
        'affiliateCode.code',
        sql<boolean>`coalesce(password_expires_at <= now(), false)`.as('passwordExpired'),
      ])
      .where('member.merchantId', '=', merchant.id)
      .where('member.id', '=', session.memberId)
      .where('affiliateCode.domain', 'is', null)
      .executeTakeFirstOrThrow();
    return {
      id: member.id,
      account: member.username,
      nickname: member.nickname,
      type: member.type,
      isAgent: isAgent(member.type),
      isTrial: isTrial(member.type),
      currency: merchant.config.currency,
      mobileNum: shortenNumber(member.profile.mobileNum),
      email: shortenEmail(member.profile.email),
      referralCode: member.code,
      passwordExpired: member.passwordExpired,
      registeredAt: member.registeredAt.toISOString(),
      lastLoginAt: member.previousLoginAt?.toISOString() ?? null,
    };
  },
);

const shortenNumber = (number: string | undefined): string | null =>
  number ? `••••${number.slice(-4)}` : null;

const shortenEmail = (email: string | undefined): string | null =>
  email ? email.replace(/^(.).*(?=@)/u, '$1•••') : null;
