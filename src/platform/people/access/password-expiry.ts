import { sql } from '../../base/database/sql.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** Whether the row of `member` at hand has the one-time secret of whoever opened the account. */
export const hasOneTimePassword = sql<boolean>`(member.secret_until is not null)`;

/**
 * Whether the row of `member` at hand has a password whose time is over: at the moment that was set
 * for it, or by its age where the merchant's `security.passwordMaxDays` says so.
 */
export const isPasswordExpired = ({ config }: Pick<Merchant, 'config'>) => {
  const { passwordMaxDays } = config.security;
  return sql<boolean>`(member.password_hash is not null and (
    coalesce(member.password_expires_at <= now(), false)
    or (${passwordMaxDays}::int > 0
      and member.password_changed_at <= now() - make_interval(days => ${passwordMaxDays}::int))))`;
};
