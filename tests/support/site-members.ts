import { randomInt } from 'node:crypto';
import { inject } from 'vitest';
import { register } from '#api/member.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { callAt, storeKnownCaptcha } from './platform.ts';
import './site-fixture.ts';

/** Who can sign in to a site. */
export interface SiteMember {
  username: string;
  password: string;
}

/** A password that nobody tries first. */
export const PASSWORD = 'Wild-otters-bake-7-pies';

/** A username that nobody has, in no worker: one of a hundred million million. */
export const newName = (): string => `p${randomInt(36 ** 9).toString(36)}`;

/** Opens an account at Northlight through the platform, signed out. */
export const newMember = async (database: Database): Promise<SiteMember> => {
  const username = newName();
  const captcha = await storeKnownCaptcha(database, 'northlight');
  const outcome = await callAt(inject('site').port, { host: 'northlight.localhost' }, register, {
    ...captcha,
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    email: `${username}@mail.example`,
    payeeName: 'Ada Berg',
    birthday: '1990-05-17',
    agreed: true,
    login: false,
  });
  if (!outcome.ok) throw new Error(`No account was opened: ${JSON.stringify(outcome)}`);
  return { username, password: PASSWORD };
};

/** An active invitation code of a merchant's agent or member, from the demo world. */
export const invitationCodeOf = async (
  database: Database,
  code: string,
  kind: 'agent' | 'referral',
): Promise<string> => {
  const row = await database
    .selectFrom('affiliateCode')
    .innerJoin('merchant', 'merchant.id', 'affiliateCode.merchantId')
    .select('affiliateCode.code')
    .where('merchant.code', '=', code)
    .where('affiliateCode.kind', '=', kind)
    .where('affiliateCode.active', '=', true)
    .executeTakeFirstOrThrow();
  return row.code;
};

/** Ends a member's sessions, as another browser may. */
export const endSessions = (database: Database, { username }: SiteMember) =>
  database
    .deleteFrom('session')
    .where('memberId', 'in', (select) =>
      select.selectFrom('member').select('id').where('username', '=', username),
    )
    .execute();

/** What a home page asks by itself: where its session ends, any of it may be refused before anybody presses anything. */
export const REFUSED_BY_ITSELF = [
  '401 /wps/v2/wallets/balance',
  '401 /wps/member/protection/realityCheck',
  '401 /wps/relay/CSP_unreadCount',
  '401 /wps/relay/GCS_favoriteIds',
  '401 /wps/relay/MCSFE_getPromotionStandings',
];
